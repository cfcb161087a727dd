import type { z } from 'zod';
import { expected, explainZodError } from './explain-zod-error';
import { describeField } from './field-in-words';

/** A mistake in content, with what is needed to find its file and line: the checked value, and a path in it. */
export type Problem = {
  /** The most likely file, from the project's root; `root` decides if there could be two. */
  file: string;
  entry?: string | undefined;
  path: readonly PropertyKey[];
  root?: unknown;
  /** Problem and remedy. `{other}` stands for the file of the second of two conflicting entries. */
  message: string;
  other?: { file: string; root: unknown };
};

/** The problem in one line: file, entry (where the file's name does not identify it), problem and remedy. */
export function problemLine({ file, entry, message, other }: Problem): string {
  const where = entry && !file.endsWith(`/${entry}.ts`) ? `${file}, entry '${entry}'` : file;
  return `${where}: ${message.replace('{other}', other?.file ?? '')}`;
}

/** Thrown when content is wrong, and stops the build. The message is for the editor. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map((problem) => problemLine(problem)).join('\n'));
  }
}

/**
 * Throws a problem of content in one format. `field` is a path, such as 'results.0'.
 *
 * @throws ContentError always.
 */
export function contentError(
  { file, entry, field }: { file: string; entry?: string; field?: string },
  problem: string,
  remedy: string,
): never {
  const path = field?.split('.') ?? [];
  const message = `${field ? `${describeField(path)}: ` : ''}${problem} ${remedy}`;
  throw new ContentError([{ file, entry, path, message }]);
}

function parse<Schema extends z.ZodType>(schema: Schema, file: string, root: unknown, entry?: string) {
  const { data, error } = schema.safeParse(root, { error: expected });
  const found = error ? explainZodError(error, root) : [];
  const problems = found.map((one): Problem => ({ file, entry, root, ...one }));
  return { data: data as z.output<Schema>, problems };
}

/**
 * Checks one entry against its schema.
 *
 * @param file path of the file to edit, from the project's root.
 * @throws ContentError naming file, entry, field and remedy.
 */
export function checkEntry<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  root: unknown,
  entry?: string,
): z.output<Schema> {
  const { data, problems } = parse(schema, file, root, entry);
  if (problems.length > 0) throw new ContentError(problems);
  return data;
}

/** What identifies an entry: its slug, the name of its download, or its id. */
type Named = { id: string | number; slug?: string; file?: string; title: string };

/**
 * Checks the entries of a folder, one file each, and that no two have the same id, slug, file or title. The order of
 * the list is the order on the site.
 *
 * @throws ContentError naming file, entry, field and remedy, for each mistake.
 */
export function checkCollection<Schema extends z.ZodType<Named>>(
  schema: Schema,
  folder: string,
  values: readonly unknown[],
): readonly z.output<Schema>[] {
  const entries = values.map((root, index) => {
    const fields = (root ?? {}) as Partial<Record<keyof Named, unknown>>;
    const slug = fields.slug ?? fields.file ?? fields.id;
    const name = typeof slug === 'string' ? slug : undefined;
    const file = `${folder}/${name ?? 'index'}.ts`;
    return { root, fields, name, file, ...parse(schema, file, root, name ?? `#${index + 1}`) };
  });
  const repeated = entries.flatMap(({ root, fields, name, file }, index): Problem[] => {
    for (const field of ['id', 'slug', 'file', 'title'] as const) {
      if (fields[field] === undefined) continue;
      const own = String(fields[field]).toLowerCase();
      const other = entries.slice(0, index).find((one) => String(one.fields[field]).toLowerCase() === own);
      const message = `${field} '${fields[field]}' is also in {other}. Give each entry its own.`;
      // A copied entry repeats several fields: one message is enough.
      if (other) return [{ file, entry: name, root, path: [field], message, other }];
    }
    return [];
  });
  const problems = [...entries.flatMap((entry) => entry.problems), ...repeated];
  if (problems.length > 0) throw new ContentError(problems);
  return entries.map(({ data }) => data);
}
