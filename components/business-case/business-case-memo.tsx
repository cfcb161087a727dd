import type { ComponentProps, ReactNode } from 'react';
import { ArticleChart } from '@/components/illustrations/charts/article-chart';
import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';
import { ScrollTable } from '@/components/wizard/scroll-table';
import { formatEnteredAmount, formatWholeAmount } from '@/lib/currency/format';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { HORIZON_YEARS } from '@/lib/roi-calculator/assumptions';
import { formatPayback } from '@/lib/roi-calculator/format-payback';
import type { BusinessCase } from './build-business-case';
import { type BusinessCaseTexts, formatWhole } from './compose-texts';
import { FirstPage } from './first-page';
import type { RoiAnalysis } from './roi-analysis';

type Point = [number, number];
type MemoProps = { businessCase: BusinessCase; texts: BusinessCaseTexts };
type SheetProps = MemoProps & { page: number; children: ReactNode };

function CashCurve({ businessCase, texts, scenarios, buildMonths }: MemoProps & RoiAnalysis) {
  const { words, scenarioNames } = businessCase.content;
  const liveAt = buildMonths / 12;
  const series = (name: 'low' | 'expected', tone: 'before' | 'lane') => {
    const { curve } = scenarios[name].roi;
    // Flat until the work is live, then a point for each year.
    const start: Point[] = liveAt > 0 ? [[0, curve[0]?.sum ?? 0]] : [];
    const points = [...start, ...curve.map(({ year, sum }): Point => [year || liveAt, sum])];
    return { label: scenarioNames[name], tone, points };
  };
  const zero = [0, HORIZON_YEARS].map((year): Point => [year, 0]);
  return (
    <ArticleChart
      chart={{
        ...{ kind: 'curve', caption: words.curve.caption, straight: true },
        ...{ xLabel: words.curve.axis, xStep: 1 },
        alt: fillPlaceholders(words.curve.alt, texts.values),
        yLabel: fillPlaceholders(words.curve.total, texts.values),
        series: [
          { label: words.curve.covered, tone: 'before', points: zero },
          series('low', 'before'),
          series('expected', 'lane'),
        ],
      }}
    />
  );
}

type PartProps = Partial<Pick<ComponentProps<typeof ScrollTable>, 'rows' | 'numeric'>> & {
  words: { heading: string; head?: readonly string[] };
  children?: ReactNode;
};

const Part = ({ words: { heading, head }, rows, numeric = false, children }: PartProps) => (
  <div className="mt-7 [&>*+*]:mt-2.5 [&>p]:max-w-[44rem] [&>p]:wrap-anywhere print:mt-4.5 print:[&>*+*]:mt-1.5 print:[&>p]:max-w-none print:[&_:is(th,td)]:py-0.75 print:[--large-plot:9rem] print:[&_figure]:max-w-[26rem]">
    <h3 className="type-h3">{heading}</h3>
    {children}
    {head && rows && <ScrollTable label={heading} {...{ head, rows, numeric }} />}
  </div>
);

const Paragraph = ({ text }: { text: string }) => (
  <p>
    <NoWrapRanges text={text} />
  </p>
);

/** A page of the memo after the first, as a sheet of paper on the page and in print. */
const Sheet = ({ businessCase, texts, page, children }: SheetProps) => (
  <div className="mx-auto mt-6 flex max-w-[56rem] min-w-0 flex-col rounded-panel border border-rule bg-raised px-[clamp(1.25rem,6vw,4.5rem)] pt-[clamp(1.25rem,6vw,4rem)] pb-6 text-small [line-height:1.5] not-print:[box-shadow:var(--shadow-2)] print:block print:max-w-none print:break-before-page print:border-0 print:p-0 print:[line-height:1.4]">
    <p className="type-small mb-3 text-ink-2">{businessCase.content.words.appendix}</p>
    {children}
    <p className="mt-auto pt-6 text-right text-note text-ink-3 print:pt-3">
      {fillPlaceholders(businessCase.content.words.page, { page, pages: texts.pages })}
    </p>
  </div>
);

/** The pages of the memo after the first, without the parts that cannot be computed yet. */
export function Appendix(props: MemoProps) {
  const { businessCase, texts } = props;
  const { finance, content, currency, price, analysis, decision } = businessCase;
  const { price: estimate, money, problem, risks, numbers, assumptions, curve } = content.words;
  const say = (text: string) => fillPlaceholders(text, texts.values);
  const scenarios = analysis?.verdict ? Object.entries(analysis.scenarios) : [];
  // The rule on cash needs hours that become cash.
  const rules = risks.rows.filter(({ stop }) => analysis?.stops.cash || !stop.includes('{yearlyCash}'));
  return (
    <>
      {(price || analysis) && (
        <Sheet page={2} {...props}>
          {price && (
            <Part
              words={estimate}
              numeric
              rows={[
                ...price.lines.filter(({ amount }, index) => index === 0 || amount !== 0),
                { label: estimate.total, amount: price.amount },
              ].map(({ label, amount }) => [label, formatEnteredAmount(amount, currency)])}
            >
              <Paragraph text={say(estimate.text)} />
              <Paragraph text={estimate.range} />
            </Part>
          )}
          {analysis && (
            <Part
              words={money}
              numeric
              rows={scenarios.map(([id, { roi, gain, npv, hoursAYear }]) => [
                content.scenarioNames[id as keyof RoiAnalysis['scenarios']],
                formatPayback(roi),
                formatWholeAmount(gain, currency),
                formatWholeAmount(npv, currency),
                formatWhole(hoursAYear),
              ])}
            >
              <Paragraph text={`${say(price ? money.clock : money.clockOpen)} ${say(money.scenarios)}`} />
              {analysis.verdict && <Paragraph text={say(money.split)} />}
              {finance.otherHours !== undefined && <Paragraph text={say(problem.withoutAi)} />}
            </Part>
          )}
          {/* Without an hour in cash, there is nothing to draw. */}
          {analysis && (analysis.cashShare ?? 0) > 0 && (
            <Part words={curve}>
              <CashCurve {...props} {...analysis} />
            </Part>
          )}
        </Sheet>
      )}
      {analysis && (
        <Sheet page={3} {...props}>
          {decision !== 'no' && (
            <Part
              words={risks}
              rows={rules.map(({ risk, stop, decider }) => [risk, say(stop), say(decider)])}
            />
          )}
          <Part words={numbers} rows={texts.numbers} />
          <Part words={assumptions}>
            <ul>
              {[...assumptions.list, say(numbers.currency)].map((line) => (
                <li key={line} className="mt-1.5 border-l-2 border-rule pl-3 text-ink-2 print:mt-0.5">
                  {line}
                </li>
              ))}
            </ul>
          </Part>
        </Sheet>
      )}
    </>
  );
}

/** The whole memo where nothing else shows its first page; `note` says that it is an example. */
export const BusinessCaseMemo = ({ note, ...props }: MemoProps & { note?: string | undefined }) => (
  <article aria-labelledby="memo-title">
    <FirstPage id="memo-title" isMemo note={note} content={props.businessCase.content} texts={props.texts} />
    <Appendix {...props} />
  </article>
);
