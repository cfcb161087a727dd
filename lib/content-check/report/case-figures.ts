import { numberInWords } from '../../format/number-words';
import { type ContentSource, type Finding, isRecord, partsOf } from './source';

/** All texts inside a value. */
const textsIn = (value: unknown): string =>
  partsOf({ file: '', value })
    .map((part) => (typeof part.value === 'string' ? part.value : ''))
    .join('\n');

/** Whether a text contains a number, in digits or in words. */
const states = (text: string, number: number): boolean =>
  new RegExp(`(?<![\\d.,])${number}(?![\\d,]|\\.\\d)|\\b${numberInWords(number)}\\b`, 'i').test(text);

/**
 * Finds case studies whose parts give different figures. The figure at the end of the chart, `last` of `figure.detail`,
 * must match the last point, the chart's `alt`, `results` and the narrative's results; in texts also as '4x', from 6
 * to 24, or as 28, from an index of 100 to 128. It skips signals, whose last value is like their first.
 */
export function caseFigureFindings(sources: readonly ContentSource[]): Finding[] {
  return sources.flatMap((source) =>
    partsOf(source).flatMap(({ value, where }): Finding[] => {
      if (!isRecord(value) || !isRecord(value.figure) || !isRecord(value.narrative)) return [];
      const { figure, narrative, results } = value;
      const { points, alt, kind, detail } = figure;
      if (kind === 'signal' || !isRecord(detail)) return [];
      const { last: shown, base } = detail;
      const number = Number(/\d+(\.\d+)?/.exec(String(shown ?? ''))?.[0] ?? Number.NaN);
      if (!Array.isArray(points) || Number.isNaN(number)) return [];
      const point = Number(points.at(-1));
      const numbers = [number, number - Number(base ?? 0)];
      const parts: [string, string, number[]][] = [
        ['figure.alt', textsIn(alt), numbers],
        [
          'results',
          textsIn(results).replaceAll(`${Math.round(point / Number(points[0]))}x`, String(number)),
          numbers,
        ],
        ['narrative.results', textsIn(narrative.results), numbers],
      ];
      const differing = parts.filter(([, text, numbers]) => !numbers.some((one) => states(text, one)));
      const names = differing.map(([name]) => name);
      if (Math.round(point) !== Math.round(number)) names.unshift('the last of figure.points');
      if (names.length === 0) return [];
      return [
        {
          grade: 'fix',
          file: source.file,
          message: `the chart ends at '${shown}' (figure.detail.last), but ${names.join(' and ')} ${names.length === 1 ? 'gives' : 'give'} another figure. Write the same figure in all of them.`,
          place: { path: `${where}.${differing[0]?.[0] ?? 'figure.points'}` },
        },
      ];
    }),
  );
}
