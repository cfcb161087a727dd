import { didYouMean } from '@/lib/content-check/nearest';
import { numberInWords } from '@/lib/format/number-words';
import { type ContentSource, type Finding, fieldOf, isRecord, partsOf, textsOf, toFix } from './findings';

const textsIn = (value: unknown): string =>
  textsOf({ file: '', value })
    .map((text) => text.value)
    .join('\n');

/** Whether a text contains a number, in digits or in words. */
const states = (text: string, number: number): boolean =>
  new RegExp(`(?<![\\d.,])${number}(?![\\d,]|\\.\\d)|\\b${numberInWords(number)}\\b`, 'i').test(text);

/**
 * Finds case studies whose parts give different figures. The figure at the end of the chart, `last` of `chart.detail`,
 * must match the last point, the chart's `alt`, `results` and the narrative's results; in texts also as '4x', from 6
 * to 24, or as 28, from an index of 100 to 128. It skips signals, whose last value is like their first.
 */
export const caseStudyFigureFindings = (sources: readonly ContentSource[]): Finding[] =>
  sources.flatMap(partsOf).flatMap(({ file, value, where }) => {
    if (!isRecord(value) || !isRecord(value.chart) || !isRecord(value.narrative)) return [];
    const { chart, narrative, results } = value;
    const { points, alt, kind, detail } = chart;
    if (kind === 'signal' || !isRecord(detail) || !Array.isArray(points)) return [];
    const { last: shown, base } = detail;
    const number = Number(/\d+(\.\d+)?/.exec(String(shown ?? ''))?.[0] ?? Number.NaN);
    if (Number.isNaN(number)) return [];
    const point = Number(points.at(-1));
    const multiple = `${Math.round(point / Number(points[0]))}x`;
    const texts = {
      'chart.alt': textsIn(alt),
      results: textsIn(results).replaceAll(multiple, String(number)),
      'narrative.results': textsIn(narrative.results),
    };
    const differing = Object.entries(texts).flatMap(([name, text]) =>
      states(text, number) || states(text, number - Number(base ?? 0)) ? [] : name,
    );
    const isOff = Math.round(point) !== Math.round(number);
    const names = [...(isOff ? ['the last of chart.points'] : []), ...differing];
    const message = `the chart ends at '${shown}' (chart.detail.last), but ${names.join(' and ')} ${names.length === 1 ? 'gives' : 'give'} another figure. Write the same figure in all of them.`;
    const spot = { file, where: `${where}.${differing[0] ?? 'chart.points'}` };
    return names.length > 0 ? toFix(spot, message) : [];
  });

/**
 * Finds the illustrations of heroes that lack a file.
 *
 * @param files names in content/illustrations, such as 'legal.wide.svg'.
 */
export function illustrationFindings(sources: readonly ContentSource[], files: readonly string[]): Finding[] {
  const known = [...new Set(files.map((file) => file.replace(/\..*$/, '')))];
  const illustrations = sources.flatMap(textsOf).filter(({ where }) => where.endsWith('.illustration.name'));
  return illustrations.flatMap((text) => {
    const { value } = text;
    const missing = [`${value}.wide.svg`, `${value}.narrow.svg`].find((file) => !files.includes(file));
    const others = known.filter((name) => name !== value);
    const message = `${fieldOf(text)} names '${value}', and there is no content/illustrations/${missing}. Save the illustration there, or correct the name.${didYouMean(value, others)}`;
    return missing ? toFix(text, message, value) : [];
  });
}
