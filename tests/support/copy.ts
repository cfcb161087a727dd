import { comparable, sentencesOf } from '@/lib/content/sentences';

/** Keys whose values no visitor reads as text. */
const NOT_COPY =
  /^(id|url|href|path|ctaLink|iconName|icon|kind|tone|anchor|imageSrc|pricingType|service|audience|solution|match|ids|positions|publishDate|slug|code|symbol)$/;

/** A text of content with the keys that lead to it. */
export type Copy = { where: string; text: string };

/** Every text that a visitor reads in a value of content, however deep it lies. */
export function copyOf(value: unknown, where = ''): Copy[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => copyOf(item, `${where}.${index}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    NOT_COPY.test(key) ? [] : copyOf(item, where ? `${where}.${key}` : key),
  );
}

/** The texts of three words and more in a value of content. */
export const textsOf = (value: unknown): string[] =>
  copyOf(value).flatMap(({ text }) => (text.trim().split(/\s+/).length >= 3 ? [text] : []));

/** Number of words in the texts of a value. */
export const wordCount = (value: unknown): number =>
  textsOf(value).join(' ').split(/\s+/).filter(Boolean).length;

/**
 * Sentences that two of the texts share, as 'a, b: the sentence'. Each owner may repeat its own.
 *
 * @param minWords shorter sentences are labels.
 */
export function sharedSentences(
  texts: Readonly<Record<string, readonly string[]>>,
  minWords: number,
): string[] {
  const owners = new Map<string, string>();
  return Object.entries(texts).flatMap(([owner, parts]) =>
    [...new Set(parts.flatMap(sentencesOf).map(comparable))].flatMap((sentence) => {
      if (sentence.split(' ').length < minWords) return [];
      const other = owners.get(sentence);
      owners.set(sentence, owner);
      return other ? [`${other}, ${owner}: ${sentence}`] : [];
    }),
  );
}
