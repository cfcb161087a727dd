'use client';

import type { LabeledAnswer } from '@/lib/wizard/describe-answers';
import styles from './recommendation-view.module.css';

/** The answers as nodes on a line that runs on into the recommended service's figure. */
export function AnswerLane({ heading, answers }: { heading: string; answers: readonly LabeledAnswer[] }) {
  return (
    <div className={styles.lane}>
      <p className="text-ink-2">
        {heading}, {answers.length} of {answers.length} answered
      </p>
      <ol aria-label="Your answers">
        {answers.map(({ label, value }) => (
          <li key={label}>
            <span className="type-meta block text-ink-2">{label}</span>
            <span className="block font-semibold">{value}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
