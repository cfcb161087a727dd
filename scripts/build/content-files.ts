import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { ContentError } from '@/lib/content/check';
import { didYouMean } from '@/lib/content/nearest';
import { type Problem, problemLine } from '@/lib/content/problem';
import type { Finding } from '@/lib/content/report/source';
import { type ContentFile, exportsOf, importsOf, lineOf, readContentFile } from './content-source';

type Module = Record<string, unknown>;

/** All content by file, with the problems that keep it from loading, and the entries that no list has. */
type LoadedContent = {
  files: ReadonlyMap<string, ContentFile>;
  modules: ReadonlyMap<string, Module>;
  problems: Finding[];
  unlisted: Finding[];
};

const fix = (file: string, line: number | undefined, message: string): Finding => ({
  grade: 'fix',
  file,
  line,
  message,
});

/** Loading these also checks references between entries. */
const ASSEMBLED = ['app/_lib/landing-pages.ts', 'app/_lib/site-pages.ts'];

const UNREADABLE = 'content cannot be read';

/** The content file that an import names; undefined for packages and other files. */
function contentFile(from: string, importer: string): string | undefined {
  const path = from.startsWith('@/')
    ? from.slice(2)
    : from.startsWith('.')
      ? normalize(join(dirname(importer), from))
      : '';
  return path.replaceAll('\\', '/').startsWith('content/') ? path.replaceAll('\\', '/') : undefined;
}

/** Finds imports of missing files, and of names that a file does not export. */
function importProblems(files: ReadonlyMap<string, ContentFile>): Finding[] {
  return [...files.values()].flatMap((source) =>
    importsOf(source).flatMap(({ from, line, names }): Finding[] => {
      const path = contentFile(from, source.file);
      if (path === undefined) return [];
      const target = files.get(`${path}.ts`) ?? files.get(`${path}/index.ts`);
      if (!target) {
        const beside = [...files.keys()]
          .filter((file) => dirname(file) === dirname(path))
          .map(
            (file) =>
              `${from.slice(0, from.lastIndexOf('/') + 1)}${file.slice(file.lastIndexOf('/') + 1, -3)}`,
          );
        return [fix(source.file, line, `there is no file '${from}'.${didYouMean(from, beside)}`)];
      }
      const exported = exportsOf(target);
      return names
        .filter(({ name }) => !exported.includes(name))
        .map((one) =>
          fix(source.file, one.line, `${target.file} has no '${one.name}'.${didYouMean(one.name, exported)}`),
        );
    }),
  );
}

/** Finds files that their folder's index.ts does not list, so that no page shows them. */
function unlistedFiles(files: ReadonlyMap<string, ContentFile>): Finding[] {
  return [...files.values()].flatMap((index): Finding[] => {
    const folder = dirname(index.file);
    if (!index.file.endsWith('/index.ts')) return [];
    const imports = importsOf(index);
    const listed = new Map(imports.map(({ from, names }) => [`${contentFile(from, index.file)}.ts`, names]));
    return [...files.keys()]
      .filter(
        (file) =>
          dirname(file) === folder &&
          !/(^|[./])(index|schema|names)\.ts$/.test(file) &&
          folder !== 'content/chat',
      )
      .flatMap((file): Finding[] => {
        const names = listed.get(file);
        if (names === undefined)
          return [
            fix(
              file,
              undefined,
              `no page shows this file, because ${index.file} does not list it. Add its import line and its line in the list there, or delete the file.`,
            ),
          ];
        return names
          .filter(({ used }) => !used)
          .map(({ local, line }) =>
            fix(index.file, line, `'${local}' is imported but is not in the list below. Add it there.`),
          );
      });
  });
}

/** Explains a runtime error in plain English. */
function plainWords(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const unknown = /^(\w+) is not defined$/.exec(text)?.[1];
  return unknown
    ? `'${unknown}' is text without quotes, or a name that this file does not import.`
    : `${UNREADABLE}: ${text}`;
}

/** Place of an unexpected error: the first line of content in its stack. */
function placeOf(error: unknown, root: string, loading: string): { file: string; line?: number } {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const [, file = '', line] of stack
    .replaceAll(`${root}/`, '')
    .matchAll(/(content\/[\w./-]+\.ts):(\d+)/g))
    if (!file.endsWith('schema.ts')) return { file, line: Number(line) };
  return { file: loading };
}

/** Reads every content file in `root`; entries come before the lists that contain them. */
export async function readContent(root: string): Promise<LoadedContent> {
  const names = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((file) => `content/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts'))
    .sort();
  const files = new Map<string, ContentFile>();
  const modules = new Map<string, Module>();
  const none = (problems: Finding[]): LoadedContent => ({ files, modules, problems, unlisted: [] });

  const unreadable: Finding[] = [];
  for (const file of names) {
    const source = readContentFile(file, readFileSync(join(root, file), 'utf8'));
    if ('ast' in source) files.set(file, source);
    else unreadable.push(fix(file, source.line, source.message));
  }
  if (unreadable.length > 0) return none(unreadable);
  const imports = importProblems(files);
  if (imports.length > 0) return none(imports);

  const checked = new Map<string, Problem>();
  const others = new Map<string, Finding>();
  const assembled = ASSEMBLED.filter((file) => existsSync(join(root, file)));
  for (const file of [...names, ...assembled]) {
    try {
      modules.set(file, await import(join(root, file)));
    } catch (error) {
      if (error instanceof Error && error.name === 'ContentError')
        for (const problem of (error as ContentError).problems) checked.set(problemLine(problem), problem);
      else {
        const place = placeOf(error, root, file);
        others.set(plainWords(error), fix(place.file, place.line, plainWords(error)));
      }
    }
  }
  // An entry's own file decides where an object comes from, whatever its id.
  const fileOf = new Map<unknown, string>();
  for (const [file, module] of modules)
    if (!file.endsWith('/index.ts'))
      for (const value of Object.values(module)) if (!fileOf.has(value)) fileOf.set(value, file);
  const problems = [...checked.values()].map((problem): Finding => {
    const file = fileOf.get(problem.root) ?? problem.file;
    const other = problem.other && {
      ...problem.other,
      file: fileOf.get(problem.other.root) ?? problem.other.file,
    };
    const source = files.get(file);
    const needle =
      problem.root === undefined ? (problem.entry ?? /'([^']+)'/.exec(problem.message)?.[1]) : undefined;
    const line =
      source && lineOf(source, problem.path, { root: problem.root ?? module(modules.get(file)), needle });
    const told = problemLine({ ...problem, file, ...(other && { other }) }, line);
    return fix(file, line, told.slice(told.indexOf(': ') + 2));
  });
  // A missing export is reported once, not for each file that imports it.
  const found = problems.length > 0 ? problems : [...others.values()];
  return found.length > 0 ? none(found) : { files, modules, problems: [], unlisted: unlistedFiles(files) };
}

/** The only entry of a file, as written. */
function module(exported: Module | undefined): unknown {
  return Object.values(exported ?? {}).find((value) => typeof value === 'object' && value !== null);
}
