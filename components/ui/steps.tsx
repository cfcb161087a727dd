import clsx from 'clsx';
import type { CSSProperties } from 'react';
import type { IconName } from '@/content/schemas/icons';
import { clean } from '@/lib/content/text-marks';
import { Icon } from './icon';

const below =
  '[&>li]:relative [&>li]:flex [&>li]:gap-[min(1.25rem,6vw)] [&>li]:wrap-anywhere max-lg:[&>li:not(:last-child)]:pb-8';
// Ring, title, description and time each share a row with those of the other steps.
const beside = clsx(
  'lg:grid lg:auto-cols-[minmax(0,1fr)] lg:grid-flow-col lg:grid-cols-(--weeks) lg:[&>li]:row-span-4 lg:[&>li]:grid',
  'lg:[&>li]:grid-rows-subgrid lg:[&>li]:gap-0 lg:[&>li]:pr-6 lg:[&>li>div]:contents',
);
const line = clsx(
  '[&>li:not(:last-child)]:before:absolute [&>li:not(:last-child)]:before:bg-lane',
  'max-lg:[&>li:not(:last-child)]:before:top-9 max-lg:[&>li:not(:last-child)]:before:bottom-0',
  'max-lg:[&>li:not(:last-child)]:before:left-[16.5px] max-lg:[&>li:not(:last-child)]:before:w-[3px]',
  'lg:[&>li:not(:last-child)]:before:top-[16.5px] lg:[&>li:not(:last-child)]:before:right-0',
  'lg:[&>li:not(:last-child)]:before:left-9 lg:[&>li:not(:last-child)]:before:h-[3px]',
);

export type Step = {
  step: number;
  title: string;
  description: string;
  icon?: IconName;
  /** When it happens or how long it takes. */
  when?: string;
};

/** Columns to the scale of the weeks that steps name ('Week 1', 'Weeks 2-4'), but wide enough for some words a line. */
function columnsByWeek(steps: readonly Step[]): string | undefined {
  const starts = steps.map(({ when }) => Number(when?.match(/^Weeks? (\d+)/)?.[1]));
  const end = Number(clean(steps.at(-1)?.when)?.match(/\d+$/)?.[0]) + 1;
  const weeks = starts.map((start, index) => (starts[index + 1] ?? end) - start);
  return weeks.every((count) => count >= 0)
    ? weeks.map((count) => `minmax(14%,${count}fr)`).join(' ')
    : undefined;
}

/**
 * Numbered steps on a lane: side by side from 64rem, below each other on narrower screens. Side by side, each is as
 * wide as the time until the next one where all name their weeks. The last ring is filled, because the lane ends there.
 */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={`${below} ${beside} ${line}`} style={{ '--weeks': columnsByWeek(steps) } as CSSProperties}>
      {steps.map(({ step, title, description, icon, when }, index) => (
        <li key={step}>
          {/* The list says the number already. */}
          <span
            aria-hidden
            className={clsx(
              'relative grid size-9 flex-none place-items-center rounded-full border-3 border-lane text-[0.9375rem] font-semibold leading-none lg:mb-5',
              index === steps.length - 1 ? 'bg-ember text-on-ember' : 'bg-paper',
            )}
          >
            {step}
          </span>
          <div className="min-w-0">
            <h3 className="type-h3 flex items-center gap-2.5 self-start">
              {icon && <Icon name={icon} size={20} className="shrink-0" />}
              {title}
            </h3>
            <p className="type-small mt-2 text-balance text-ink-2">{description}</p>
            {when && <p className="type-meta mt-2.5 text-ink-2">{when}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
