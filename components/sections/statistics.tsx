import clsx from 'clsx';
import { ChartBar } from '@/components/illustrations/charts/bar';
import type { ImpactFigure } from '@/content/schemas/landing-page-parts';
import type { SectionRenderer } from './types';

type Bar = NonNullable<ImpactFigure['bar']>;

/** Statistics on the dark band, each with a bar where content describes one; then the first is the large one. */
export const Statistics: SectionRenderer<'statistics'> = ({ items }) => {
  const plain = items.every(({ bar }) => !bar);
  return (
    <ul
      className={clsx(
        'grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] gap-x-8 gap-y-6 md:gap-y-10',
        items.length === 3 ? 'md:grid-cols-3' : items.length === 4 && 'lg:grid-cols-4',
      )}
    >
      {items.map(({ value, label, counts, bar }) => (
        <li
          key={label}
          className={clsx(
            'row-span-4 grid grid-cols-[100%] grid-rows-subgrid gap-y-0 wrap-anywhere',
            plain
              ? 'border-t border-rule pt-6'
              : 'max-md:first:col-span-full max-md:last:even:col-span-full max-lg:first:[--h2:min(6rem,22vw)] lg:first:[--h1:8rem]',
          )}
        >
          <p className="ml-0 self-end type-figure normal-nums lg:text-h1">{value}</p>
          <p className="mt-1.5 md:mt-3">{label}</p>
          <p className="type-small mt-1 text-ink-2">{counts}</p>
          {bar && <ImpactBar value={value} bar={bar} />}
        </li>
      ))}
    </ul>
  );
};

/** The shares of both bars in percent, and the words at the second. A value may be a bound: '40%+' or 'Up to 70%'. */
function describeBars(
  { kind, percent, upTo }: Bar,
  value: string,
): [before: number, after: number, words: string] {
  if (kind === 'share') return [100, percent, `${percent} of 100`];
  const least = value.endsWith('+');
  if (kind === 'less') {
    const bound = least ? 'at most ' : value.startsWith('Up to') ? 'at best ' : '';
    return [100, 100 - percent, `${bound}${100 - percent}% remains`];
  }
  const max = 100 + (upTo ?? percent);
  const range = upTo ? `${100 + percent} to ${max}` : max;
  return [10_000 / max, 100, `${least ? 'at least ' : ''}${range} for every 100 before`];
}

/** A figure as two bars with a text below: gray before, orange after. */
export function ImpactBar({ value, bar }: { value: string; bar: Bar }) {
  const [before, after, words] = describeBars(bar, value);
  return (
    <div
      role="img"
      aria-label={bar.kind === 'share' ? `${words}.` : `Before 100; after: ${words}.`}
      className="mt-5 grid content-start gap-3 text-small [line-height:1.6] text-ink-2 [--bar:0.375rem] *:p-0"
    >
      <ChartBar tone="before" share={before} />
      <ChartBar tone="lane" share={after} />
      {words}
    </div>
  );
}
