import { ArticleChart } from '@/components/illustrations/charts/article-chart';
import type { BusinessCase } from '@/lib/business-case/build-case';
import { fillPlaceholders } from '@/lib/business-case/fill';
import type { Currency } from '@/lib/currency/format';
import { wholeAmount } from '@/lib/currency/own';
import { curveLines, totalLabel } from './case-charts';
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
      live={written.content.words.live}
      company={`${company}, ${heading}`}
      note={note}
      isExample={isExample}
      figure={(name) => <Figure name={name} {...written} />}
    />
  );
}

function Figure({ name, of, content, currency, written }: Written & { name: string }) {
  const { money } = of;
  if (!money) return null;
  const { curve: words, sensitivity } = content.words;
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
  return (
    <ArticleChart
      chart={{
        kind: 'curve',
        caption: words.caption,
        alt: fillPlaceholders(words.alt, {
          start: wholeAmount(expected.curve[0]?.sum ?? 0, currency),
          end: last(expected),
          low: last(low),
          high: last(high),
        }),
        xLabel: words.axis,
        xStep: 1,
        yLabel: totalLabel(currency),
        // The work goes live on a day, so the lines have corners.
        straight: true,
        series: curveLines(of, content).map((line) => ({
          ...line,
          points: line.points.map(([year, sum]): [number, number] => [year, sum]),
        })),
      }}
    />
  );
}
