'use client';

import type { ReactNode } from 'react';
import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';

/** One line of the panel; a value is given, asked for now, or open. */
export type AnswerRow = { label: string; value?: ReactNode; now?: boolean };

/** 'Your answers' beside a question; it fills as one goes. */
export function AnswersPanel({ rows, children }: { rows: readonly AnswerRow[]; children?: ReactNode }) {
  return (
    <aside aria-labelledby="your-answers" className="answers-panel">
      <h2 id="your-answers" className="type-h3">
        Your answers
      </h2>
      <dl className="mt-3">
        {rows.map(({ label, value, now }) => (
          <div key={label} className="answers-row">
            <dt>{label}</dt>
            {value ? (
              <dd className="font-semibold">
                {typeof value === 'string' ? <NoWrapRanges text={value} /> : value}
              </dd>
            ) : (
              <dd className="text-ink-3">{now ? 'now' : 'open'}</dd>
            )}
          </div>
        ))}
      </dl>
      {children}
    </aside>
  );
}
