'use client';

import type { ReactNode } from 'react';
import type { Wizard } from './use-wizard';

/** Id of a step's heading, which labels its list of answers. */
export const STEP_HEADING = 'step-heading';

/** One screen of a wizard: the question, and its answers as children. Screen readers announce its number. */
export function WizardStep({
  wizard: { state, heading },
  question,
  steps,
  eyebrow,
  children,
}: {
  wizard: Pick<Wizard, 'state' | 'heading'>;
  question: string;
  /** How many questions there are. */
  steps: number;
  /** A line above the question. */
  eyebrow?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="motion-safe:animate-[rise-in_var(--t-slow)_var(--ease)]">
      {eyebrow && <p className="type-small mb-2 text-ink-2">{eyebrow}</p>}
      <h2 id={STEP_HEADING} ref={heading} tabIndex={-1} className="type-h2 focus:outline-offset-6">
        <span className="sr-only">{`Question ${state.step + 1} of ${steps}: `}</span>
        {question}
      </h2>
      {children}
    </div>
  );
}
