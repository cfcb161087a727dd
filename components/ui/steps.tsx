import clsx from 'clsx';
import type { CSSProperties } from 'react';
import type { ProcessStep } from '@/content/landing-page/parts.schema';
import { Icon } from './icon';
import styles from './steps.module.css';

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
 * Numbered steps on a lane: side by side from 64rem, below each other on narrower screens. Side by side, each is as
 * wide as the time until the next one where all name their weeks. The last ring is filled, because the lane ends there.
 */
export function Steps({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol className={styles.steps} style={{ '--weeks': columnsByWeek(steps) } as CSSProperties}>
      {steps.map(({ step, title, description, icon, when }, index) => (
        <li key={step}>
          {/* The list already announces the number. */}
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
