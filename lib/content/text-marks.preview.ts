import { VERCEL_STEGA_REGEX, vercelStegaDecodeAll, vercelStegaEncode } from '@vercel/stega';
import type { AmountMark } from './text-marks';

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

/** A value without marks. Unlike the package's own function, it keeps what JSON has no word for, such as a pattern. */
export function clean<T>(value: T): T {
  if (typeof value === 'string') return value.replace(VERCEL_STEGA_REGEX, '') as T;
  if (Array.isArray(value)) return value.map((item) => clean(item)) as T;
  if (!value || typeof value !== 'object' || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, clean(item)])) as T;
}

/** The places that the marks of a text name, each once: 'content/faq/faq.ts:12:sharedFaq.0.question'. */
export const placesIn = (text: string): string[] => [
  ...new Set((vercelStegaDecodeAll<string>(text) ?? []).flatMap((mark) => mark.split('|'))),
];

/** A text with the mark of these places. */
export const withPlaces = (text: string, places: readonly string[]): string =>
  places.length > 0 ? clean(text) + vercelStegaEncode([...new Set(places)].join('|')) : text;

export const placed = (text: string, place: string): string => withPlaces(text, [place]);

/** A part of a text, with the mark of the whole. */
export const partOf = (whole: string, part: string): string =>
  clean(part).trim() ? withPlaces(part, [...placesIn(part), ...placesIn(whole)]) : part;

export const marksOf = (text: string): AmountMark => {
  const places = placesIn(text);
  return places.length > 0 ? { mark: withPlaces('', places) } : {};
};

/** Line 0 stands for a line that the bar looks up. */
export const figureOf = (figure: string, rule?: 'estimate'): AmountMark => ({
  mark: withPlaces('', [
    `content/pricing/pricing-rules.ts:0:${figure}`,
    ...(rule ? [`lib/pricing/estimate.ts:1:${rule}`] : []),
  ]),
});
