import { describeField } from '@/lib/content-check/field-in-words';

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
  message: string;
  /** Place in the file: the path of the field, and the text inside it. */
  place?: { path: string; needle?: string | undefined };
};

/** A value inside a source. `key` is the last name of its path, and `where` the whole path. */
type ContentPart = { file: string; where: string; key: string; value: unknown };
export type ContentText = ContentPart & { value: string };

const found =
  (grade: Finding['grade']) =>
  ({ file, where }: Pick<ContentPart, 'file' | 'where'>, message: string, needle?: string): Finding => ({
    grade,
    file,
    message,
    place: { path: where, needle },
  });
/** A finding at a value, or at the text `needle` inside it. */
export const toFix = found('fix');
export const suggestion = found('suggestion');

/** The field of a value in plain English. */
export const fieldOf = ({ file, where }: ContentPart): string =>
  describeField(where.split('.').slice(1), file) || where;

function partsIn(part: ContentPart): ContentPart[] {
  const { file, where, key, value } = part;
  if (typeof value !== 'object' || value === null) return [part];
  return [
    part,
    ...Object.entries(value).flatMap(([name, child]) =>
      partsIn({
        file,
        where: where ? `${where}.${name}` : name,
        key: Array.isArray(value) ? key : name,
        value: child,
      }),
    ),
  ];
}

/** All values inside a source, outermost first. */
export const partsOf = ({ file, value }: ContentSource): ContentPart[] =>
  partsIn({ file, where: '', key: '', value });

/** The texts inside a source. */
export const textsOf = (source: ContentSource): ContentText[] =>
  partsOf(source).filter((part): part is ContentText => typeof part.value === 'string');

/** Keys whose values are addresses, choices, or words that only the search compares. */
const UNREAD_KEYS = /^(?:asks|keywords|file|imageSrc|id|slug|href|url|path|icon|iconName|tone|kind)$/;

/** What visitors type, from which the chat learns. */
const ASKED = /(?:^|\.)(?:alsoAsked|askedOf[A-Z]\w*)(?:\.|$)/;

/** The texts inside a source that visitors read or hear. */
export const visitorTextsOf = (source: ContentSource) =>
  textsOf(source).filter(({ key, where }) => !UNREAD_KEYS.test(key) && !ASKED.test(where));

/** Whether a value is an object with keys. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
