import { VERCEL_STEGA_REGEX, vercelStegaDecodeAll, vercelStegaEncode } from '@vercel/stega';
import type { AmountMark } from './text-marks';

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

/**
 * A value without marks. Unlike the package's function, it keeps values that JSON cannot represent, such as a regular
 * expression.
 */
export function stripMarks<T>(value: T): T {
  if (typeof value === 'string') return value.replace(VERCEL_STEGA_REGEX, '') as T;
  if (Array.isArray(value)) return value.map((item) => stripMarks(item)) as T;
  if (!value || typeof value !== 'object' || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, stripMarks(item)])) as T;
}

/** The places in a text's marks, each once: 'content/faq/faq.ts:12:sharedFaq.0.question'. */
export const placesIn = (text: string): string[] => [
  ...new Set((vercelStegaDecodeAll<string>(text) ?? []).flatMap((mark) => mark.split('|'))),
];

/** Adds a mark with these places to a text. */
export const withPlaces = (text: string, places: readonly string[]): string =>
  places.length > 0 ? stripMarks(text) + vercelStegaEncode([...new Set(places)].join('|')) : text;

/** Marks a text that is not a field of content. */
export const addMark = (text: string, place: string): string => withPlaces(text, [place]);

/** Gives a part of a text the mark of the whole. */
export const copyMark = (whole: string, part: string): string =>
  stripMarks(part).trim() ? withPlaces(part, [...placesIn(part), ...placesIn(whole)]) : part;

/** The mark of the text that contains an amount. */
export const markOfText = (text: string): AmountMark => {
  const places = placesIn(text);
  return places.length > 0 ? { mark: withPlaces('', places) } : {};
};

/** Line 0 means that the preview bar looks up the line. */
export const markOfFigure = (figure: string, rule?: 'estimate'): AmountMark => ({
  mark: withPlaces('', [
    `content/pricing/pricing-rules.ts:0:${figure}`,
    ...(rule ? [`lib/pricing/estimate.ts:1:${rule}`] : []),
  ]),
});
