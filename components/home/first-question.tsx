import clsx from 'clsx';
import { Price } from '@/components/currency/price';
import { ContentIcon } from '@/components/ui/content-icon';
import styles from './first-question.module.css';

export type Answer = {
  id: string;
  label: string;
  /** The service selector with this answer given. */
  href: string;
  /** Title of the service that the answer leads to, its base price in US dollars and its weeks. */
  service: string;
  usd: number;
  weeks: number;
};

/**
 * The first question of the service selector, with its answers as links, so that it works without JavaScript. The
 * lane branches into one answer: the one under the pointer or with focus, otherwise the default. Each row draws its
 * own piece of the lane, so rows may have any height.
 */
export function FirstQuestion({
  question,
  answers,
  defaultAnswer,
  next,
}: {
  question: string;
  answers: readonly Answer[];
  /** Id of the answer that is lit at rest. */
  defaultAnswer: string;
  /** Ends the sentence of the lit answer. */
  next: string;
}) {
  return (
    <div
      className={clsx(
        styles.question,
        'relative mt-8 pl-[calc(var(--trunk)+var(--arm))] lg:col-span-7 lg:mt-0',
      )}
    >
      <span
        aria-hidden
        className={clsx(
          styles.entry,
          'absolute bottom-0 left-[calc(var(--trunk)-2px)] top-3 w-1 lg:left-[calc(var(--trunk)-28px)] lg:top-0 lg:w-[30px]',
        )}
      >
        <svg
          aria-hidden="true"
          width="30"
          height="30"
          viewBox="0 0 30 30"
          className="overflow-visible fill-none stroke-lane stroke-4 max-lg:hidden"
        >
          <path d="M-1 2H0Q28 2 28 30" />
        </svg>
      </span>
      <div
        className={clsx(
          styles.head,
          'relative flex flex-wrap justify-between gap-x-4 border-b border-rule pb-3.5 lg:min-h-20 lg:items-end lg:pb-[14px]',
        )}
      >
        <h2
          id="first-question"
          className="text-[1.3125rem] font-semibold leading-[1.2] tracking-[-0.01em] font-stretch-84% max-md:max-w-[9em] lg:text-[1.5rem] lg:leading-[1.16]"
        >
          {question}
        </h2>
        <p className="type-meta shrink-0 pt-[3px] text-ink-2 lg:pt-0">Question 1 of 5</p>
      </div>
      <ul aria-labelledby="first-question" className={styles.answers}>
        {answers.map((answer) => (
          <li
            key={answer.id}
            className={clsx(styles.answer, 'relative')}
            data-default={answer.id === defaultAnswer || undefined}
          >
            <Branch />
            <a
              href={answer.href}
              className={clsx(
                styles.link,
                'relative grid grid-cols-[1fr_auto] items-center gap-x-3 rounded-control lg:grid-cols-[1fr_auto_auto]',
              )}
            >
              <span className="text-[1.125rem] font-semibold leading-6 tracking-[-0.005em] font-stretch-90% lg:text-[1.1875rem]">
                {answer.label}
              </span>{' '}
              <span className={clsx(styles.service, 'hidden text-[0.9375rem] lg:block')}>
                {answer.service}
              </span>{' '}
              <ContentIcon name="arrow-right" size={20} className={clsx('arrow-move', styles.arrow)} />
              <span className={clsx(styles.details, 'col-span-full grid')}>
                <span className="overflow-hidden text-pretty text-[0.9375rem] leading-[1.375rem] before:block before:h-[3px]">
                  Base price <Price usd={answer.usd} />, about {answer.weeks} weeks. {next}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const branch =
  'pointer-events-none absolute left-[calc(-1*var(--arm)-2px)] overflow-visible fill-none stroke-before stroke-2';

/** A row's turn off the trunk, gray with a ring and lit, for wide and narrow screens. */
function Branch() {
  return (
    <>
      <svg
        aria-hidden="true"
        width="66"
        height="36"
        viewBox="0 0 66 36"
        className={clsx(branch, 'top-[calc(var(--turn)-29px)] max-lg:hidden')}
      >
        <g className={styles.unlit}>
          <path d="M2 0V1Q2 29 30 29H55" />
          <circle cx="60" cy="29" r="4.75" className="fill-paper" />
        </g>
        <path className={clsx(styles.lit, 'stroke-lane stroke-4')} d="M2 0V1Q2 29 30 29H62" />
      </svg>
      <svg
        aria-hidden="true"
        width="26"
        height="26"
        viewBox="0 0 26 26"
        className={clsx(branch, 'top-[calc(var(--turn)-19px)] lg:hidden')}
      >
        <g className={styles.unlit}>
          <path d="M2 0V3Q2 19 15 19" />
          <circle cx="19" cy="19" r="4.75" className="fill-paper" />
        </g>
        <path className={clsx(styles.lit, 'stroke-lane stroke-4')} d="M2 0V3Q2 19 18 19H21" />
      </svg>
    </>
  );
}
