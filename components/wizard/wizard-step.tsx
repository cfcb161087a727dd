'use client';

import type { ReactNode, Ref } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './wizard-step.module.css';

/** The id of a step's heading, by which lists of answers are named. */
export const STEP_HEADING = 'step-heading';

/** One screen of a wizard: the question, and its answers as children. */
export function WizardStep({
  question,
  heading,
  eyebrow,
  children,
}: {
  question: string;
  heading: Ref<HTMLHeadingElement>;
  /** A line above the question. */
  eyebrow?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={STEP_HEADING} className={styles.step}>
      {eyebrow && <p className="type-meta mb-2 text-ink-2">{eyebrow}</p>}
      <h2 id={STEP_HEADING} ref={heading} tabIndex={-1} className="type-h2 focus:outline-offset-6">
        {question}
      </h2>
      {children}
    </section>
  );
}

/** Below the answers: the way back, on every step but the first, and what a choice does. */
export function StepActions({ step, onBack }: { step: number; onBack: () => void }) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
      {step > 0 && (
        <Button variant="outline" onClick={onBack}>
          <Icon name="arrow-left" size={18} />
          Back
        </Button>
      )}
      <p className="type-meta text-ink-3">Choosing an answer takes you to the next step.</p>
    </div>
  );
}
