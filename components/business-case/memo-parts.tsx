import { ArticleChart } from '@/components/illustrations/charts/article-chart';
import type { ElementChildren } from '@/components/ui/element-children';
import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';
import { ScrollTable } from '@/components/wizard/scroll-table';
import type { Currency } from '@/lib/currency/format';
import { formatDate } from '@/lib/format/dates';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { HORIZON_YEARS } from '@/lib/roi-calculator/assumptions';
import { formatPayback } from '@/lib/roi-calculator/format-payback';
import type { BusinessCase } from './build-business-case';
import type { BusinessCaseTexts } from './compose-texts';
import { Decision, Points } from './decision';
import { createFormatters } from './format-values';
import styles from './memo.module.css';
import { formatWhole } from './placeholder-values';
import { type RoiAnalysis, scenarioIds } from './roi-analysis';
import type { BusinessCaseContent } from './types';

export type MemoProps = {
  businessCase: BusinessCase;
  texts: BusinessCaseTexts;
  content: BusinessCaseContent;
  currency: Currency;
};
type RoiPartProps = MemoProps & { analysis: RoiAnalysis };
type PartRow = readonly [name: string, ...cells: string[]];

/** A part of the memo: its heading, paragraphs, a table, a list, and whatever else. Empty texts are left out. */
export function MemoPart({
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
  children?: ElementChildren;
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

/** The decision asked for, what it commits to, what has to be settled first, and room to sign. */
export function DecisionPart({ businessCase, texts, content: { words } }: MemoProps) {
  const { answers, price, dateState, isAsked } = businessCase;
  const live = new Date(`${answers.texts.deadline}T00:00:00Z`);
  live.setUTCDate(live.getUTCDate() + 7 * (price?.weeks ?? 0));
  const end =
    isAsked && price && dateState === 'valid'
      ? ` ${fillPlaceholders(words.ask.end, { end: formatDate(live.toISOString().slice(0, 10)) })}`
      : '';
  return (
    <MemoPart heading={words.ask.heading}>
      <Decision texts={texts} end={end} />
      <Points texts={texts} lead={words.todo.lead} />
      <p className="grid gap-x-6 gap-y-2 *:border-b *:border-edge *:pt-2 *:pb-1 sm:grid-cols-[3fr_3fr_2fr] print:grid-cols-[3fr_3fr_2fr]">
        {words.ask.signature.map((label) => (
          <span key={label}>{`${label} `}</span>
        ))}
      </p>
    </MemoPart>
  );
}

/** The proposal, and the lines of the estimate. */
export function EstimatePart({ businessCase: { price }, content, texts, currency }: MemoProps) {
  if (!price) return null;
  const { words } = content;
  const lines = price.lines.filter(({ amount }, index) => index === 0 || amount !== 0);
  const total = { label: words.price.total, amount: price.amount };
  const rows = [...lines, total].map(
    ({ label, amount }): PartRow => [label, createFormatters(currency).line(amount)],
  );
  return (
    <MemoPart
      heading={words.price.heading}
      paragraphs={[texts.say(words.price.text), words.price.range]}
      table={{ head: words.price.head, rows, numeric: true }}
    />
  );
}

/** Cash and hours in three scenarios, and their assumptions. */
export function CashPart({ analysis, businessCase, content, texts: { say }, currency }: RoiPartProps) {
  const { money, problem } = content.words;
  const { amount } = createFormatters(currency);
  const { cash, time } = analysis;
  const rows = scenarioIds.flatMap((id): PartRow[] =>
    cash
      ? [
          [
            content.scenarioNames[id],
            formatPayback(cash[id].roi),
            amount(cash[id].gain),
            amount(cash[id].npv),
            formatWhole(id === 'expected' ? time.hoursAYear : time.lowHoursAYear),
          ],
        ]
      : [],
  );
  const { otherHours } = businessCase.answers.finance;
  return (
    <MemoPart
      heading={money.heading}
      paragraphs={[
        `${say(businessCase.price ? money.clock : money.clockOpen)} ${say(money.scenarios)}`,
        cash && say(money.split),
        otherHours !== undefined && !businessCase.isOtherTooHigh && say(problem.withoutAi),
      ]}
      table={{ head: money.head, rows, numeric: true }}
    />
  );
}

/** Five years of cash in the low and the expected scenario. Without an hour in cash, there is nothing to draw. */
export function CurvePart({
  analysis: { cash, cashShare, buildMonths },
  content,
  texts: { say },
}: RoiPartProps) {
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
    <MemoPart heading={curve.heading}>
      <ArticleChart
        chart={{
          ...{ kind: 'curve', caption: curve.caption, alt: say(curve.alt), straight: true },
          ...{ xLabel: curve.axis, xStep: 1, yLabel: say(curve.total) },
          series: [{ label: curve.covered, tone: 'before', points: zero }, series('low'), series('expected')],
        }}
      />
    </MemoPart>
  );
}

/** When the project is stopped. The rule on cash needs hours that become cash. */
export const StopRulesPart = ({ analysis, content: { words }, texts: { say } }: RoiPartProps) => (
  <MemoPart
    heading={words.risks.heading}
    table={{
      head: words.risks.head,
      rows: words.risks.rows
        .filter(({ stop }) => analysis.stops.cash > 0 || !stop.includes('{yearlyCash}'))
        .map(({ risk, stop, decider }): PartRow => [risk, say(stop), say(decider)]),
    }}
  />
);

/** Every number, what it is in the low case, and whose it is. */
export function NumbersPart({ businessCase: { price }, texts, content: { words }, currency }: MemoProps) {
  const { numbers, inputs } = words;
  const { input, amount } = createFormatters(currency);
  const rows = texts.numbers.flatMap(({ field, value, low, owner, whose }): PartRow[] => [
    [inputs[field], input(field, value), low === null ? '–' : input(field, low), owner],
    ...(field === 'cost' && price && whose !== 'vendor'
      ? [[numbers.price, amount(price.amount), '–', numbers.vendor] as const]
      : []),
  ]);
  return <MemoPart heading={numbers.heading} table={{ head: numbers.head, rows }} />;
}
