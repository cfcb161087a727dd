import { ArticleChart } from '@/components/illustrations/charts/article-chart';
import type { Elements } from '@/components/ui/elements';
import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';
import type { CaseMemoWords } from '@/content/schemas/business-case';
import type { Currency } from '@/lib/currency/format';
import { formatDate } from '@/lib/format/dates';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { formatTenths } from '@/lib/numbers/format-decimal';
import { costLines } from '@/lib/pricing-calculator/breakdown';
import { percent } from '@/lib/readiness-assessment/score';
import { financeFields, HORIZON_YEARS, roiFields } from '@/lib/roi-calculator/assumptions';
import { paybackText } from '@/lib/roi-calculator/payback-text';
import type { BusinessCase } from './build-case';
import { type CaseTexts, caseFormats } from './case-texts';
import styles from './memo.module.css';
import { type ReturnCase, returnRows, type SensitivityRange } from './return-case';
import type { CaseContent } from './types';

type Cell = string | { number: string };
type MemoProps = { businessCase: BusinessCase; texts: CaseTexts; content: CaseContent; currency: Currency };
type PartProps = MemoProps & { words: CaseMemoWords; formats: ReturnType<typeof caseFormats> };

/** Sentences of a paragraph, without those that do not apply. */
const sentences = (...all: (string | false)[]) => all.filter(Boolean).join(' ');

/** A part with its heading. */
const Part = ({ id, heading, children }: { id: string; heading: string; children: Elements }) => (
  <section aria-labelledby={`memo-${id}`} className={styles.part}>
    <h3 id={`memo-${id}`}>{heading}</h3>
    {children}
  </section>
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

/** What is asked for, the dates that follow from it, and room to sign. */
function Decision({ businessCase: { answers, price, money, decision }, texts, words }: PartProps) {
  const approved = answers.texts.deadline;
  const months = money?.freed.expected.roi.paybackMonths ?? null;
  const sentences = [texts.ask];
  if (price && approved && (decision === 'yes' || decision === 'slow')) {
    const { ask } = words;
    const end = formatDate(dayAfter(approved, price.estimate.estimatedTimelineWeeks * 7));
    sentences.push(fillPlaceholders(ask.end, { end }));
    if (months) sentences.push(fillPlaceholders(ask.back, { month: monthAfter(approved, months) }));
  }
  return (
    <Part id="decision" heading={words.ask.heading}>
      <p>{sentences.join(' ')}</p>
      <p className="grid gap-x-6 gap-y-2 *:border-b *:border-edge *:pt-2 *:pb-1 sm:grid-cols-[3fr_3fr_2fr] print:grid-cols-[3fr_3fr_2fr]">
        {words.ask.signature.map((label) => (
          <span key={label}>{`${label} `}</span>
        ))}
      </p>
    </Part>
  );
}

/** A date plus days: '2027-05-26'. */
function dayAfter(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** A date plus months, as month and year: 'January 2028'. Adds days, because January 31 plus a month skips February. */
const monthAfter = (date: string, months: number): string =>
  new Date(dayAfter(date, Math.ceil((months * 365) / 12))).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** The problem, and what it costs to leave it or to solve it without AI. */
function Problem({ businessCase: { answers, money }, words: { problem: said }, texts: { say } }: PartProps) {
  const problem = answers.texts.problem.trim();
  if (!problem && !money) return null;
  return (
    <Part id="problem" heading={said.heading}>
      {problem !== '' && <p>{problem}</p>}
      {money && <p>{sentences(say(said.doNothing), money.withoutAi !== null && say(said.withoutAi))}</p>}
    </Part>
  );
}

/** The return in its cases and as cash, and what it rests on. */
function Return({ money, ...props }: PartProps & { money: ReturnCase }) {
  const { businessCase, content, words, formats } = props;
  const { money: said } = words;
  const { say } = props.texts;
  return (
    <Part id="return" heading={said.heading}>
      <p>{sentences(say(businessCase.price ? said.clock : said.clockOpen), say(said.cases))}</p>
      <Table
        labelledBy="return"
        head={said.head}
        rows={returnRows(money, content.caseNames, said.cash).map(({ name, roi, npv }) => [
          name,
          { number: paybackText(roi) },
          { number: formats.amount(roi.firstYearGain) },
          { number: formats.amount(npv) },
        ])}
      />
      <p>{sentences(money.cashShare !== null && say(said.split), say(said.lost))}</p>
      {money.costFloorApplied && <p>{say(said.raised)}</p>}
      <p>
        <NoWrapRanges text={sensitivityText(money, props)} />
        {money.breakEvenHours !== null && <span>{` ${say(said.breakEven)}`}</span>}
      </p>
    </Part>
  );
}

/** The two numbers that matter most, in a sentence; '' where no number matters. */
function sensitivityText(
  { sensitivity: [first, second] }: ReturnCase,
  { words, formats }: PartProps,
): string {
  if (!first || !second || first.better.gain === first.worse.gain) return '';
  const told = (name: string, { field, worse, better }: SensitivityRange) => ({
    [name]: words.inputs[field],
    [`${name}Ends`]: fillPlaceholders(words.money.ends, {
      worse: formats.input(field, worse.value),
      better: formats.input(field, better.value),
    }),
    [`${name}Low`]: formats.amount(worse.gain),
    [`${name}High`]: formats.amount(better.gain),
  });
  return fillPlaceholders(words.money.sensitivity, { ...told('first', first), ...told('second', second) });
}

/** What is bought, who does what, and the lines of the estimate. */
function Purchase({ businessCase: { price }, content, words, formats }: PartProps) {
  if (!price) return null;
  const { text, theirs, ours } = words.scope.services[price.parameters.serviceType];
  const lines = costLines(price.state, price.estimate, content.pricing).filter(
    ({ usd }, index) => index === 0 || usd !== 0,
  );
  const total = { label: words.price.total, usd: price.estimate.totalCost };
  return (
    <>
      <Part id="scope" heading={words.scope.heading}>
        <p>{text}</p>
        <Table
          labelledBy="scope"
          head={words.scope.head}
          rows={theirs.map((line, index) => [line, ours[index] ?? ''])}
        />
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

/** Five years of the low and the expected case. */
function Curve({ money, content, words: { curve }, texts: { say } }: PartProps & { money: ReturnCase }) {
  const liveAt = money.buildMonths / 12;
  const series = (name: 'low' | 'expected') => ({
    label: content.caseNames[name],
    tone: name === 'low' ? ('before' as const) : ('lane' as const),
    points: [
      // Flat until the work is live, then a point for each year.
      ...(liveAt > 0 ? [[0, money.freed[name].roi.curve[0]?.sum ?? 0] as [number, number]] : []),
      ...money.freed[name].roi.curve.map(({ year, sum }): [number, number] => [year || liveAt, sum]),
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

/** Areas of readiness that are not ready, and who closes them. */
function Gaps({ businessCase: { readiness }, content: { areas }, words: { gaps } }: PartProps) {
  if (!readiness) return null;
  const rows = readiness.gaps.map(({ area, share }) => [
    areas[area]?.name ?? '',
    percent(share),
    areas[area]?.next ?? '',
    gaps.who[area] ?? '',
  ]);
  return (
    <Part id="readiness" heading={gaps.heading}>
      {rows.length === 0 ? <p>{gaps.none}</p> : <Table labelledBy="readiness" head={gaps.head} rows={rows} />}
    </Part>
  );
}

/** When the project is stopped. The rule on cash needs hours that become cash. */
const Risks = ({ money, texts: { say }, words: { risks } }: PartProps & { money: ReturnCase }) => (
  <Part id="risks" heading={risks.heading}>
    <Table
      labelledBy="risks"
      head={risks.head}
      rows={risks.rows
        .filter(({ stop }) => money.stops.cash > 0 || !stop.includes('{yearlyCash}'))
        .map(({ risk, stop, decider }) => [risk, say(stop), say(decider)])}
    />
  </Part>
);

/** Every number of the case and whose it is, and what the sums leave out. */
function Numbers({ businessCase, money, words, texts, formats }: PartProps & { money: ReturnCase }) {
  const { answers, price } = businessCase;
  const { numbers } = words;
  const isPrice = money.costFloorApplied || answers.roi.cost === undefined;
  const rows = [
    ...roiFields.flatMap((field): Cell[][] => [
      [
        words.inputs[field],
        { number: formats.input(field, money.inputs[field]) },
        field === 'cost' && isPrice ? numbers.vendor : numbers.own,
      ],
      ...(field === 'cost' && price
        ? [[numbers.price, { number: formats.price(price.estimate.totalCost) }, numbers.vendor]]
        : []),
    ]),
    ...financeFields.flatMap((field): Cell[][] => {
      const entered = answers.finance[field];
      if (entered === undefined && field !== 'discountRate') return [];
      const number = `${formatTenths(entered ?? money.discountRate)}${field === 'otherHours' ? '' : '%'}`;
      return [[words.inputs[field], { number }, entered === undefined ? numbers.suggested : numbers.own]];
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
 * The memo as sheets of paper, on the page and in print. Parts that are not worked out yet are left out. Server and
 * browser render it.
 *
 * @param note tells that it is an example.
 * @param link address of the memo, with all its answers.
 */
export function Memo({ note, link, ...props }: MemoProps & { note?: string; link: string }) {
  const { businessCase, texts, content, currency } = props;
  const { words } = content;
  const { money, price } = businessCase;
  const all = { ...props, words, formats: caseFormats(currency) };
  const pages = [
    <>
      <Problem {...all} />
      {price && (
        <Part id="proposal" heading={words.proposal.heading}>
          <p>{texts.say(words.proposal.text)}</p>
        </Part>
      )}
      {money && <Return {...all} money={money} />}
      <Decision {...all} />
    </>,
    (price || money || businessCase.readiness) && (
      <>
        <Purchase {...all} />
        {money && <Curve {...all} money={money} />}
        <Gaps {...all} />
      </>
    ),
    money && (
      <>
        {businessCase.decision !== 'no' && <Risks {...all} money={money} />}
        <Numbers {...all} money={money} />
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
            <>
              <h2 id="memo-title" tabIndex={-1} className="type-h3-lg">
                {texts.title}
              </h2>
              {note && <p className="type-small text-ink-2">{note}</p>}
              <div className={`border-l-3 border-lane pl-4 ${styles.part}`}>
                <p className="type-h3-lg">{texts.verdict}</p>
                <p>
                  <NoWrapRanges text={texts.reasons.join(' ')} />
                </p>
                {texts.changes.map(({ lead, list }) => (
                  <p key={lead}>{`${lead} ${list.join('; ')}`}</p>
                ))}
              </div>
            </>
          )}
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
