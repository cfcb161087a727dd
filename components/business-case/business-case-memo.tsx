import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import styles from './memo.module.css';
import {
  CashPart,
  CurvePart,
  DecisionPart,
  EstimatePart,
  MemoPart,
  type MemoProps,
  NumbersPart,
  StopRulesPart,
} from './memo-parts';

/** A sheet of paper; in print, its text alone. */
const page =
  'flex min-w-0 flex-col rounded-panel border border-rule bg-raised px-[clamp(1.25rem,6vw,4.5rem)] pt-[clamp(1.25rem,6vw,4rem)] pb-6 shadow-(--shadow-2) print:block print:border-0 print:p-0 print:shadow-none print:not-first:break-before-page';

/**
 * The memo as sheets of paper, on the page and in print. The first is complete in itself and takes a minute to read;
 * the others are its appendix. Parts that cannot be computed yet are left out. Server and browser render it.
 *
 * @param note says that it is an example.
 */
export function BusinessCaseMemo({ note, ...props }: MemoProps & { note?: string }) {
  const { businessCase, texts, content } = props;
  const { words } = content;
  const { analysis, price, answers, decision } = businessCase;
  const problem = answers.texts.problem.trim();
  const company = answers.texts.company.trim();
  const pages = [
    <>
      <p className="type-h3-lg mt-5 border-l-3 border-lane pl-4">{texts.verdict}</p>
      <DecisionPart {...props} />
      <MemoPart
        heading={words.why.heading}
        paragraphs={[
          texts.reasons.join(' '),
          problem && `${words.problem.heading}: ${problem}`,
          texts.owners && `${words.whose.heading}: ${texts.owners}`,
        ]}
        list={texts.checks}
      />
    </>,
    (price || analysis) && (
      <>
        <EstimatePart {...props} />
        {analysis && <CashPart {...props} analysis={analysis} />}
        {analysis && <CurvePart {...props} analysis={analysis} />}
      </>
    ),
    analysis && (
      <>
        {decision !== 'no' && <StopRulesPart {...props} analysis={analysis} />}
        <NumbersPart {...props} />
        <MemoPart
          heading={words.assumptions.heading}
          list={[...words.assumptions.list, texts.say(words.numbers.currency)]}
        />
      </>
    ),
  ].filter(Boolean);
  return (
    <article
      aria-labelledby="memo-title"
      className={`mx-auto grid max-w-[56rem] gap-6 text-small leading-normal print:block print:max-w-none print:leading-[1.4] ${styles.memo}`}
    >
      {pages.map((parts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their order
        <div key={index} className={page}>
          {/* In print, the head of the sheet names the company. */}
          {index === 0 && company && <p className="type-small mb-3 text-ink-2 print:hidden">{company}</p>}
          {index > 0 && <p className="type-small mb-3 text-ink-2">{words.appendix}</p>}
          {index === 0 && (
            <h2 id="memo-title" tabIndex={-1} className="type-h3-lg">
              {texts.title}
            </h2>
          )}
          {index === 0 && note && <p className="type-small text-ink-2">{note}</p>}
          {parts}
          <p className="mt-auto pt-6 text-right text-note text-ink-3 print:pt-3">
            {fillPlaceholders(words.page, { page: index + 1, pages: pages.length })}
          </p>
        </div>
      ))}
    </article>
  );
}
