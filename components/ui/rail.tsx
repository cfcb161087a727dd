import clsx from 'clsx';
import type { CSSProperties } from 'react';
import styles from './rail.module.css';

/*
 * 'Lane' is the brand's word for its orange line, which links the steps of a drawing or a page. It is also the name of
 * that line's color (`--lane`, `bg-lane`). The rail is the lane of a whole page.
 *
 * The rail: the line that runs down a page beside the content column, from the hero to the closing action. It is
 * gray, and lit as far as the visitor has come, and at least down to the last drawing that has begun; where the browser
 * cannot tell, or motion is unwelcome, all of it is lit. The lit line is 3 px wide and lies on whole pixels.
 *
 * How a page gets its rail:
 * 1. The hero: <PageHead rail="always">, or "wide" where no drawing continues it on a phone, where it ends with the hero.
 *    (The home page continues the hero's line instead.)
 * 2. Every section between: <Section rail="through">. Each draws its own stretch, so that the line takes the color of
 *    its section and changes in dark bands.
 * 3. Where an illustration continues the line: <RailBranch at="…" /> in its positioned box.
 * 4. The last band: <ClosingAction rail>. The rail ends in its first button.
 * A page with a form or a tool begins with <RailHead> instead, and its rail ends in what has the class `rail-into`.
 *
 * In a box that begins at the content column instead of a Container, set --rail-column to 0px.
 */

/**
 * One stretch of the rail, over the full height of its positioned box unless `className` says otherwise.
 *
 * @param lit true in a hero, where all of it is lit at once.
 */
export function Rail({ lit = false, className }: { lit?: boolean; className?: string }) {
  return <span aria-hidden className={clsx(styles.rail, lit && styles.lit, className)} />;
}

/**
 * Where the rail begins: it enters from the left edge of the window and turns down into the <Rail> that follows. Always
 * lit. Place it first in the page's first Container.
 */
export function RailStart({ className }: { className?: string }) {
  return <span aria-hidden className={clsx(styles.start, className)} />;
}

/**
 * A branch of the rail: a quarter turn, then straight on into what it meets. It needs a positioned box, which
 * it fills from top to bottom: measured from the same edge as a drawing in that box, its line and the drawing's
 * meet to a part of a pixel. It overlaps what it meets by 1 px, so that no gap shows.
 *
 * Where the box begins to the right of the content column's left edge, set --rail-reach to the distance.
 *
 * @param at where the branch's line lies, measured from the top of the box: a CSS length or percentage. A stylesheet
 *   may set --rail-at instead.
 * @param lit true in a hero, where it is lit at once; elsewhere it is when 30% of its box is in view.
 */
export function RailBranch({
  at,
  lit = false,
  className,
}: {
  at?: string;
  lit?: boolean;
  className?: string;
}) {
  return (
    <span
      aria-hidden
      className={clsx(styles.branch, lit && styles.lit, className)}
      style={at ? ({ '--rail-at': at } as CSSProperties) : undefined}
    />
  );
}
