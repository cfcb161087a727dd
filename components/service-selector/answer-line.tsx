'use client';

import clsx from 'clsx';
import type { LabeledAnswer } from '@/lib/wizard/describe-answers';

/**
 * The answers: from 80rem nodes on a line that runs on into the recommended service's figure, below that one line of
 * words, so that the recommendation comes first.
 */
export function AnswerLine({ answers }: { answers: readonly LabeledAnswer[] }) {
  return (
    <div className="mt-7 max-xl:border-y max-xl:border-rule max-xl:py-3 md:max-xl:col-span-full xl:row-[1/3] xl:mt-0 print:hidden">
      {/* The block after the words covers the line down to the middle of the first node. */}
      <p
        className={clsx(
          'text-ink-2 max-xl:type-meta xl:relative xl:z-1 xl:bg-paper xl:pb-5 xl:after:absolute xl:after:top-full',
          'xl:after:left-0 xl:after:h-2.5 xl:after:w-[19px] xl:after:bg-paper',
        )}
      >
        Your answers
      </p>
      <ol
        aria-label="Your answers"
        className={clsx(
          'max-xl:*:inline max-xl:*:not-last:after:content-["_•_"] xl:*:relative xl:*:pb-5 xl:*:pl-10 xl:*:leading-[1.45]',
          'xl:*:after:absolute xl:*:after:top-px xl:*:after:left-0 xl:*:after:z-1 xl:*:after:size-[19px]',
          'xl:*:after:rounded-full xl:*:after:border-3 xl:*:after:border-lane xl:*:after:bg-paper',
        )}
      >
        {answers.map(({ label, value }) => (
          <li key={label}>
            <span className="type-meta text-ink-2 max-xl:sr-only xl:block">{label}</span>
            <span className="font-semibold xl:block">{value}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
