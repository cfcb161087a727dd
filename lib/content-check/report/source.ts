/** A content file and its exports, as written. */
export type ContentSource = { file: string; value: unknown };

/**
 * Something that the editor should know. 'fix' stops the build: content that does not load,
 * or a broken link. A 'suggestion' stops nothing.
 */
export type Finding = {
  grade: 'fix' | 'suggestion';
  /** From the project's root. */
  file: string;
  line?: number | undefined;
  /** Problem and remedy. */
  message: string;
  /** Place in the file: the path of the field, and the text inside it. */
  place?: { path: string; needle?: string } | undefined;
};

/** A value inside a source. `key` is the last name of its path, and `where` the whole path. */
export type ContentPart = { file: string; where: string; key: string; value: unknown };

/** All values inside a source, outermost first. */
export function partsOf({ file, value }: ContentSource, where = '', key = ''): ContentPart[] {
  const inner = (child: unknown, name: string, keeps: string) =>
    partsOf({ file, value: child }, where ? `${where}.${name}` : name, keeps);
  const own: ContentPart = { file, where, key, value };
  if (Array.isArray(value)) return [own, ...value.flatMap((child, index) => inner(child, `${index}`, key))];
  if (typeof value !== 'object' || value === null) return [own];
  return [own, ...Object.entries(value).flatMap(([name, child]) => inner(child, name, name))];
}

/** The texts inside a source. */
export const textsOf = (source: ContentSource): (ContentPart & { value: string })[] =>
  partsOf(source).filter((part): part is ContentPart & { value: string } => typeof part.value === 'string');

/** Keys whose values are addresses, choices, or words that only the search compares. */
const UNREAD_KEYS = /^(?:asks|keywords|file|imageSrc|id|slug|href|url|path|icon|iconName|tone|kind)$/;

/** The texts inside a source that visitors read or hear. */
export const readTextsOf = (source: ContentSource) =>
  textsOf(source).filter(({ key }) => !UNREAD_KEYS.test(key));

/** Whether a value is an object with keys. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
