import clsx from 'clsx';
import { Price } from '@/components/currency/price';
import { Icon } from '@/components/ui/icon';
import styles from './first-question.module.css';

type FirstAnswer = {
  id: string;
  label: string;
  /** The service selector with this answer given. */
  href: string;
  /** Title of the service that the answer leads to, its base price in US dollars and its weeks. */
  service: string;
  usd: number;
  weeks: number;
};

type Props = {
  question: string;
  answers: readonly FirstAnswer[];
  /** Id of the answer that is lit without pointer or focus. */
  defaultAnswer: string;
  /** How many questions the selector asks. */
  questions: number;
  /** The sentence after the lit answer's price and weeks. */
  next: string;
};

/**
 * The first question of the service selector, with its answers as links. The lane branches into the answer under the pointer
 * or with focus, otherwise the default. Each row draws its own piece of the lane, so rows may have any height.
 */
export const FirstQuestion = ({ question, answers, defaultAnswer, questions, next }: Props) => (
  // Search results should not quote a question of a tool.
  <div className={`${styles.question} relative mt-10 pl-7 lg:col-span-7 lg:mt-0 lg:pl-[66px]`} data-nosnippet>
    <div
      className={clsx(
        'relative flex flex-wrap justify-between gap-x-4 border-b border-rule pb-[14px] lg:min-h-20 lg:items-end',
        // From the left edge of the window and down beside the question. On narrow screens only the latter.
        'before:pointer-events-none before:absolute before:[inset:-1.5rem_calc(100%+var(--arm)-var(--trunk)/2)_calc(var(--bend)-21px-0.75rem)_auto]',
        'before:border-r-(length:--trunk) before:border-lane lg:before:top-0 lg:before:w-screen',
        'lg:before:rounded-tr-[30px] lg:before:border-t-4',
      )}
    >
      <h2 id="first-question" className="type-h3">
        {question}
      </h2>
      {/* Never beside the question on a phone, where it would fit in one font and not in the other. */}
      <p className="type-small shrink-0 pt-[3px] text-ink-2 max-[30rem]:w-full lg:pt-0">{`Question 1 of ${questions}`}</p>
    </div>
    <ul aria-labelledby="first-question" className={styles.answers}>
      {answers.map(({ id, label, href, service, weeks, usd }) => (
        <li key={id} className={styles.answer} {...(id === defaultAnswer && { 'data-default': true })}>
          {/* The details show in one row at a time. As a description, they stay out of the link's name. */}
          <a
            href={href}
            aria-describedby={`details-${id}`}
            className={`${styles.link} relative grid grid-cols-[1fr_auto] items-center gap-x-3 rounded-control px-[12px] lg:grid-cols-[1fr_auto_auto] lg:px-[18px]`}
          >
            <span className="text-copy [line-height:calc(24/17)] font-semibold [letter-spacing:-0.005em] font-stretch-90%">
              {label}
            </span>
            <span className={`${styles.service} text-small max-lg:hidden`}>
              <span className="sr-only">: </span>
              <span>{service}</span>
            </span>{' '}
            <Icon name="arrow-right" className="arrow-move" />
            <span id={`details-${id}`} aria-hidden className={`${styles.details} col-span-full grid`}>
              <span className="overflow-hidden text-small [line-height:calc(22/15)] text-pretty before:block before:h-[3px]">
                Base price <Price usd={usd} />
                <span>{`, about ${weeks} weeks. ${next}`}</span>
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </div>
);
