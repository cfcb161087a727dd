import type { BusinessCase } from '@/lib/business-case/build-case';
import { barsSvg, type ChartSvg, type CurveLine, curveSvg } from '@/lib/business-case/chart-svg';
import type { Currency } from '@/lib/currency/format';
import type { Roi } from '@/lib/roi/compute';
import type { CaseContent } from './content';
import type { CaseDocument } from './document';

/** The lines of the curve: flat until the work is live, then a point for each year. */
export function curveLines({ money }: BusinessCase, { words, cases: { names } }: CaseContent): CurveLine[] {
  if (!money) return [];
  const { low, expected, high } = money.cases;
  const liveAt = money.buildMonths / 12;
  const points = ({ curve }: Roi): [number, number][] =>
    curve.flatMap(({ year, sum }): [number, number][] =>
      year === 0 && liveAt > 0
        ? [
            [0, sum],
            [liveAt, sum],
          ]
        : [[year, sum]],
    );
  return [
    { label: words.curve.covered, tone: 'before', points: expected.curve.map(({ year }) => [year, 0]) },
    { label: names.low, tone: 'before', points: points(low) },
    { label: names.high, tone: 'before', points: points(high) },
    { label: names.expected, tone: 'lane', points: points(expected) },
  ];
}

/** Label of the vertical axis. */
export const totalLabel = ({ symbol }: Currency): string => `${symbol}, running total`;

/** Both charts as drawings for the Word file, by the names of their figures. */
export function chartSvgs(
  businessCase: BusinessCase,
  { sensitivity: rows }: CaseDocument,
  content: CaseContent,
  currency: Currency,
): Record<string, ChartSvg & { alt: string }> {
  if (!businessCase.money) return {};
  const { curve, sensitivity } = content.words;
  return {
    curve: {
      ...curveSvg(curveLines(businessCase, content), totalLabel(currency), curve.axis),
      alt: curve.caption,
    },
    sensitivity: {
      ...barsSvg(rows, businessCase.money.cases.expected.firstYearGain),
      alt: sensitivity.caption,
    },
  };
}
