import type { CSSProperties } from 'react';

/**
 * The rail's beginning on a page without a hero lane: it enters from the left edge of the window and turns
 * down. Place it first in the page's first Container; app/lane.css tells how the parts fit.
 */
export function RailStart() {
  return (
    <span aria-hidden className="rail-start">
      <svg width="26" height="26" viewBox="0 0 26 26" className="rail-turn" aria-hidden="true">
        <path d="M0 1.5 H0.5 Q24.5 1.5 24.5 25.5 V26" />
      </svg>
    </span>
  );
}

/**
 * A branch of the rail: a quarter turn, then straight on into what it meets. It stands in a positioned box, which
 * it fills from top to bottom: measured from the same edge as a drawing in that box, its line and the drawing's
 * meet to a part of a pixel; it overlaps what it meets by one, so that no seam shows.
 *
 * @param at where the branch's line lies, measured from the top of the box: a CSS length or percentage.
 * @param reach distance from the content column's left edge to the box, as a CSS length; 0 when the box begins there.
 */
export function RailBranch({ at, reach }: { at: string; reach?: string }) {
  const style = { '--rail-at': at, ...(reach && { '--rail-reach': reach }) } as CSSProperties;
  return (
    <span aria-hidden className="rail-branch" style={style}>
      <svg width="100%" height="100%" className="rail-turn" aria-hidden="true">
        <path d="M1.5 -24.5V-24Q1.5 0 25.5 0H42" />
        <line x1="41" x2="100%" />
      </svg>
    </span>
  );
}
