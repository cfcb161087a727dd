'use client';

import type { Described } from '@/lib/wizard/describe-answers';

const dated = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** Head of a printed result: whose it is, and the day on which it was printed. */
export function PrintHead({ name, title }: { name: string; title: string }) {
  return (
    <p className="print-only print-head">
      <strong>{name}</strong>
      <span>
        {title}, {dated.format(new Date())}
      </span>
    </p>
  );
}

/** Foot of a printed result: the answers it rests on, and the link that opens it again. */
export function PrintFoot({ answers, link }: { answers: readonly Described[]; link: string }) {
  return (
    <div className="print-only print-foot">
      <h2>Your answers</h2>
      <dl>
        {answers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{link}</p>
    </div>
  );
}
