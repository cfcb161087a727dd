import clsx from 'clsx';
import { Price } from '@/components/currency/price';
import { Icon } from '@/components/ui/icon';
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
        className="absolute bottom-0 left-[calc(var(--trunk)-2px)] top-3 w-1 lg:left-[calc(var(--trunk)-28px)] lg:top-0 lg:w-[30px] lg:before:absolute lg:before:top-0 lg:before:right-[29px] lg:before:h-1 lg:before:w-screen lg:before:bg-lane"
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
      {/* The trunk beside the question is always lit. It begins with a ring where no lane comes from the left. */}
      <div className="relative flex flex-wrap justify-between gap-x-4 border-b border-rule pb-3.5 before:absolute before:top-4 before:-bottom-px before:left-[calc(-1*var(--arm)-2px)] before:w-1 before:bg-lane after:absolute after:top-1 after:left-[calc(-1*var(--arm)-7px)] after:size-[14px] after:rounded-full after:border-3 after:border-lane after:bg-paper lg:min-h-20 lg:items-end lg:pb-[14px] lg:before:top-[29px] lg:after:hidden">
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
            className={styles.answer}
            data-default={answer.id === defaultAnswer || undefined}
          >
            <Branch />
            <a href={answer.href} className={styles.link}>
              <span className={styles.label}>{answer.label}</span>{' '}
              <span className={styles.service}>{answer.service}</span>{' '}
              <Icon name="arrow-right" size={20} className={clsx('arrow-move', styles.arrow)} />
              <span className={styles.details}>
                <span>
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

/** A row's turn off the trunk, gray with a ring and lit, for wide and narrow screens. */
function Branch() {
  return (
    <>
      <svg aria-hidden="true" width="66" height="36" viewBox="0 0 66 36" className="max-lg:hidden">
        <g className={styles.unlit}>
          <path d="M2 0V1Q2 29 30 29H55" />
          <circle cx="60" cy="29" r="4.75" />
        </g>
        <path className={styles.lit} d="M2 0V1Q2 29 30 29H62" />
      </svg>
      <svg aria-hidden="true" width="26" height="26" viewBox="0 0 26 26" className="lg:hidden">
        <g className={styles.unlit}>
          <path d="M2 0V3Q2 19 15 19" />
          <circle cx="19" cy="19" r="4.75" />
        </g>
        <path className={styles.lit} d="M2 0V3Q2 19 18 19H21" />
      </svg>
    </>
  );
}
