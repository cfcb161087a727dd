import type { z } from 'zod';
import { describeField } from './describe-field';
import { explainZodError } from './explain-zod-error';
import { type Problem, problemLine } from './problem';

/** Thrown when content is wrong. It stops the build. The message is for the editor. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map((problem) => problemLine(problem)).join('\n'));
  }
}

/**
 * Throws a problem of content in one format: file, entry, field, problem and remedy.
 *
 * @param place `field` is the path of the field, as 'results.0'.
 * @throws ContentError always.
 */
export function contentError(
  { file, entry, field }: { file: string; entry?: string; field?: string },
  problem: string,
  remedy: string,
): never {
  const path = field?.split('.') ?? [];
  const words = describeField(path, file);
  const message = `${words && `${words}: `}${problem} ${remedy}`;
  throw new ContentError([{ file, entry, path, message }]);
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
  const result = schema.safeParse(root);
  if (result.success) return result.data;
  throw new ContentError(
    explainZodError(result.error, root, file).map((found) => ({ file, entry, root, ...found })),
  );
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
  const problems: Problem[] = [];
  const nameOf = (value: unknown): string | undefined => {
    const { id, file, slug = file ?? id } = (value ?? {}) as { id?: unknown; slug?: unknown; file?: unknown };
    return typeof slug === 'string' ? slug : undefined;
  };
  const fileOf = (value: unknown) => `${folder}/${nameOf(value) ?? 'index'}.ts`;
  const entries = values.flatMap((root, index): z.output<Schema>[] => {
    try {
      return [checkEntry(schema, fileOf(root), root, nameOf(root) ?? `#${index + 1}`)];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  const twice = new Set<unknown>();
  for (const field of ['id', 'slug', 'file', 'title'] as const) {
    const seen = new Map<string, unknown>();
    for (const root of values) {
      const value = (root as Partial<Named> | null | undefined)?.[field];
      if (value === undefined || twice.has(root)) continue;
      const text = String(value).toLowerCase();
      const earlier = seen.get(text);
      seen.set(text, earlier ?? root);
      if (earlier === undefined) continue;
      // A copied entry repeats several fields: one message is enough.
      twice.add(root);
      const file = fileOf(root);
      const entry = nameOf(root);
      const message = `${field} '${value}' is also in {other}. Give each entry its own.`;
      problems.push({
        file,
        entry,
        root,
        path: [field],
        message,
        other: { file: fileOf(earlier), root: earlier },
      });
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return entries;
}
