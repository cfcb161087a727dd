import { describeField } from '../describe-field';
import { type ContentSource, type Finding, isRecord, partsOf, textsOf } from './source';

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
 * Finds missing images.
 *
 * @param exists whether the site has a file at an address.
 */
export function pictureFindings(
  sources: readonly ContentSource[],
  exists: (address: string) => boolean,
): Finding[] {
  return sources.flatMap((source) =>
    textsOf(source)
      .filter(({ value }) => /^\/[\w/.-]+\.(png|jpe?g|webp|avif|gif|svg)$/.test(value) && !exists(value))
      .map(({ where, value }) => ({
        grade: 'fix' as const,
        file: source.file,
        message: `${describeField(where.split('.').slice(1), source.file) || where} names the picture '${value}', and there is no such file.`,
        place: { path: where, needle: value },
      })),
  );
}
