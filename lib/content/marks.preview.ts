import type { z } from 'zod';
import { readMarkdown } from '../markdown/read';
import type { Origin } from './marks';
import { type Path, placesOf, type SourcePlace } from './places';
import { placesIn, stripMarks, withPlaces } from './text-marks.preview';
import { textRegistry } from './text-registry';

/* Replaces marks.ts in previews. Marks are content source maps, the convention of visual editing: invisible
   characters at the end of a text that encode its file, line and field. */

const named = ({ file, line, field }: SourcePlace) => `${file}:${line}:${field}`;

type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  items?: z.ZodType[];
  rest?: z.ZodType | null;
  valueType?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  options?: z.ZodType[];
};
const defOf = (schema: z.ZodType) => schema._zod.def as unknown as Def;
const at = (value: unknown, key: string | number) => (value as Record<string, unknown> | undefined)?.[key];

/** Addresses are not text. */
const ADDRESS_PATTERN = /^(\/|#|https?:|mailto:|tel:)/;

/** Adds the mark of its place to a text. A text made from other texts keeps their marks, too. */
function markedText(text: string, raw: unknown, path: Path, origin: Origin): string {
  if (ADDRESS_PATTERN.test(text)) return text;
  // The whole text is another entry's, such as a statistic that the home page repeats.
  if (typeof raw === 'string' && raw !== text && raw.startsWith(text)) return raw;
  const own = placesOf(origin, path, text).map(named);
  const carried = typeof raw === 'string' ? placesIn(raw) : [];
  const unknown = named({ file: origin.file, line: 0, field: path.join('.') });
  return withPlaces(text, own.length + carried.length > 0 ? [...own, ...carried] : [unknown]);
}

function mark(schema: z.ZodType, value: unknown, raw: unknown, path: Path, origin: Origin): unknown {
  const kind = textRegistry.get(schema)?.kind;
  if (kind === 'text' && typeof value === 'string') return markedText(value, raw, path, origin);
  if (kind === 'markdown' && typeof raw === 'string') {
    const [place] = placesOf(origin, path, stripMarks(raw));
    const { file, field } = place ?? { file: origin.file, field: path.join('.') };
    return readMarkdown(stripMarks(raw), (text, line) =>
      withPlaces(text, [named({ file, line: (place?.line ?? 1) + line - 1, field })]),
    );
  }
  const def = defOf(schema);
  const inside = (inner: z.ZodType | null | undefined, key: string | number) =>
    inner ? mark(inner, at(value, key), at(raw, key), [...path, key], origin) : at(value, key);
  switch (def.type) {
    case 'pipe':
      return mark(def.in as z.ZodType, value, raw, path, origin);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      return value === undefined || value === null
        ? value
        : mark(def.innerType as z.ZodType, value, raw, path, origin);
    case 'union': {
      const chosen = def.options?.find((option) => option.safeParse(stripMarks(raw)).success);
      return chosen ? mark(chosen, value, raw, path, origin) : value;
    }
    case 'object':
    case 'record': {
      if (!value || typeof value !== 'object') return value;
      const entries = Object.keys(value).map((key) => [key, inside(def.shape?.[key] ?? def.valueType, key)]);
      return Object.fromEntries(entries);
    }
    case 'array':
    case 'tuple':
      return Array.isArray(value)
        ? value.map((_, index) => inside(def.items ? (def.items[index] ?? def.rest) : def.element, index))
        : value;
    default:
      return value;
  }
}

/** Marks each text of a checked entry that visitors read. */
export const marked = <T>(schema: z.ZodType, value: T, raw: unknown, origin: Origin): T =>
  mark(schema, value, raw, [], origin) as T;

/** Keys of values that code compares. */
const UNMARKED_KEYS = /^(id|name|value|kind|href|path|step)$/;

/** Marks texts without a schema, if the file contains them literally. */
export function markTexts<T>(file: string, value: T, path: Path = []): T {
  if (typeof value === 'string') {
    if (ADDRESS_PATTERN.test(value) || UNMARKED_KEYS.test(String(path.at(-1))) || stripMarks(value) !== value)
      return value;
    return withPlaces(value, placesOf({ file }, path, value).map(named)) as T;
  }
  if (Array.isArray(value)) return value.map((item, index) => markTexts(file, item, [...path, index])) as T;
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, markTexts(file, item, [...path, key])]),
  ) as T;
}
