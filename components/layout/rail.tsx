import clsx from 'clsx';
import type { CSSProperties } from 'react';
import styles from './rail.module.css';

/*
 * 'Lane' is the brand's word for its orange line, which links the steps of a drawing or a page. It is also the name of
 * that line's color (`--lane`, `bg-lane`). The rail is the lane of a whole page.
 *
 * The rail: the line in the brand's color that runs down a page on wide screens (80rem and up), from the first view
 * to the closing action. Every part is 3 px wide and lies on whole pixels, 41 px left of the content column.
 *
 * How a page gets its rail:
 * 1. The first view: <PageHead rail>. (The home page continues the hero's horizontal line instead.)
 * 2. Every section between: <Section rail="through">. Each draws its own stretch, so that the line takes the color of
 *    its section and changes in dark bands.
 * 3. Where an illustration continues the line: <RailBranch at="…" /> in its positioned box.
 * 4. The last band: <ClosingAction rail>. The rail ends in its first button.
 *
 * In a box that begins at the content column instead of a Container, set --rail-column to 0px.
 */

/** One stretch of the rail, over the full height of its positioned box unless `className` says otherwise. */
export function Rail({ className }: { className?: string }) {
  return <span aria-hidden className={clsx(styles.rail, className)} />;
}

/**
 * Where the rail begins: it enters from the left edge of the window and turns down into the <Rail> that follows.
 * Place it first in the page's first Container.
 */
export function RailStart() {
  return (
    <span aria-hidden className={styles.start}>
      <svg aria-hidden width="26" height="26" viewBox="0 0 26 26">
        <path d="M0 1.5 H0.5 Q24.5 1.5 24.5 25.5 V26" />
      </svg>
    </span>
  );
}

/**
 * A branch of the rail: a quarter turn, then straight on into what it meets. It needs a positioned box, which
 * it fills from top to bottom: measured from the same edge as a drawing in that box, its line and the drawing's
 * meet to a part of a pixel. It overlaps what it meets by 1 px, so that no gap shows.
 *
 * @param at where the branch's line lies, measured from the top of the box: a CSS length or percentage.
 * @param reach distance from the content column's left edge to the box, as a CSS length; 0 when the box begins there.
 */
export function RailBranch({ at, reach }: { at: string; reach?: string }) {
  const style = { '--rail-at': at, ...(reach && { '--rail-reach': reach }) } as CSSProperties;
  return (
    <span aria-hidden className={styles.branch} style={style}>
      <svg aria-hidden width="100%" height="100%">
        <path d="M1.5 -24.5V-24Q1.5 0 25.5 0H42" />
        <line x1="41" x2="100%" />
      </svg>
    </span>
  );
}
