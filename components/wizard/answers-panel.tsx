'use client';

import type { ReactNode } from 'react';
import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';

/** One line of the panel: its question is answered with `value`, asked on this screen (`now`), or still open. */
export type AnswerRow = { label: string; value?: ReactNode; now?: boolean };

/** 'Your answers' beside a question; it fills with each answer. */
export function AnswersPanel({ rows, children }: { rows: readonly AnswerRow[]; children?: ReactNode }) {
  return (
    <aside
      aria-labelledby="your-answers"
      className="rounded-panel bg-[var(--card,var(--sunk))] p-[min(1.75rem,8vw)]"
    >
      <h2 id="your-answers" className="type-h3">
        Your answers
      </h2>
      {/* An answer that its question leaves less than 4.5rem goes below it. */}
      <dl className="mt-3 *:flex *:flex-wrap *:gap-x-4 *:border-b *:border-rule *:py-2.5 *:type-small [&_dd]:flex-[1_1_4.5rem] [&_dd]:text-right [&_dd]:text-balance [&_dt]:flex-none">
        {rows.map(({ label, value, now }) => (
          <div key={label}>
            <dt>{label}</dt>
            {value ? (
              <dd className="font-semibold">
                {typeof value === 'string' ? <NoWrapRanges text={value} /> : value}
              </dd>
            ) : (
              <dd className="text-ink-3">{now ? 'you are here' : 'not answered'}</dd>
            )}
          </div>
        ))}
      </dl>
      {children}
    </aside>
  );
}
