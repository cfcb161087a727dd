import clsx from 'clsx';
import type { LabeledAnswer } from '@/lib/wizard/describe-answers';
import styles from './recommendation-view.module.css';

/**
 * The answers: from 80rem nodes on a line that runs on into the recommended service's figure, below that one line of
 * words, so that the recommendation comes first.
 */
export function AnswerLine({ answers }: { answers: readonly LabeledAnswer[] }) {
  return (
    <div className="mt-7 max-xl:border-y max-xl:border-rule max-xl:py-3 md:max-xl:col-span-full xl:@min-[60rem]:row-[1/3] xl:@min-[60rem]:mt-0 print:hidden">
      <p className={clsx('text-ink-2 max-xl:type-small', styles.words)}>Your answers</p>
      <ol aria-label="Your answers" className={styles.answers}>
        {answers.map(({ label, value }) => (
          <li key={label}>
            <span className="type-small text-ink-2 max-xl:sr-only xl:@min-[60rem]:block">{label}</span>
            <span className="font-semibold xl:@min-[60rem]:block">{value}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
