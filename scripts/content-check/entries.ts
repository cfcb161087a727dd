import { didYouMean } from '@/lib/content-check/nearest';
import { numberInWords } from '@/lib/format/number-words';
import { type Block, headingsOf } from '@/lib/markdown/blocks';
import {
  type ContentSource,
  type Finding,
  fieldOf,
  isRecord,
  partsOf,
  suggestion,
  textsOf,
  toFix,
} from './findings';

/** The headings of a text in Markdown, parsed or as written. */
function headingsIn(body: unknown): { level: number; text: string }[] {
  if (Array.isArray(body)) return headingsOf(body as Block[]);
  const written = String(body ?? '').matchAll(/^(##+) +(.+)$/gm);
  return [...written].map(([, { length: level } = '', text = '']) => ({ level, text }));
}

/** Finds headings that skip a level, and identical headings in one text. */
export const headingFindings = (sources: readonly ContentSource[]): Finding[] =>
  sources.flatMap(partsOf).flatMap(({ file, value }) => {
    const headings = isRecord(value) ? headingsIn(value.body) : [];
    const isSame = (one: { text: string }, other: { text: string }) =>
      one.text.toLowerCase() === other.text.toLowerCase();
    return headings.flatMap((heading, index) => {
      const { level, text } = heading;
      const say = (message: string) => suggestion({ file, where: 'body' }, message, `# ${text}`);
      return [
        ...(level > (headings[index - 1]?.level ?? 1) + 1
          ? [say(`The heading '${text}' is a '###' without a '##' above it.`)]
          : []),
        ...(headings.findIndex((other) => isSame(heading, other)) < index
          ? [say(`Two headings say '${text}'.`)]
          : []),
      ];
    });
  });

const textsIn = (value: unknown): string =>
  textsOf({ file: '', value })
    .map((text) => text.value)
    .join('\n');

/** Whether a text contains a number, in digits or in words. */
const states = (text: string, number: number): boolean =>
  new RegExp(`(?<![\\d.,])${number}(?![\\d,]|\\.\\d)|\\b${numberInWords(number)}\\b`, 'i').test(text);

/**
 * Finds case studies whose parts give different figures. The figure at the end of the chart, `last` of `figure.detail`,
 * must match the last point, the chart's `alt`, `results` and the narrative's results; in texts also as '4x', from 6
 * to 24, or as 28, from an index of 100 to 128. It skips signals, whose last value is like their first.
 */
export const caseFigureFindings = (sources: readonly ContentSource[]): Finding[] =>
  sources.flatMap(partsOf).flatMap(({ file, value, where }) => {
    if (!isRecord(value) || !isRecord(value.figure) || !isRecord(value.narrative)) return [];
    const { figure, narrative, results } = value;
    const { points, alt, kind, detail } = figure;
    if (kind === 'signal' || !isRecord(detail) || !Array.isArray(points)) return [];
    const { last: shown, base } = detail;
    const number = Number(/\d+(\.\d+)?/.exec(String(shown ?? ''))?.[0] ?? Number.NaN);
    if (Number.isNaN(number)) return [];
    const point = Number(points.at(-1));
    const multiple = `${Math.round(point / Number(points[0]))}x`;
    const texts = {
      'figure.alt': textsIn(alt),
      results: textsIn(results).replaceAll(multiple, String(number)),
      'narrative.results': textsIn(narrative.results),
    };
    const differing = Object.entries(texts).flatMap(([name, text]) =>
      states(text, number) || states(text, number - Number(base ?? 0)) ? [] : name,
    );
    const isOff = Math.round(point) !== Math.round(number);
    const names = [...(isOff ? ['the last of figure.points'] : []), ...differing];
    const message = `the chart ends at '${shown}' (figure.detail.last), but ${names.join(' and ')} ${names.length === 1 ? 'gives' : 'give'} another figure. Write the same figure in all of them.`;
    const spot = { file, where: `${where}.${differing[0] ?? 'figure.points'}` };
    return names.length > 0 ? toFix(spot, message) : [];
  });

/** Shorter texts name the drawing without describing it. */
const MIN_ALT_LENGTH = 20;

/** Finds drawings without alternative text, or whose text only repeats the caption. */
export const alternativeFindings = (sources: readonly ContentSource[]): Finding[] =>
  sources.flatMap(partsOf).flatMap((part) => {
    const { where, value } = part;
    const isFigure = /(^|\.)(figure|figures\.[\w-]+)$/.test(where) && isRecord(value);
    if (!isFigure || !('kind' in value || 'drawing' in value)) return [];
    const { alt, caption } = value;
    const text = typeof alt === 'string' ? alt.trim() : '';
    const problem =
      text === ''
        ? "has no 'alt'"
        : text.length < MIN_ALT_LENGTH
          ? `says only '${alt}' as 'alt'`
          : alt === caption && "has an 'alt' that repeats the caption";
    return problem ? suggestion(part, `'${where}' ${problem}: say what the drawing shows.`) : [];
  });

/**
 * Finds the drawings of heroes that lack a file.
 *
 * @param files names in content/illustrations, such as 'legal.wide.svg'.
 */
export function drawingFindings(sources: readonly ContentSource[], files: readonly string[]): Finding[] {
  const known = [...new Set(files.map((file) => file.replace(/\..*$/, '')))];
  const drawings = sources.flatMap(textsOf).filter(({ where }) => where.endsWith('.figure.drawing'));
  return drawings.flatMap((text) => {
    const { value } = text;
    const missing = [`${value}.wide.svg`, `${value}.narrow.svg`].find((file) => !files.includes(file));
    const others = known.filter((name) => name !== value);
    const message = `${fieldOf(text)} names '${value}', and there is no content/illustrations/${missing}. Save the drawing there, or correct the name.${didYouMean(value, others)}`;
    return missing ? toFix(text, message, value) : [];
  });
}
