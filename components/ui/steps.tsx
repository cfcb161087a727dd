import type { CSSProperties } from 'react';
import type { ProcessStep } from '@/content/schemas/landing-page-parts';
import { Icon } from './icon';

/** Columns to the scale of the weeks that steps name ('Week 1', 'Weeks 2-4'), but wide enough for some words a line. */
function columnsByWeek(steps: readonly ProcessStep[]): string | undefined {
  const starts = steps.map(({ when }) => Number(when?.match(/^Weeks? (\d+)/)?.[1]));
  const end = Number(steps.at(-1)?.when?.match(/\d+$/)?.[0]) + 1;
  const weeks = starts.map((start, index) => (starts[index + 1] ?? end) - start);
  return weeks.every((count) => count >= 0)
    ? weeks.map((count) => `minmax(14%,${count}fr)`).join(' ')
    : undefined;
}

/**
 * Numbered steps: side by side from 64rem, below each other on narrower screens. Side by side, number, title,
 * description and time share rows, and each is as wide as the time until the next one where all name their weeks.
 */
export function Steps({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol
      className="grid auto-cols-[minmax(0,1fr)] grid-cols-(--weeks) gap-y-6 wrap-anywhere max-lg:grid-cols-1 lg:grid-flow-col lg:gap-y-0"
      style={{ '--weeks': columnsByWeek(steps) } as CSSProperties}
    >
      {steps.map(({ step, title, description, icon, when }) => (
        <li
          key={step}
          className="border-t border-edge pt-3 max-lg:grid max-lg:grid-cols-[2.5rem_1fr] lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:pr-6"
        >
          {/* The list already announces the number. */}
          <span aria-hidden className="type-h3 lg:mb-4">
            {step}
          </span>
          <div className="min-w-0 lg:contents">
            <h3 className="type-h3 flex items-center gap-2.5 self-start">
              {icon && <Icon name={icon} size={20} className="shrink-0" />}
              {title}
            </h3>
            <p className="mt-2 text-balance">{description}</p>
            {when && <p className="type-small mt-2.5 text-ink-2">{when}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
