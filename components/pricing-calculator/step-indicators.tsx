'use client';

import clsx from 'clsx';
import { usePricing } from './pricing-provider';

/** The six steps on the lane. Those that have an answer lead back to it from any step and from the result. */
export function StepIndicators({ labels }: { labels: readonly string[] }) {
  const { walk, send } = usePricing();
  return (
    <nav aria-label="Steps" className="indicators">
      <ol>
        {labels.map((label, step) => {
          const current = step === walk.at;
          const finished = step < walk.answers.length;
          const state = current ? 'current' : finished ? 'done' : 'open';
          const inside = (
            <>
              <span aria-hidden className="indicator-node" />
              <span className="indicator-label">{label}</span>
            </>
          );
          return (
            <li
              key={label}
              className={clsx('indicator', finished && 'indicator-lit')}
              data-state={state}
              aria-current={current ? 'step' : undefined}
            >
              {finished && !current ? (
                <button type="button" onClick={() => send({ type: 'go-to', step })}>
                  {inside}
                  <span className="sr-only">answered, go back to it</span>
                </button>
              ) : (
                <span className="indicator-still">{inside}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
