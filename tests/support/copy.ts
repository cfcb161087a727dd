/** Keys whose values are no words for readers. */
const NOT_COPY =
  /^(id|url|href|path|ctaLink|iconName|icon|kind|tone|anchor|imageSrc|pricingType|service|audience|solution|match|ids|positions|publishDate|slug|code|symbol)$/;

/** A text of content with the keys that lead to it. */
export type Copy = { where: string; text: string };

/** Every text that a reader sees in a value of content, however deep it lies. */
export function copyOf(value: unknown, where = ''): Copy[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => copyOf(item, `${where}.${index}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    NOT_COPY.test(key) ? [] : copyOf(item, where ? `${where}.${key}` : key),
  );
}

/** The sentences of a text in lower case, without their last mark. */
export function sentencesOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/(?<=[.?!:])\s+/)
    .map((sentence) => sentence.trim().replace(/[.?!:]$/, ''))
    .filter((sentence) => sentence !== '');
}
