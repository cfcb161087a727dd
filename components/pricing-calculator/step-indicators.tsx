'use client';

import clsx from 'clsx';
import { usePricing } from './pricing-provider';
import styles from './step-indicators.module.css';

/** The six steps as nodes on a line. Those that have an answer lead back to it from any step and from the result. */
export function StepIndicators({ labels, className }: { labels: readonly string[]; className: string }) {
  const { state, goTo } = usePricing();
  return (
    <nav aria-label="Steps" className={className}>
      <ol className="flex">
        {labels.map((label, step) => {
          const current = step === state.step;
          const answered = step < state.answers.length;
          const content = (
            <>
              <span aria-hidden className={styles.node} />
              <span className={styles.label}>{label}</span>
            </>
          );
          return (
            <li
              key={label}
              className={clsx(styles.indicator, answered && styles.answered)}
              aria-current={current ? 'step' : undefined}
            >
              {answered && !current ? (
                <button type="button" onClick={() => goTo(step)}>
                  {content}
                  <span className="sr-only">answered, go back to it</span>
                </button>
              ) : (
                <span>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
