'use client';

import clsx from 'clsx';
import type { Wizard } from '@/components/wizard/use-wizard';

/**
 * The six steps as nodes on a line, which is lit as far as there are answers. Steps that have an answer lead back to it
 * from any step and from the result. Where the labels have no room beside each other, only the current step shows its own.
 */
export const StepIndicators = ({
  wizard: { state, goTo },
  labels,
}: {
  wizard: Wizard;
  labels: readonly string[];
}) => (
  <nav aria-label="Steps" className="rail-into mb-6 [--rail-at:22.5px] sm:mb-8">
    <ol className="flex">
      {labels.map((label, step) => {
        const current = step === state.step;
        const answered = step < state.answers.length;
        const last = step === labels.length - 1;
        const leadsBack = answered && !current;
        const Step = leadsBack ? 'button' : 'span';
        return (
          <li
            key={label}
            className={clsx(
              'relative',
              last
                ? 'flex-none'
                : 'min-w-0 flex-1 after:absolute after:[inset:21px_0_auto_21px] after:-z-1 after:h-[3px]',
              !last && (answered ? 'after:bg-lane' : 'after:bg-rule'),
            )}
            aria-current={current ? 'step' : undefined}
          >
            <Step
              className={clsx(
                'flex min-h-11 w-full flex-col items-start justify-start rounded-control pt-3',
                leadsBack && 'group',
                leadsBack && last && 'max-sm:-ml-[11.5px] max-sm:min-w-[33px] max-sm:pl-[11.5px]',
              )}
              {...(leadsBack && { type: 'button', onClick: () => goTo(step) })}
            >
              <span
                aria-hidden
                className={clsx(
                  'block size-[21px] rounded-full',
                  current ? 'border-6 bg-paper' : answered ? 'border-3 bg-lane' : 'border-3 bg-paper',
                  current || answered ? 'border-lane' : 'border-before',
                )}
              />
              <span
                className={clsx(
                  'mt-2.5 block text-small max-sm:whitespace-nowrap [line-height:1.4]',
                  current
                    ? 'font-semibold text-ink max-sm:absolute max-sm:top-full max-sm:-mt-1.5'
                    : 'text-ink-2 underline-offset-[0.22em] group-hover:text-ink group-hover:underline max-sm:sr-only',
                  step >= labels.length - 2 && 'max-sm:right-0',
                  !last && 'pr-2',
                )}
              >
                {label}
              </span>
              {leadsBack && <span className="sr-only">answered, go back to it</span>}
            </Step>
          </li>
        );
      })}
    </ol>
  </nav>
);
