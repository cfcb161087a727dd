import { didYouMean } from '../nearest';
import {
  type ContentSource,
  type Finding,
  fieldOf,
  isRecord,
  partsOf,
  suggestion,
  textsOf,
  toFix,
} from './source';

/** Where the pictures of articles are. */
const PICTURES = 'content/articles/pictures/';

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

/**
 * Finds missing images.
 *
 * @param exists whether the site has a file at an address, or the content one by this name.
 */
export const imageFindings = (
  sources: readonly ContentSource[],
  exists: (address: string) => boolean,
): Finding[] =>
  sources.flatMap(textsOf).flatMap((text) => {
    const file = /\.pictures\.[\w-]+\.file$/.test(text.where) ? `${PICTURES}${text.value}` : text.value;
    if (!/^\/?[\w/.-]+\/[\w.-]+\.(png|jpe?g|webp|avif|gif|svg)$/.test(file) || exists(file)) return [];
    const message = `${fieldOf(text)} names the picture '${file}', and there is no such file.`;
    return toFix(text, message, text.value);
  });
