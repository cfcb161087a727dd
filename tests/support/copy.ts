/** Keys whose values no visitor reads as text. */
const NOT_COPY =
  /^(id|url|href|path|ctaLink|iconName|icon|kind|tone|anchor|imageSrc|pricingType|service|audience|solution|match|ids|positions|publishDate|slug|code|symbol)$/;

/** Every text that a visitor reads in a value of content, however deep it lies. */
function copyOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (NOT_COPY.test(key) ? [] : copyOf(item)));
}

/** The texts of three words and more in a value of content. */
export const textsOf = (value: unknown): string[] =>
  copyOf(value).filter((text) => text.trim().split(/\s+/).length >= 3);

/** Number of words in the texts of a value. */
export const wordCount = (value: unknown): number =>
  textsOf(value).join(' ').split(/\s+/).filter(Boolean).length;
