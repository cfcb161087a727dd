/** One file of content and what it exports, as its author wrote it. */
export type ContentSource = { file: string; value: unknown };

/**
 * Something that the person who edits should know. 'fix' stops the build: content that does not load, or a link that
 * leads nowhere. 'look' is worth a look and stops nothing.
 */
export type Finding = {
  grade: 'fix' | 'look';
  /** From the project's root. */
  file: string;
  line?: number | undefined;
  /** What is wrong and what to do. */
  message: string;
  /** Where in the file: the way to the field, and the text inside it that is meant. */
  place?: { path: string; needle?: string } | undefined;
};

/** A value inside a source. `key` is the last name on the way to it, and `where` the whole way. */
export type ContentPart = { file: string; where: string; key: string; value: unknown };

/** Every value inside a source, however deep it lies, from the outside in. */
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

/** Whether a value is an object with keys. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
