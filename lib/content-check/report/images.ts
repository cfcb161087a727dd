import { describeField } from '../describe-field';
import { didYouMean } from '../nearest';
import { type ContentSource, type Finding, isRecord, partsOf, textsOf } from './source';

/** Where the pictures of articles are. */
const PICTURES = 'content/articles/pictures/';

/** Shorter texts name the drawing without describing it. */
const MIN_ALT_LENGTH = 20;

/** Finds drawings without alternative text, or whose text only repeats the caption. */
export function alternativeFindings(sources: readonly ContentSource[]): Finding[] {
  return sources.flatMap((source) =>
    partsOf(source).flatMap(({ where, value }): Finding[] => {
      const isDrawing =
        /(^|\.)(figure|figures\.[\w-]+)$/.test(where) &&
        isRecord(value) &&
        ('kind' in value || 'drawing' in value);
      if (!isDrawing) return [];
      const { alt, caption } = value;
      const say = (message: string): Finding[] => [
        { grade: 'suggestion', file: source.file, message: `'${where}' ${message}`, place: { path: where } },
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
 * Finds the drawings of heroes that lack a file.
 *
 * @param files names in content/illustrations, such as 'legal.wide.svg'.
 */
export function drawingFindings(sources: readonly ContentSource[], files: readonly string[]): Finding[] {
  const known = [...new Set(files.map((file) => file.replace(/\..*$/, '')))];
  return sources.flatMap((source) =>
    textsOf(source)
      .filter(({ where }) => where.endsWith('.figure.drawing'))
      .flatMap(({ where, value }): Finding[] => {
        const missing = [`${value}.wide.svg`, `${value}.narrow.svg`].find((file) => !files.includes(file));
        if (!missing) return [];
        const message = `${describeField(where.split('.').slice(1), source.file)} names '${value}', and there is no content/illustrations/${missing}. Save the drawing there, or correct the name.${didYouMean(
          value,
          known.filter((name) => name !== value),
        )}`;
        return [{ grade: 'fix', file: source.file, message, place: { path: where, needle: value } }];
      }),
  );
}

/**
 * Finds missing images.
 *
 * @param exists whether the site has a file at an address, or the content one by this name.
 */
export function imageFindings(
  sources: readonly ContentSource[],
  exists: (address: string) => boolean,
): Finding[] {
  return sources.flatMap((source) =>
    textsOf(source)
      .map((text) =>
        /\.pictures\.[\w-]+\.file$/.test(text.where) ? { ...text, value: `${PICTURES}${text.value}` } : text,
      )
      .filter(
        ({ value }) => /^\/?[\w/.-]+\/[\w.-]+\.(png|jpe?g|webp|avif|gif|svg)$/.test(value) && !exists(value),
      )
      .map(({ where, value }) => ({
        grade: 'fix' as const,
        file: source.file,
        message: `${describeField(where.split('.').slice(1), source.file) || where} names the picture '${value}', and there is no such file.`,
        place: { path: where, needle: value.replace(PICTURES, '') },
      })),
  );
}
