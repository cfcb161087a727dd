'use client';

/**
 * 'Step n of 5' and a bar whose width is the step's index divided by the last one (SELECTOR-02).
 *
 * @param index zero-based step.
 */
export function Progress({ index, steps }: { index: number; steps: number }) {
  const said = `Step ${index + 1} of ${steps}`;
  return (
    <div className="mt-10">
      <p className="type-small font-semibold">{said}</p>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={steps - 1}
        aria-valuenow={index}
        aria-valuetext={said}
        className="progress"
      >
        <div className="progress-lit" style={{ width: `${(index / (steps - 1)) * 100}%` }}>
          <span className="progress-node" />
        </div>
      </div>
    </div>
  );
}
