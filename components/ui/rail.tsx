import clsx from 'clsx';
import type { CSSProperties } from 'react';
import styles from './rail.module.css';

/*
 * 'Lane' is the brand's word for its orange line, which links the steps of a drawing or a page. It is also the name of
 * that line's color (`--lane`, `bg-lane`). The rail is the lane of a whole page: the line that runs down beside the
 * content column, from the first screen to the closing action, on every page and at every width.
 *
 * How a page gets its rail:
 * 1. <Breadcrumbs> begins it. (The home page continues the hero's line instead.)
 * 2. <Section> and <Container rail> draw a stretch over their height, so that it takes the colors of what it passes.
 * 3. Where a drawing continues the line: <RailBranch at="…" /> in its positioned box.
 * 4. It also branches into what has the class `rail-into` (a form or a tool).
 * 5. It ends in the first button of <ClosingAction>, or else in a dot: <Rail end>.
 *
 * In a box that begins at the content column instead of a Container, set --rail-column to 0px.
 */

/** On the boxes whose stretches of the rail show only while it branches into a form or a tool of the page. */
export const railBranchesIntoForm = '[main:not(:has(.rail-into))_&>span]:hidden noscript:[&>span]:hidden';

const part = 'pointer-events-none absolute print:hidden';

/** One stretch of the rail over the height of its positioned box. @param end true where it ends, in a dot. */
export const Rail = ({ end = false, className }: { end?: boolean; className?: string }) => (
  <>
    <span
      aria-hidden
      className={clsx(
        part,
        'inset-y-0 left-[calc(var(--rail-column,var(--pad))-var(--rail-gap))] w-[3px] bg-lane',
        end && 'bottom-(--section)',
        className,
      )}
    />
    {end && (
      <span
        aria-hidden
        className="absolute bottom-[calc(var(--section)-5px)] left-[calc(var(--rail-column,var(--pad))-var(--rail-gap)-4px)] size-[11px] rounded-full bg-lane print:hidden"
      />
    )}
  </>
);

/** Where the rail begins: it enters from the left edge of the window and turns down into the <Rail> that follows. */
export const RailStart = ({ className = 'top-6 h-(--rail-turn)' }: { className?: string }) => (
  <span
    aria-hidden
    className={clsx(
      part,
      '-left-[50vw] w-[calc(50vw+var(--rail-column,var(--pad))-var(--rail-gap)+3px)] rounded-tr-(--rail-turn) border-t-3 border-r-3 border-lane',
      className,
    )}
  />
);

/**
 * A branch of the rail: a quarter turn, then straight on into what it meets, which it overlaps by 1 px. It fills its
 * positioned box; where that begins to the right of the content column, set --rail-reach to the distance.
 *
 * @param at height of its line from the top of the box, a CSS length or percentage; a stylesheet may set --rail-at instead.
 */
export const RailBranch = ({ at, className }: { at?: string; className?: string }) => (
  <span
    aria-hidden
    className={clsx(part, styles.branch, className)}
    style={at ? ({ '--rail-at': at } as CSSProperties) : undefined}
  />
);
