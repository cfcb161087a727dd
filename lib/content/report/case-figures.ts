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
 * must match the last point, the chart's `alt`, `results` (there also as '4x', from 6 to 24) and the narrative's
 * results. It skips studies without `last`.
 */
export function caseFigureFindings(sources: readonly ContentSource[]): Finding[] {
  return sources.flatMap((source) =>
    partsOf(source).flatMap(({ value, where }): Finding[] => {
      if (!isRecord(value) || !isRecord(value.figure) || !isRecord(value.narrative)) return [];
      const { figure, narrative, results } = value;
      const { points, alt, end, detail } = figure;
      const shown = isRecord(detail) ? detail.last : undefined;
      const number = Number(/\d+(\.\d+)?/.exec(String(shown ?? ''))?.[0] ?? Number.NaN);
      if (!Array.isArray(points) || Number.isNaN(number)) return [];
      const point = Number(points.at(-1));
      // '+28%' means the amount above 100.
      const measured = String(shown).startsWith('+') ? point - 100 : point;
      const ending = /^\d/.test(String(end)) ? String(end) : '';
      const parts: [string, string, number[]][] = [
        ['figure.alt', textsIn(alt), [number, point]],
        [
          'results',
          textsIn(results).replaceAll(`${Math.round(point / Number(points[0]))}x`, String(number)),
          [number],
        ],
        ['narrative.results', textsIn(narrative.results), [number]],
        ...(ending ? [['figure.end', ending, [number]] satisfies [string, string, number[]]] : []),
      ];
      const differing = parts.filter(([, text, numbers]) => !numbers.some((one) => states(text, one)));
      const names = differing.map(([name]) => name);
      if (Math.round(measured) !== Math.round(number)) names.unshift('the last of figure.points');
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
