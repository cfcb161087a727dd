'use client';

import clsx from 'clsx';
import type { LabeledAnswer } from '@/lib/wizard/describe-answers';

/** The answers as nodes on a line that runs on into the recommended service's figure. */
export function AnswerLine({ answers }: { answers: readonly LabeledAnswer[] }) {
  return (
    <div className="md:max-xl:col-span-full xl:row-[1/3] print:hidden">
      {/* The block after the words covers the line down to the middle of the first node. */}
      <p className="relative z-1 bg-paper pb-5 text-ink-2 after:absolute after:top-full after:left-0 after:h-2.5 after:w-[19px] after:bg-paper">
        Your answers
      </p>
      <ol
        aria-label="Your answers"
        className={clsx(
          '*:relative *:pb-5 *:pl-10 *:leading-[1.45] *:after:absolute *:after:top-px *:after:left-0 *:after:z-1',
          '*:after:size-[19px] *:after:rounded-full *:after:border-3 *:after:border-lane *:after:bg-paper',
          'max-xl:*:not-last:before:absolute max-xl:*:not-last:before:top-2.5 max-xl:*:not-last:before:-bottom-2.5',
          'max-xl:*:not-last:before:left-2 max-xl:*:not-last:before:w-[3px] max-xl:*:not-last:before:bg-lane',
        )}
      >
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
