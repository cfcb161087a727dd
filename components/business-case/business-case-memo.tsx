import type { ComponentProps } from 'react';
import { ArticleChart } from '@/components/illustrations/charts/article-chart';
import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';
import { ScrollTable } from '@/components/wizard/scroll-table';
import { formatEnteredAmount, formatWholeAmount } from '@/lib/currency/format';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { HORIZON_YEARS } from '@/lib/roi-calculator/assumptions';
import { formatPayback } from '@/lib/roi-calculator/format-payback';
import type { BusinessCase } from './build-business-case';
import type { BusinessCaseTexts, TableRow } from './compose-texts';
import { FirstPage } from './first-page';
import { formatWhole } from './placeholder-values';
import { type RoiAnalysis, scenarioIds } from './roi-analysis';

type MemoProps = { businessCase: BusinessCase; texts: BusinessCaseTexts };
/** A part of the memo. Empty texts are left out. */
type Part = {
  heading: string;
  paragraphs?: readonly (string | false)[];
  table?: { head: readonly string[]; rows: readonly TableRow[]; numeric?: boolean };
  list?: readonly string[];
  chart?: ComponentProps<typeof ArticleChart>['chart'];
};

/** Five years of cash in the low and the expected scenario. Without an hour in cash, there is nothing to draw. */
function composeCurve(
  { cash, cashShare, buildMonths }: RoiAnalysis,
  { texts, businessCase: { content } }: MemoProps,
): Part[] {
  if (!cash || !cashShare) return [];
  const { curve } = content.words;
  const liveAt = buildMonths / 12;
  const series = (name: 'low' | 'expected') => ({
    label: content.scenarioNames[name],
    tone: name === 'low' ? ('before' as const) : ('lane' as const),
    points: [
      // Flat until the work is live, then a point for each year.
      ...(liveAt > 0 ? [[0, cash[name].roi.curve[0]?.sum ?? 0] as [number, number]] : []),
      ...cash[name].roi.curve.map(({ year, sum }): [number, number] => [year || liveAt, sum]),
    ],
  });
  const covered: [number, number][] = [
    [0, 0],
    [HORIZON_YEARS, 0],
  ];
  return [
    {
      heading: curve.heading,
      chart: {
        ...{ kind: 'curve', caption: curve.caption, straight: true, xLabel: curve.axis, xStep: 1 },
        alt: fillPlaceholders(curve.alt, texts.values),
        yLabel: fillPlaceholders(curve.total, texts.values),
        series: [
          { label: curve.covered, tone: 'before', points: covered },
          series('low'),
          series('expected'),
        ],
      },
    },
  ];
}

/** The parts of the appendix by page, without those that cannot be computed yet. */
function composeAppendix(props: MemoProps): Part[][] {
  const { businessCase, texts } = props;
  const { answers, content, currency, price, analysis, decision, isOtherTooHigh } = businessCase;
  const { price: estimate, money, problem, risks, numbers, assumptions } = content.words;
  const say = (text: string) => fillPlaceholders(text, texts.values);
  const proposal = price && {
    heading: estimate.heading,
    paragraphs: [say(estimate.text), estimate.range],
    table: {
      ...{ head: estimate.head, numeric: true },
      rows: [
        ...price.lines.filter(({ amount }, index) => index === 0 || amount !== 0),
        { label: estimate.total, amount: price.amount },
      ].map(({ label, amount }): TableRow => [label, formatEnteredAmount(amount, currency)]),
    },
  };
  if (!analysis) return proposal ? [[proposal]] : [];
  const { cash, time, stops } = analysis;
  const cashAndTime = {
    heading: money.heading,
    paragraphs: [
      `${say(price ? money.clock : money.clockOpen)} ${say(money.scenarios)}`,
      cash !== null && say(money.split),
      answers.finance.otherHours !== undefined && !isOtherTooHigh && say(problem.withoutAi),
    ],
    table: {
      ...{ head: money.head, numeric: true },
      rows: scenarioIds.flatMap((id): TableRow[] =>
        cash
          ? [
              [
                content.scenarioNames[id],
                formatPayback(cash[id].roi),
                formatWholeAmount(cash[id].gain, currency),
                formatWholeAmount(cash[id].npv, currency),
                formatWhole(id === 'expected' ? time.hoursAYear : time.lowHoursAYear),
              ],
            ]
          : [],
      ),
    },
  };
  const stopRules = {
    heading: risks.heading,
    table: {
      head: risks.head,
      // The rule on cash needs hours that become cash.
      rows: risks.rows
        .filter(({ stop }) => stops.cash > 0 || !stop.includes('{yearlyCash}'))
        .map(({ risk, stop, decider }): TableRow => [risk, say(stop), say(decider)]),
    },
  };
  return [
    [...(proposal ? [proposal] : []), cashAndTime, ...composeCurve(analysis, props)],
    [
      ...(decision === 'no' ? [] : [stopRules]),
      { heading: numbers.heading, table: { head: numbers.head, rows: texts.numbers } },
      { heading: assumptions.heading, list: [...assumptions.list, say(numbers.currency)] },
    ],
  ];
}

const part =
  'mt-7 [&>*+*]:mt-2.5 [&>p]:max-w-[44rem] [&>p]:wrap-anywhere print:mt-4.5 print:[&>*+*]:mt-1.5 print:[&>p]:max-w-none print:[&_:is(th,td)]:py-0.75 print:[&_figure]:max-w-[26rem]';

/** The pages of the memo after the first, as sheets of paper on the page and in print. */
export const Appendix = (props: MemoProps) =>
  composeAppendix(props).map((parts, index) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their order
      key={index}
      className="mx-auto mt-6 flex max-w-[56rem] min-w-0 flex-col rounded-panel border border-rule bg-raised px-[clamp(1.25rem,6vw,4.5rem)] pt-[clamp(1.25rem,6vw,4rem)] pb-6 text-small leading-normal shadow-(--shadow-2) print:block print:max-w-none print:break-before-page print:border-0 print:p-0 print:leading-[1.4] print:shadow-none"
    >
      <p className="type-small mb-3 text-ink-2">{props.businessCase.content.words.appendix}</p>
      {parts.map(({ heading, paragraphs = [], table, list = [], chart }) => (
        <div key={heading} className={part}>
          <h3 className="type-h3">{heading}</h3>
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
                <li key={line} className="mt-1.5 border-l-2 border-rule pl-3 text-ink-2 print:mt-0.5">
                  {line}
                </li>
              ))}
            </ul>
          )}
          {chart && <ArticleChart chart={chart} />}
        </div>
      ))}
      <p className="mt-auto pt-6 text-right text-note text-ink-3 print:pt-3">
        {fillPlaceholders(props.businessCase.content.words.page, {
          page: index + 2,
          pages: props.texts.pages,
        })}
      </p>
    </div>
  ));

/**
 * The whole memo where nothing else shows its first page. Server and browser render it.
 *
 * @param note says that it is an example.
 */
export const BusinessCaseMemo = ({ note, ...props }: MemoProps & { note?: string | undefined }) => (
  <article aria-labelledby="memo-title">
    <FirstPage id="memo-title" isMemo note={note} content={props.businessCase.content} texts={props.texts} />
    <Appendix {...props} />
  </article>
);
