import { fieldWords } from '../field-words';
import { didYouMean } from '../nearest';
import { type Finding, isRecord, partsOf, type Source, textsOf } from './source';

/** Shorter says what it is, not what it shows. */
const MIN_ALT_LENGTH = 20;

/** Drawings without words for those who do not see them, or with words that only repeat the caption. */
export function alternativeFindings(sources: readonly Source[]): Finding[] {
  return sources.flatMap((source) =>
    partsOf(source).flatMap(({ where, value }): Finding[] => {
      const isDrawing =
        /(^|\.)(figure|figures\.[\w-]+)$/.test(where) &&
        isRecord(value) &&
        ('kind' in value || 'drawing' in value);
      if (!isDrawing) return [];
      const { alt, caption } = value;
      const say = (message: string): Finding[] => [
        { grade: 'look', file: source.file, message: `'${where}' ${message}` },
      ];
      if (typeof alt !== 'string' || alt.trim() === '')
        return say("has no 'alt': say what the drawing shows.");
      if (alt.trim().length < MIN_ALT_LENGTH)
        return say(`says only '${alt}' as 'alt': say what the drawing shows.`);
      if (alt === caption) return say("has an 'alt' that repeats the caption: say what the drawing shows.");
      return [];
    }),
  );
}

/**
 * Drawings of first views that content names and that lack a file.
 *
 * @param files names in content/illustrations, such as 'legal.wide.svg'.
 */
export function drawingFindings(sources: readonly Source[], files: readonly string[]): Finding[] {
  const known = [...new Set(files.map((file) => file.replace(/\..*$/, '')))];
  return sources.flatMap((source) =>
    textsOf(source)
      .filter(({ where }) => where.endsWith('.figure.drawing'))
      .flatMap(({ where, value }): Finding[] => {
        const missing = [`${value}.wide.svg`, `${value}.narrow.svg`].find((file) => !files.includes(file));
        if (!missing) return [];
        const message = `${fieldWords(where.split('.').slice(1), source.file)} names '${value}', and there is no content/illustrations/${missing}. Save the drawing there, or correct the name.${didYouMean(
          value,
          known.filter((name) => name !== value),
        )}`;
        return [{ grade: 'fix', file: source.file, message, place: { path: where, needle: value } }];
      }),
  );
}

/**
 * Pictures that content names and that are nowhere.
 *
 * @param exists whether the site has a file at an address.
 */
export function pictureFindings(sources: readonly Source[], exists: (address: string) => boolean): Finding[] {
  return sources.flatMap((source) =>
    textsOf(source)
      .filter(({ value }) => /^\/[\w/.-]+\.(png|jpe?g|webp|avif|gif|svg)$/.test(value) && !exists(value))
      .map(({ where, value }) => ({
        grade: 'fix' as const,
        file: source.file,
        message: `${fieldWords(where.split('.').slice(1), source.file) || where} names the picture '${value}', and there is no such file.`,
        place: { path: where, needle: value },
      })),
  );
}
