import { ArticleChart } from '@/components/illustrations/charts/article-chart';
import type { Elements } from '@/components/ui/elements';
import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';
import { ScrollTable } from '@/components/wizard/scroll-table';
import type { Currency } from '@/lib/currency/format';
import { formatDate } from '@/lib/format/dates';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { listCostLines } from '@/lib/pricing-calculator/breakdown';
import { financeFields, HORIZON_YEARS, roiFieldOrder } from '@/lib/roi-calculator/assumptions';
import { formatPayback } from '@/lib/roi-calculator/format-payback';
import { ApprovalLines } from './approval-lines';
import type { BusinessCase } from './build-business-case';
import { type BusinessCaseTexts, createFormatters } from './compose-texts';
import styles from './memo.module.css';
import { type RoiAnalysis, scenarioIds } from './roi-analysis';
import type { BusinessCaseContent } from './types';

type MemoProps = {
  businessCase: BusinessCase;
  texts: BusinessCaseTexts;
  content: BusinessCaseContent;
  currency: Currency;
};
type RoiPartProps = MemoProps & { analysis: RoiAnalysis };
type PartRow = readonly [name: string, ...cells: string[]];

/** A part of the memo: its heading, paragraphs, a table, a list, and whatever else. Empty texts are left out. */
function Part({
  heading,
  paragraphs = [],
  table,
  list = [],
  children,
}: {
  heading: string;
  paragraphs?: readonly (string | false | null)[];
  table?: { head: readonly string[]; rows: readonly PartRow[]; numeric?: boolean };
  list?: readonly string[];
  children?: Elements;
}) {
  return (
    <div className={styles.part}>
      <h3>{heading}</h3>
      {paragraphs.map(
        (text) =>
          text && (
            <p key={text}>
              <NoWrapRanges text={text} />
            </p>
          ),
      )}
      {table && <ScrollTable label={heading} {...table} />}
      {list.length > 0 && (
        <ul>
          {list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

/** The decision asked for, what it commits to, and room to sign. */
function Decision({ businessCase, texts, content: { words } }: MemoProps) {
  const { answers, price, decision, isPast, isAsked } = businessCase;
  const { deadline } = answers.texts;
  const live = new Date(`${deadline}T00:00:00Z`);
  live.setUTCDate(live.getUTCDate() + 7 * (price?.estimate.estimatedTimelineWeeks ?? 0));
  const end =
    isAsked && price && deadline && !isPast
      ? ` ${fillPlaceholders(words.ask.end, { end: formatDate(live.toISOString().slice(0, 10)) })}`
      : '';
  return (
    <Part heading={words.ask.heading} paragraphs={[texts.ask + end]}>
      {decision !== 'no' && <ApprovalLines lines={texts.approval} />}
      {decision !== 'no' && <p>{texts.notes.join(' ')}</p>}
      <p className="grid gap-x-6 gap-y-2 *:border-b *:border-edge *:pt-2 *:pb-1 sm:grid-cols-[3fr_3fr_2fr] print:grid-cols-[3fr_3fr_2fr]">
        {words.ask.signature.map((label) => (
          <span key={label}>{`${label} `}</span>
        ))}
      </p>
    </Part>
  );
}

/** What is proposed, and the lines of the estimate. */
function Estimate({ businessCase: { price }, content, texts, currency }: MemoProps) {
  if (!price) return null;
  const { words } = content;
  const lines = listCostLines(price.parameters, price.estimate, content.pricing).filter(
    ({ usd }, index) => index === 0 || usd !== 0,
  );
  const total = { label: words.price.total, usd: price.estimate.totalCost };
  const rows = [...lines, total].map(
    ({ label, usd }): PartRow => [label, createFormatters(currency).price(usd)],
  );
  return (
    <Part
      heading={words.price.heading}
      paragraphs={[texts.say(words.price.text), words.price.range]}
      table={{ head: words.price.head, rows, numeric: true }}
    />
  );
}

/** Cash and hours in three scenarios, their assumptions, and the cost of doing nothing. */
function Money({ analysis, businessCase, content, texts: { say }, currency }: RoiPartProps) {
  const { money, problem } = content.words;
  const { amount } = createFormatters(currency);
  const { cash } = analysis;
  const rows = scenarioIds.flatMap((id): PartRow[] =>
    cash
      ? [
          [
            content.scenarioNames[id],
            formatPayback(cash[id].roi),
            amount(cash[id].roi.firstYearGain),
            amount(cash[id].npv),
            say(id === 'expected' ? '{hoursAYear}' : '{lowHoursAYear}'),
          ],
        ]
      : [],
  );
  return (
    <Part
      heading={money.heading}
      paragraphs={[
        `${say(businessCase.price ? money.clock : money.clockOpen)} ${say(money.scenarios)}`,
        analysis.costFloorApplied && say(money.raised),
        cash && say(money.split),
        say(problem.doNothing),
        analysis.withoutAi !== null && say(problem.withoutAi),
      ]}
      table={{ head: money.head, rows, numeric: true }}
    />
  );
}

/** Five years of cash in the low and the expected scenario. Without an hour in cash, there is nothing to draw. */
function Curve({ analysis: { cash, cashShare, buildMonths }, content, texts: { say } }: RoiPartProps) {
  if (!cash || !cashShare) return null;
  const { curve } = content.words;
  const liveAt = buildMonths / 12;
  const zero: [number, number][] = [
    [0, 0],
    [HORIZON_YEARS, 0],
  ];
  const series = (name: 'low' | 'expected') => ({
    label: content.scenarioNames[name],
    tone: name === 'low' ? ('before' as const) : ('lane' as const),
    points: [
      // Flat until the work is live, then a point for each year.
      ...(liveAt > 0 ? [[0, cash[name].roi.curve[0]?.sum ?? 0] as [number, number]] : []),
      ...cash[name].roi.curve.map(({ year, sum }): [number, number] => [year || liveAt, sum]),
    ],
  });
  return (
    <Part heading={curve.heading}>
      <ArticleChart
        chart={{
          ...{ kind: 'curve', caption: curve.caption, alt: say(curve.alt), straight: true },
          ...{ xLabel: curve.axis, xStep: 1, yLabel: say(curve.total) },
          series: [{ label: curve.covered, tone: 'before', points: zero }, series('low'), series('expected')],
        }}
      />
    </Part>
  );
}

/** When the project is stopped. The rule on cash needs hours that become cash. */
const Risks = ({ analysis, content: { words }, texts: { say } }: RoiPartProps) => (
  <Part
    heading={words.risks.heading}
    table={{
      head: words.risks.head,
      rows: words.risks.rows
        .filter(({ stop }) => analysis.stops.cash > 0 || !stop.includes('{yearlyCash}'))
        .map(({ risk, stop, decider }): PartRow => [risk, say(stop), say(decider)]),
    }}
  />
);

/** Every number with its source. */
function Numbers({ businessCase: { answers, price }, analysis, content: { words }, currency }: RoiPartProps) {
  const { numbers, inputs } = words;
  const formats = createFormatters(currency);
  const entered = { ...answers.roi, ...answers.finance };
  const values = { ...analysis.inputs, ...entered, cost: analysis.inputs.cost };
  const { discountRate, renewals, costFloorApplied } = analysis;
  const rows = [...roiFieldOrder, ...financeFields].flatMap((field): PartRow[] => {
    const value = { ...values, discountRate, renewals: renewals || entered.renewals }[field];
    const isOwn = entered[field] !== undefined && !(field === 'cost' && costFloorApplied);
    const other = field === 'discountRate' ? numbers.suggested : numbers.vendor;
    return [
      ...(value === undefined
        ? []
        : [[inputs[field], formats.input(field, value), isOwn ? numbers.own : other] as const]),
      ...(field === 'cost' && price
        ? [[numbers.price, formats.price(price.estimate.totalCost), numbers.vendor] as const]
        : []),
    ];
  });
  return <Part heading={numbers.heading} table={{ head: numbers.head, rows }} />;
}

/** A sheet of paper; in print, its text alone. */
const page =
  'flex min-w-0 flex-col rounded-panel border border-rule bg-raised px-[clamp(1.25rem,6vw,4.5rem)] pt-[clamp(1.25rem,6vw,4rem)] pb-6 shadow-(--shadow-2) print:block print:border-0 print:p-0 print:shadow-none print:not-first:break-before-page';

/**
 * The memo as sheets of paper, on the page and in print. The first is complete in itself and takes a minute to read.
 * Parts that cannot be computed yet are left out. Server and browser render it.
 *
 * @param note says that it is an example.
 * @param link address of the memo, with all its answers.
 */
export function BusinessCaseMemo({ note, link, ...props }: MemoProps & { note?: string; link: string }) {
  const { businessCase, texts, content } = props;
  const { words } = content;
  const { analysis, price, answers, decision } = businessCase;
  const problem = answers.texts.problem.trim();
  const pages = [
    <>
      <p className="type-h3-lg mt-5 border-l-3 border-lane pl-4">{texts.verdict}</p>
      <Decision {...props} />
      <Part
        heading={words.why.heading}
        paragraphs={[
          texts.reasons.join(' '),
          problem && `${words.problem.heading}: ${problem}`,
          texts.owners && `${words.whose.heading}: ${texts.owners}`,
        ]}
        list={[...texts.todo, ...texts.checks]}
      />
    </>,
    (price || analysis) && (
      <>
        <Estimate {...props} />
        {analysis && <Money {...props} analysis={analysis} />}
        {analysis && <Curve {...props} analysis={analysis} />}
      </>
    ),
    analysis && (
      <>
        {decision !== 'no' && <Risks {...props} analysis={analysis} />}
        <Numbers {...props} analysis={analysis} />
        <Part
          heading={words.assumptions.heading}
          list={[...words.assumptions.list, texts.say(words.numbers.currency)]}
        />
      </>
    ),
  ].filter(Boolean);
  const [before, after] = words.live.split('{link}');
  return (
    <article
      aria-labelledby="memo-title"
      className={`mx-auto grid max-w-[56rem] gap-6 text-small leading-normal print:block print:max-w-none print:leading-[1.4] ${styles.memo}`}
    >
      {pages.map((parts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their order
        <div key={index} className={page}>
          {index === 0 && (
            <h2 id="memo-title" tabIndex={-1} className="type-h3-lg">
              {texts.title}
            </h2>
          )}
          {index === 0 && note && <p className="type-small text-ink-2">{note}</p>}
          {parts}
          {index === pages.length - 1 && (
            <p className="mt-3 hidden text-note leading-[1.4] wrap-anywhere print:block">
              <span>{before}</span>
              <a href={link}>{link}</a>
              <span>{after}</span>
            </p>
          )}
          <p className="mt-auto pt-6 text-right text-note text-ink-3 print:pt-3">
            {fillPlaceholders(words.page, { page: index + 1, pages: pages.length })}
          </p>
        </div>
      ))}
    </article>
  );
}
