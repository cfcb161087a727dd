import { ArticleChart } from '@/components/illustrations/charts/article-chart';
import type { Elements } from '@/components/ui/elements';
import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';
import type { MemoWords } from '@/content/schemas/business-case';
import type { Currency } from '@/lib/currency/format';
import { formatDate } from '@/lib/format/dates';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { listCostLines } from '@/lib/pricing-calculator/breakdown';
import { formatPercent } from '@/lib/readiness-assessment/score';
import { financeFields, HORIZON_YEARS, roiFields } from '@/lib/roi-calculator/assumptions';
import { formatPayback } from '@/lib/roi-calculator/format-payback';
import { ApprovalLines } from './approval-lines';
import type { BusinessCase } from './build-business-case';
import { type BusinessCaseTexts, createFormats } from './compose-texts';
import styles from './memo.module.css';
import { type RoiAnalysis, type SensitivityRange, scenarioIds } from './roi-analysis';
import type { BusinessCaseContent } from './types';

type Cell = string | { number: string };
type MemoProps = {
  businessCase: BusinessCase;
  texts: BusinessCaseTexts;
  content: BusinessCaseContent;
  currency: Currency;
};
type PartProps = MemoProps & { words: MemoWords; formats: ReturnType<typeof createFormats> };
type RoiPartProps = PartProps & { analysis: RoiAnalysis };

/** Sentences of a paragraph, without those that do not apply. */
const joinSentences = (...all: (string | false | null)[]) => all.filter(Boolean).join(' ');

/** A part with its heading. */
const Part = ({ id, heading, children }: { id: string; heading: string; children: Elements }) => (
  <div className={styles.part}>
    <h3 id={`memo-${id}`}>{heading}</h3>
    {children}
  </div>
);

/** A table whose first cells name its rows; numbers are aligned right. */
function Table({
  labelledBy,
  head,
  rows,
}: {
  labelledBy: string;
  head: readonly string[];
  rows: readonly Cell[][];
}) {
  const isNumber = (cell: Cell | undefined) => typeof cell === 'object' || undefined;
  const text = (cell: Cell | undefined) => (typeof cell === 'object' ? cell.number : cell);
  return (
    <table className={styles.table} aria-labelledby={`memo-${labelledBy}`}>
      <thead>
        <tr>
          {head.map((name, column) => (
            <th key={name} scope="col" data-number={isNumber(rows[0]?.[column])}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={text(name)}>
            <th scope="row">{text(name)}</th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]} data-label={head[column + 1]} data-number={isNumber(cell)}>
                {text(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A date plus days: '2027-05-26'. */
function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** What is asked for and what it commits to, the dates that follow from it, and room to sign. */
function Decision({ businessCase, texts, words: { ask } }: PartProps) {
  const { answers, price, decision, isPast, isAsked } = businessCase;
  const { deadline } = answers.texts;
  const isDated = isAsked && price && deadline && !isPast;
  const end = isDated && formatDate(addDays(deadline, price.estimate.estimatedTimelineWeeks * 7));
  return (
    <Part id="decision" heading={ask.heading}>
      <p>{joinSentences(texts.ask, end && fillPlaceholders(ask.end, { end }))}</p>
      {decision !== 'no' && <ApprovalLines lines={texts.approval} />}
      {decision !== 'no' && texts.notes.length > 0 && <p>{texts.notes.join(' ')}</p>}
      <p className="grid gap-x-6 gap-y-2 *:border-b *:border-edge *:pt-2 *:pb-1 sm:grid-cols-[3fr_3fr_2fr] print:grid-cols-[3fr_3fr_2fr]">
        {ask.signature.map((label) => (
          <span key={label}>{`${label} `}</span>
        ))}
      </p>
    </Part>
  );
}

/** Cash and hours in three scenarios, and what they rest on. */
function Money({ analysis, ...props }: RoiPartProps) {
  const { businessCase, content, words, formats } = props;
  const { money, problem } = words;
  const { say } = props.texts;
  const { cash, time } = analysis;
  return (
    <Part id="money" heading={money.heading}>
      <p>{joinSentences(say(businessCase.price ? money.clock : money.clockOpen), say(money.scenarios))}</p>
      {cash && (
        <Table
          labelledBy="money"
          head={money.head}
          rows={scenarioIds.map((id) => [
            content.scenarioNames[id],
            { number: formatPayback(cash[id].roi) },
            { number: formats.amount(cash[id].roi.firstYearGain) },
            { number: formats.amount(cash[id].npv) },
            { number: say(id === 'expected' ? '{hoursAYear}' : '{lowHoursAYear}') },
          ])}
        />
      )}
      <p>{joinSentences(cash && say(money.split), analysis.costFloorApplied && say(money.raised))}</p>
      {cash && time.hoursAYear > 0 && (
        <p>
          <NoWrapRanges text={describeSensitivity(analysis, props)} />
          {analysis.breakEvenHours !== null && <span>{` ${say(money.breakEven)}`}</span>}
        </p>
      )}
      <p>{joinSentences(say(problem.doNothing), analysis.withoutAi !== null && say(problem.withoutAi))}</p>
    </Part>
  );
}

/** The two numbers that matter most, in a sentence; '' where no number matters. */
function describeSensitivity(
  { sensitivity: [first, second] }: RoiAnalysis,
  { words, formats }: PartProps,
): string {
  if (!first || !second || first.better.gain === first.worse.gain) return '';
  const fill = (name: string, { field, worse, better }: SensitivityRange) => ({
    [name]: words.inputs[field],
    [`${name}Ends`]: fillPlaceholders(words.money.ends, {
      worse: formats.input(field, worse.value),
      better: formats.input(field, better.value),
    }),
    [`${name}Low`]: formats.amount(worse.gain),
    [`${name}High`]: formats.amount(better.gain),
  });
  return fillPlaceholders(words.money.sensitivity, { ...fill('first', first), ...fill('second', second) });
}

/** What is proposed, and the lines of the estimate. */
function Purchase({ businessCase: { price }, content, words, texts, formats }: PartProps) {
  if (!price) return null;
  const lines = listCostLines(price.state, price.estimate, content.pricing).filter(
    ({ usd }, index) => index === 0 || usd !== 0,
  );
  const total = { label: words.price.total, usd: price.estimate.totalCost };
  return (
    <>
      <Part id="proposal" heading={words.proposal.heading}>
        <p>{texts.say(words.proposal.text)}</p>
      </Part>
      <Part id="price" heading={words.price.heading}>
        <Table
          labelledBy="price"
          head={words.price.head}
          rows={[...lines, total].map(({ label, usd }) => [label, { number: formats.price(usd) }])}
        />
        <p>{words.price.range}</p>
      </Part>
    </>
  );
}

/** Five years of cash in the low and the expected scenario. Without an hour in cash, there is nothing to draw. */
function Curve({ analysis, content, words: { curve }, texts: { say } }: RoiPartProps) {
  const { cash, cashShare } = analysis;
  if (!cash || !cashShare) return null;
  const liveAt = analysis.buildMonths / 12;
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
    <Part id="curve" heading={curve.heading}>
      <ArticleChart
        chart={{
          kind: 'curve',
          caption: curve.caption,
          alt: say(curve.alt),
          xLabel: curve.axis,
          xStep: 1,
          yLabel: say(curve.total),
          straight: true,
          series: [
            {
              label: curve.covered,
              tone: 'before',
              points: [
                [0, 0],
                [HORIZON_YEARS, 0],
              ],
            },
            series('low'),
            series('expected'),
          ],
        }}
      />
    </Part>
  );
}

/** Areas of readiness that hold the project up, and all others that are not ready. */
function Gaps({ businessCase: { readiness }, content: { areas }, words: { gaps } }: PartProps) {
  if (readiness?.verdict !== 'close-gap') return null;
  const rows = readiness.gaps.map(({ area, share }) => [
    areas[area]?.name ?? '',
    formatPercent(share),
    areas[area]?.next ?? '',
    gaps.who[area] ?? '',
  ]);
  return (
    <Part id="readiness" heading={gaps.heading}>
      <Table labelledBy="readiness" head={gaps.head} rows={rows} />
    </Part>
  );
}

/** When the project is stopped. The rule on cash needs hours that become cash. */
const Risks = ({ analysis, texts: { say }, words: { risks } }: RoiPartProps) => (
  <Part id="risks" heading={risks.heading}>
    <Table
      labelledBy="risks"
      head={risks.head}
      rows={risks.rows
        .filter(({ stop }) => analysis.stops.cash > 0 || !stop.includes('{yearlyCash}'))
        .map(({ risk, stop, decider }) => [risk, say(stop), say(decider)])}
    />
  </Part>
);

/** Every number and whose it is, and what the sums leave out. */
function Numbers({ businessCase, analysis, words, texts, formats }: RoiPartProps) {
  const { answers, price } = businessCase;
  const { numbers, inputs } = words;
  const isPrice = analysis.costFloorApplied || answers.roi.cost === undefined;
  const defaults = { discountRate: numbers.suggested, renewals: numbers.vendor };
  const rows = [
    ...roiFields.flatMap((field): Cell[][] => [
      [
        inputs[field],
        { number: formats.input(field, analysis.inputs[field]) },
        field === 'cost' && isPrice ? numbers.vendor : numbers.own,
      ],
      ...(field === 'cost' && price
        ? [[numbers.price, { number: formats.price(price.estimate.totalCost) }, numbers.vendor]]
        : []),
    ]),
    ...financeFields.flatMap((field): Cell[][] => {
      const entered = answers.finance[field];
      if (field !== 'discountRate' && field !== 'renewals')
        return entered === undefined
          ? []
          : [[inputs[field], { number: formats.input(field, entered) }, numbers.own]];
      if (field === 'renewals' && entered === undefined && analysis.renewals === 0) return [];
      const number = formats.input(field, analysis[field]);
      return [[inputs[field], { number }, entered === undefined ? defaults[field] : numbers.own]];
    }),
  ];
  return (
    <>
      <Part id="numbers" heading={numbers.heading}>
        <Table labelledBy="numbers" head={numbers.head} rows={rows} />
      </Part>
      <Part id="assumptions" heading={words.assumptions.heading}>
        <ul>
          {[...words.assumptions.list, texts.say(numbers.currency)].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Part>
    </>
  );
}

/** A sheet of paper; in print, its text alone. */
const page =
  'flex min-w-0 flex-col rounded-panel border border-rule bg-raised px-[clamp(1.25rem,6vw,4.5rem)] pt-[clamp(1.25rem,6vw,4rem)] pb-6 shadow-(--shadow-2) print:block print:border-0 print:p-0 print:shadow-none print:not-first:break-before-page';

/**
 * The memo as sheets of paper, on the page and in print. The first is complete in itself and read in a minute. Parts
 * that are not worked out yet are left out. Server and browser render it.
 *
 * @param note says that it is an example.
 * @param link address of the memo, with all its answers.
 */
export function Memo({ note, link, ...props }: MemoProps & { note?: string; link: string }) {
  const { businessCase, texts, content, currency } = props;
  const { words } = content;
  const { analysis, price, answers } = businessCase;
  const all = { ...props, words, formats: createFormats(currency) };
  const problem = answers.texts.problem.trim();
  const lines = [...texts.todo, ...texts.checks];
  const pages = [
    <>
      <div className={`border-l-3 border-lane pl-4 ${styles.part}`}>
        <p className="type-h3-lg">{texts.verdict}</p>
      </div>
      <Decision {...all} />
      <Part id="why" heading={words.why.heading}>
        <p>
          <NoWrapRanges text={texts.reasons.join(' ')} />
        </p>
        {lines.length > 0 && (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {problem !== '' && <p>{`${words.problem.heading}: ${problem}`}</p>}
        {texts.owners !== '' && <p>{`${words.whose.heading}: ${texts.owners}`}</p>}
      </Part>
    </>,
    (price || analysis || businessCase.readiness) && (
      <>
        <Purchase {...all} />
        {analysis && <Money {...all} analysis={analysis} />}
        {analysis && <Curve {...all} analysis={analysis} />}
        <Gaps {...all} />
      </>
    ),
    analysis && (
      <>
        {businessCase.decision !== 'no' && <Risks {...all} analysis={analysis} />}
        <Numbers {...all} analysis={analysis} />
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
          {index === 0 && (
            <h2 id="memo-title" tabIndex={-1} className="type-h3-lg">
              {texts.title}
            </h2>
          )}
          {index === 0 && note && <p className="type-small text-ink-2">{note}</p>}
          {parts}
          {index === pages.length - 1 && (
            <p className="mt-6 hidden text-note leading-[1.4] wrap-anywhere print:block">
              <span>{words.live.split('{link}')[0]}</span>
              <a href={link}>{link}</a>
              <span>{words.live.split('{link}')[1]}</span>
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
