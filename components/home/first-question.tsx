import { Price } from '@/components/currency/price';
import { ContentIcon } from '@/components/ui/content-icon';

export type Answer = {
  id: string;
  label: string;
  /** The selector with this answer given. */
  href: string;
  /** Title of the service the answer leads to, its base price in US dollars and its weeks. */
  service: string;
  usd: number;
  weeks: number;
};

/**
 * The selector's first question as links (they work without JavaScript). The lane switches into one answer:
 * the default at rest, the one under the pointer or with focus otherwise. Each row carries its own piece of the
 * lane, so rows may have any height; app/fork.css lights the pieces.
 */
export function FirstQuestion({
  question,
  answers,
  lit,
  next,
}: {
  question: string;
  answers: readonly Answer[];
  /** Id of the answer that is lit at rest. */
  lit: string;
  /** Ends the sentence of the lit answer. */
  next: string;
}) {
  return (
    <div className="fork">
      <span aria-hidden className="fork-entry">
        <svg aria-hidden="true" width="30" height="30" viewBox="0 0 30 30">
          <path d="M-1 2H0Q28 2 28 30" />
        </svg>
      </span>
      <div className="fork-head">
        <h2 id="first-question" className="fork-question">
          {question}
        </h2>
        <p className="type-meta shrink-0 text-ink-2">Question 1 of 5</p>
      </div>
      <ul aria-labelledby="first-question" className="fork-answers">
        {answers.map((answer) => (
          <li key={answer.id} className="fork-answer" data-default={answer.id === lit || undefined}>
            <Branch />
            <a href={answer.href} className="fork-link">
              <span className="fork-label">{answer.label}</span>
              <span className="fork-service">{answer.service}</span>
              <ContentIcon name="arrow-right" size={20} className="arrow-move fork-arrow" />
              <span className="fork-more">
                <span className="fork-detail">
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

/** A row's turn off the trunk, unlit with a ring and lit, for wide and narrow screens. */
function Branch() {
  return (
    <>
      <svg
        aria-hidden="true"
        width="66"
        height="36"
        viewBox="0 0 66 36"
        className="fork-branch max-lg:hidden"
      >
        <g className="fork-unlit">
          <path d="M2 0V1Q2 29 30 29H55" />
          <circle cx="60" cy="29" r="4.75" />
        </g>
        <path className="fork-lit" d="M2 0V1Q2 29 30 29H62" />
      </svg>
      <svg aria-hidden="true" width="26" height="26" viewBox="0 0 26 26" className="fork-branch lg:hidden">
        <g className="fork-unlit">
          <path d="M2 0V3Q2 19 15 19" />
          <circle cx="19" cy="19" r="4.75" />
        </g>
        <path className="fork-lit" d="M2 0V3Q2 19 18 19H21" />
      </svg>
    </>
  );
}
