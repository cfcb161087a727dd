import type { ImpactFigure } from '@/content/landing-page/parts.schema';
import { Bar } from './charts/bar-list';

type Props = NonNullable<ImpactFigure['drawn']> & {
  /** True for figures such as '40%+'. */
  atLeast: boolean;
  /** True for figures such as 'Up to 70%'. */
  atMost?: boolean;
};

/** The two bars in percent of the width, and the words at the second. */
function barsOf({ kind, percent, upTo, atLeast, atMost }: Props) {
  if (kind === 'less') {
    const rest = 100 - percent;
    return {
      before: 100,
      after: rest,
      says: `${atLeast ? 'at most ' : atMost ? 'at best ' : ''}${rest}% remains`,
    };
  }
  if (kind === 'share') return { before: 100, after: percent, says: `${percent} of 100` };
  const max = 100 + (upTo ?? percent);
  const range = upTo ? `${100 + percent} to ${max}` : `${100 + percent}`;
  return {
    before: 10_000 / max,
    after: 100,
    says: `${atLeast ? 'at least ' : ''}${range} for every 100 before`,
  };
}

/** A figure as two bars with a text below: gray before, orange after. */
export function ImpactBar(props: Props) {
  const { before, after, says } = barsOf(props);
  return (
    <div
      role="img"
      aria-label={props.kind === 'share' ? `${says}.` : `Before 100; after: ${says}.`}
      className="mt-5 grid gap-3 text-small/6 text-ink-2 [--bar:0.375rem] *:p-0"
    >
      <Bar tone="before" share={before} />
      <Bar tone="lane" share={after} />
      {says}
    </div>
  );
}
