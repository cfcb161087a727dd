import type { z } from 'zod';
import { marked, markedWords } from './marks';
import { clean } from './text-marks';

/** Thrown when content is wrong. It stops the build; the message is written for the person who edits. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/**
 * Says what is wrong with content in one form: file, entry, field, what is wrong and what to do.
 *
 * @throws ContentError always.
 */
export function contentError(
  place: { file: string; entry?: string; field?: string },
  problem: string,
  remedy: string,
): never {
  const where = [
    place.file,
    place.entry && `entry '${place.entry}'`,
    place.field && `field '${place.field}'`,
  ];
  throw new ContentError(clean(`${where.filter(Boolean).join(', ')}: ${problem} ${remedy}`));
}

function explain(issue: z.core.$ZodIssue): { field: string; problem: string; remedy: string } {
  const field = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `'${key}'`).join(', ');
    return {
      field: [field, issue.keys[0]].filter(Boolean).join('.'),
      problem: `unknown key ${keys}.`,
      remedy: 'Check the spelling against the schema beside the file, or remove it.',
    };
  }
  return {
    field,
    problem: `${issue.message.replace(/\.?$/, '.')}`,
    remedy: 'The schema beside the file says what the field takes.',
  };
}

/**
 * Checks one entry against its schema when it loads.
 *
 * @param file path of the file to edit, from the project's root, for the message.
 * @throws ContentError naming file, entry, field and remedy.
 */
export function checkEntry<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  value: unknown,
  entry?: string,
): z.output<Schema> {
  const result = schema.safeParse(clean(value));
  if (result.success) return marked(schema, result.data, value, { file, entry });
  const [issue] = result.error.issues;
  if (!issue)
    contentError({ file, entry }, 'is not valid.', 'The schema beside the file says what it takes.');
  const { field, problem, remedy } = explain(issue);
  contentError({ file, entry, field }, problem, remedy);
}

/**
 * Words of a page that need no schema. Only a preview does something with them: it marks where they are written.
 *
 * @param file path of the file to edit, from the project's root.
 */
export const checkWords = <T>(file: string, value: T): T => markedWords(file, value);

/**
 * Checks a folder's entries (one file each, named by its slug, or by its id where it has none) and that ids,
 * slugs and titles are unique.
 * The order of the list is the order on the site.
 *
 * @throws ContentError naming file, entry, field and remedy.
 */
export function checkCollection<
  Schema extends z.ZodType<{ id: string | number; slug?: string; title: string }>,
>(schema: Schema, folder: string, values: readonly unknown[]): readonly z.output<Schema>[] {
  const fileOf = (value: unknown, index: number) => {
    const { id, slug = id } = (value ?? {}) as { id?: unknown; slug?: unknown };
    return {
      id: typeof slug === 'string' ? slug : `#${index + 1}`,
      file: `${folder}/${typeof slug === 'string' ? slug : 'index'}.ts`,
    };
  };
  const entries = values.map((value, index) => {
    const { id, file } = fileOf(value, index);
    return checkEntry(schema, file, value, id);
  });
  for (const field of ['id', 'slug', 'title'] as const) {
    const seen = new Map<string, string>();
    for (const [index, entry] of entries.entries()) {
      if (entry[field] === undefined) continue;
      const { id, file } = fileOf(values[index], index);
      const text = clean(String(entry[field])).toLowerCase();
      const earlier = seen.get(text);
      if (earlier) {
        contentError(
          { file, entry: id, field },
          `'${entry[field]}' stands in entry '${earlier}' too.`,
          'Give each entry its own.',
        );
      }
      seen.set(text, id);
    }
  }
  return entries;
}
