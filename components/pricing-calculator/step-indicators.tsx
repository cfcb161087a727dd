'use client';

import clsx from 'clsx';
import { usePricing } from './pricing-provider';

const stepClass = 'flex min-h-11 flex-col items-start justify-start rounded-control pt-3';

/**
 * The six steps as nodes on a line, which is lit as far as there are answers. Steps that have an answer lead back to it
 * from any step and from the result. On phones only the current step shows its label.
 */
export function StepIndicators({ labels, className }: { labels: readonly string[]; className: string }) {
  const { state, goTo } = usePricing();
  return (
    <nav aria-label="Steps" className={className}>
      <ol className="flex">
        {labels.map((label, step) => {
          const current = step === state.step;
          const answered = step < state.answers.length;
          const first = step === 0;
          const last = step === labels.length - 1;
          const content = (
            <>
              <span
                aria-hidden
                className={clsx(
                  'block size-[21px] rounded-full',
                  current
                    ? 'border-6 border-lane bg-paper'
                    : answered
                      ? 'border-3 border-lane bg-lane'
                      : 'border-3 border-before bg-paper',
                )}
              />
              <span
                className={clsx(
                  'mt-2.5 block whitespace-nowrap text-[0.9375rem] leading-[1.4]',
                  current
                    ? 'font-semibold text-ink max-md:absolute max-md:top-full max-md:-mt-1.5'
                    : 'text-ink-2 underline-offset-[0.22em] group-hover:text-ink group-hover:underline max-md:sr-only',
                  step >= labels.length - 2 && 'max-md:right-0',
                )}
              >
                {label}
              </span>
            </>
          );
          return (
            <li
              key={label}
              className={clsx(
                'relative min-w-0',
                last
                  ? 'flex-none'
                  : 'flex-1 after:absolute after:top-[21px] after:right-0 after:left-[21px] after:-z-1 after:h-[3px]',
                !last && (answered ? 'after:bg-lane' : 'after:bg-rule'),
              )}
              aria-current={current ? 'step' : undefined}
            >
              {answered && !current ? (
                <button
                  type="button"
                  className={clsx(
                    stepClass,
                    'group',
                    !first && 'max-md:-ml-[11.5px] max-md:pl-[11.5px]',
                    last ? 'max-md:min-w-[33px]' : 'max-md:min-w-11',
                  )}
                  onClick={() => goTo(step)}
                >
                  {content}
                  <span className="sr-only">answered, go back to it</span>
                </button>
              ) : (
                <span className={stepClass}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
