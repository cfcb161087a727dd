import type { ImpactFigure } from '@/content/schema';

type Props = NonNullable<ImpactFigure['drawn']> & {
  /** True for figures such as '40%+'. */
  atLeast: boolean;
};

/** Where the longest bar of a growing measure ends, in percent of the width: its words need the rest. */
const ROOM = 64;

/** The two bars in percent of the width, and the words at the second. */
function barsOf({ kind, percent, upTo, atLeast }: Props) {
  if (kind === 'less') {
    const rest = 100 - percent;
    return { before: 100, after: rest, says: `${atLeast ? 'at most ' : ''}${rest}% remains` };
  }
  if (kind === 'share') return { before: 100, after: percent, says: `${percent} of 100` };
  const most = 100 + (upTo ?? percent);
  const range = upTo ? `${100 + percent} to ${most}` : `${100 + percent}`;
  return {
    before: (ROOM * 100) / most,
    after: ROOM,
    says: `${atLeast ? 'at least ' : ''}${range} for every 100`,
  };
}

/**
 * A figure as two bars: grey before, ember after. Bars are in percent of the width, words keep their size.
 * Words stand at the end of the second bar, or below it where it is too long for them.
 */
export function ImpactBar(props: Props) {
  const { before, after, says } = barsOf(props);
  const below = after > ROOM;
  return (
    <svg
      role="img"
      aria-label={`Before 100; after: ${says}.`}
      width="100%"
      height={below ? 62 : 44}
      className="mt-5 overflow-visible"
    >
      <rect y="2" width={`${before}%`} height="6" rx="3" fill="var(--before)" />
      <rect y="28" width={`${after}%`} height="6" rx="3" fill="var(--lane)" />
      <text
        x={below ? 0 : `${after}%`}
        y={below ? 56 : 36}
        dx={below ? 0 : 12}
        fontSize="15"
        fill="var(--ink-2)"
      >
        {says}
      </text>
    </svg>
  );
}
