import { ArticleChart } from '@/components/illustrations/charts/article-chart';
import type { BusinessCase } from '@/lib/business-case/build-case';
import { fill } from '@/lib/business-case/fill';
import type { Currency } from '@/lib/currency/format';
import { wholeAmount } from '@/lib/currency/own';
import { CaseDocumentView } from './case-document';
import type { CaseContent } from './content';
import type { CaseDocument } from './document';
import { SensitivityChart } from './sensitivity-chart';

type Written = { of: BusinessCase; written: CaseDocument; content: CaseContent; currency: Currency };

/** The document of a case with its two drawings: the example on the server, the visitor's own in the browser. */
export function WrittenCase({ note, isExample, ...written }: Written & { note: string; isExample: boolean }) {
  const { company, heading } = written.content;
  return (
    <CaseDocumentView
      document={written.written}
      company={`${company}, ${heading}`}
      note={note}
      isExample={isExample}
      figure={(name) => <Figure name={name} {...written} />}
    />
  );
}

function Figure({ name, of: { money }, content, currency, written }: Written & { name: string }) {
  if (!money) return null;
  const { curve: words, sensitivity } = content.words;
  const { names } = content.cases;
  const { low, expected, high } = money.cases;
  if (name === 'sensitivity')
    return (
      <SensitivityChart
        rows={written.swings}
        expected={expected.firstYearGain}
        caption={sensitivity.caption}
        head={sensitivity.head}
      />
    );
  const last = (of: typeof low) => wholeAmount(of.curve.at(-1)?.sum ?? 0, currency);
  const points = ({ curve }: typeof low) => curve.map(({ year, sum }): [number, number] => [year, sum]);
  return (
    <ArticleChart
      chart={{
        kind: 'curve',
        caption: words.caption,
        alt: fill(words.alt, {
          start: wholeAmount(expected.curve[0]?.sum ?? 0, currency),
          end: last(expected),
          low: last(low),
          high: last(high),
        }),
        xLabel: words.axis,
        yLabel: `${currency.symbol}, running total`,
        series: [
          { label: words.covered, tone: 'before', points: expected.curve.map(({ year }) => [year, 0]) },
          { label: names.low, tone: 'before', points: points(low) },
          { label: names.high, tone: 'before', points: points(high) },
          { label: names.expected, tone: 'lane', points: points(expected) },
        ],
      }}
    />
  );
}
