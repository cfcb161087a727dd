import clsx from 'clsx';
import type { ProcessStep } from '@/content/schemas/landing-page-parts';
import { Icon } from './icon';

/** A span of time that one or more steps take: 'Weeks 2-4'. */
type Span = { when: string; steps: number[]; weeks: number };

/** The spans of time that steps name, in order; none where one of them names no weeks. */
function listSpans(steps: readonly ProcessStep[]): Span[] {
  const spans = new Map<string, Span>();
  for (const { step, when = '' } of steps) {
    const [, from, to = from] = /^Weeks? (\d+)(?:-(\d+))?/.exec(when) ?? [];
    if (!from) return [];
    const span = spans.get(when) ?? { when, steps: [], weeks: Number(to) - Number(from) + 1 };
    span.steps.push(step);
    spans.set(when, span);
  }
  return [...spans.values()];
}

/** When the steps happen, as bars to scale that name their steps. Screen readers get the time with each step. */
const Timeline = ({ spans }: { spans: readonly Span[] }) => (
  <p
    aria-hidden
    className="type-small mb-9 grid gap-1.5 max-lg:hidden"
    style={{ gridTemplateColumns: spans.map(({ weeks }) => `minmax(max-content,${weeks}fr)`).join(' ') }}
  >
    {spans.map(({ when, steps }) => (
      <span key={when} className="border-t-6 border-lane pt-2 pr-3">
        <strong className="font-semibold">{steps.join('-')}</strong>{' '}
        <span className="text-ink-2">{when}</span>
      </span>
    ))}
  </p>
);

/**
 * Numbered steps: side by side in equal columns from 64rem; on narrower screens an even number of them is in two columns,
 * so that no row has a hole. Side by side,
 * number, title and description share rows, and where all steps name their weeks, these are bars above.
 */
export function Steps({ steps }: { steps: readonly ProcessStep[] }) {
  const spans = listSpans(steps);
  return (
    <>
      {spans.length > 0 && <Timeline spans={spans} />}
      <ol
        className={clsx(
          'grid auto-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 wrap-anywhere lg:grid-flow-col lg:gap-x-8 lg:gap-y-0',
          steps.length % 2 ? 'sm:max-lg:grid-cols-3' : 'min-[22.5rem]:max-lg:grid-cols-2',
        )}
      >
        {steps.map(({ step, title, description, icon, when }) => (
          <li
            key={step}
            className="grid border-t border-edge pt-3 max-lg:grid-cols-[auto_1fr] max-lg:content-start max-lg:gap-x-2.5 lg:row-span-4 lg:grid-rows-subgrid"
          >
            {/* The list already announces the number. */}
            <span aria-hidden className="type-h3 lg:mb-4">
              {step}
            </span>
            <h3 className="type-h3 flex min-w-0 items-center gap-2.5 self-start">
              {icon && <Icon name={icon} size={20} className="shrink-0" />}
              {title}
            </h3>
            <p className="mt-2 text-pretty max-lg:col-span-2">{description}</p>
            {when && (
              <p
                className={`type-small mt-1 text-ink-2 max-lg:col-span-2 ${spans.length > 0 ? 'lg:sr-only' : ''}`}
              >
                {when}
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
