'use client';

/**
 * 'Step n of 5' and a bar whose width is the step's index divided by the last index.
 *
 * @param index zero-based step.
 */
export function Progress({ index, steps }: { index: number; steps: number }) {
  const text = `Step ${index + 1} of ${steps}`;
  return (
    <div className="mt-10">
      <p className="type-small font-semibold">{text}</p>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={steps - 1}
        aria-valuenow={index}
        aria-valuetext={text}
        className="rail-into mt-3 mb-10 h-[6px] rounded-[3px] bg-rule [--rail-at:3px] forced-colors:border forced-colors:border-edge forced-colors:bg-paper"
      >
        <div
          className="relative h-full rounded-[3px] bg-lane [transition:width_var(--t-slow)_var(--ease)]"
          style={{ width: `${(index / (steps - 1)) * 100}%` }}
        >
          <span className="lane-end absolute -top-[6px] -right-[9px] size-[18px] rounded-full border-6 border-lane bg-paper" />
        </div>
      </div>
    </div>
  );
}
