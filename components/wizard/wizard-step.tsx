'use client';

import type { ReactNode, Ref } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** Id of a step's heading, which labels its list of answers. */
export const STEP_HEADING = 'step-heading';

/** One screen of a wizard: the question, and its answers as children. Screen readers announce its number. */
export function WizardStep({
  question,
  step,
  steps,
  heading,
  eyebrow,
  children,
}: {
  question: string;
  /** Zero-based place of the question, and how many there are. */
  step: number;
  steps: number;
  heading: Ref<HTMLHeadingElement>;
  /** A line above the question. */
  eyebrow?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="motion-safe:animate-[rise-in_var(--t-slow)_var(--ease)]">
      {eyebrow && <p className="type-meta mb-2 text-ink-2">{eyebrow}</p>}
      <h2 id={STEP_HEADING} ref={heading} tabIndex={-1} className="type-h2 focus:outline-offset-6">
        <span className="sr-only">{`Question ${step + 1} of ${steps}: `}</span>
        {question}
      </h2>
      {children}
    </div>
  );
}

/**
 * Below the answers: Back, on every step but the first; a button that goes on with the given or suggested answer; and a
 * note on what a choice does.
 */
export function StepActions({
  answer,
  onContinue,
  onBack,
}: {
  /** Label of the answer given, or of the one suggested; undefined where there is none. */
  answer: string | undefined;
  onContinue: () => void;
  /** Undefined on the first step. */
  onBack: (() => void) | undefined;
}) {
  return (
    <>
      <div className="mt-6 flex flex-wrap gap-3">
        {onBack && (
          <Button variant="outline" onClick={onBack}>
            <Icon name="arrow-left" size={18} />
            Back
          </Button>
        )}
        {answer && (
          <Button variant="outline" onClick={onContinue}>
            {`Continue with ${answer}`}
          </Button>
        )}
      </div>
      <p className="type-meta mt-4 text-ink-3">Choosing an answer takes you to the next step.</p>
    </>
  );
}
