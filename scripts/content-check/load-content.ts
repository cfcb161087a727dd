import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type ContentError, type Problem, problemLine } from '@/lib/content-check/check';
import { listFiles } from '../support/list-files';
import type { Finding, Report } from './findings';
import { type ContentFile, lineOf, readContentFile } from './parse-content-file';

type Module = Record<string, unknown>;
type Files = ReadonlyMap<string, ContentFile>;

const fix = (file: string, line: number | undefined, message: string): Finding => ({ file, line, message });

/** The first line of a file that has a text, counted from 1. */
const findLine = (source: ContentFile | undefined, needle: string): number | undefined =>
  (source?.text ?? '').split('\n').findIndex((line) => line.includes(needle)) + 1 || undefined;

/** Loading these checks what several collections share. */
const ASSEMBLED = ['app/_lib/chat-content.ts', 'app/_lib/landing-pages.ts', 'app/_lib/site-pages.ts'];

/** Finds files that their folder's index.ts does not list, so that no page shows them. */
function unlistedFiles(files: Files, modules: ReadonlyMap<string, Module>): Finding[] {
  return [...files.keys()].flatMap((file): Finding[] => {
    const index = files.get(`${dirname(file)}/index.ts`);
    const name = basename(file, '.ts');
    if (!index || file === index.file) return [];
    const line = findLine(index, `'./${name}'`);
    const missing = `no page shows this file, because ${index.file} does not list it. Add its import line and its line in the list there, or delete the file.`;
    if (!line) return [fix(file, undefined, missing)];
    const exported = Object.keys(modules.get(file) ?? {});
    const isListed = exported.some((word) => index.text.split(new RegExp(`\\b${word}\\b`)).length > 2);
    const message = `'${exported[0]}' is imported but is not in the list below. Add it there.`;
    return isListed ? [] : [fix(index.file, line, message)];
  });
}

/** Where an unexpected error happened: the line that imports a missing file, or the first of content in its stack. */
function placeOf(error: unknown, root: string, loading: string, files: Files): Finding {
  const { message, stack = '' } = error as Error;
  const [, missing, from] = /Cannot find module '([^']+)'[\s\S]*?(content\/[\w./-]+\.ts)/.exec(stack) ?? [];
  if (missing && from) {
    const name = basename(missing, '.ts');
    const told = `there is no file '${name}.ts'. Correct the name in this line, or delete the line.`;
    return fix(from, findLine(files.get(from), `/${name}'`), told);
  }
  const places = stack.replaceAll(`${root}/`, '').matchAll(/(content\/[\w./-]+\.ts):(\d+)/g);
  const [, file = loading, line] =
    [...places].find(([, name]) => !name?.startsWith('content/schemas/')) ?? [];
  return fix(file, line ? Number(line) : undefined, `${message}. Check the names in this line.`);
}

/** The problems that checks threw, each with the line to change. */
function locate(problems: Iterable<Problem>, files: Files, modules: ReadonlyMap<string, Module>): Finding[] {
  // An entry's own file decides where an object comes from, whatever its id.
  const fileOf = new Map<unknown, string>();
  for (const [file, module] of [...modules].reverse())
    if (!file.endsWith('/index.ts')) for (const value of Object.values(module)) fileOf.set(value, file);
  return [...problems].map(({ root, path, entry, other, message, ...problem }): Finding => {
    const file = fileOf.get(root) ?? problem.file;
    const source = files.get(file);
    const needle = root === undefined ? (entry ?? /'([^']+)'/.exec(message)?.[1]) : undefined;
    const [only] = Object.values(modules.get(file) ?? {}).filter((value) => typeof value === 'object');
    const first = source && lineOf(source, path, root ?? only, needle);
    // A text of many lines says at which of its own lines the mistake is.
    const [inText = '', below = 1] = / at its line (\d+)(?=:)/.exec(message) ?? [];
    const told = message.replace('{other}', fileOf.get(other?.root) ?? other?.file ?? '');
    return fix(file, first && first + Number(below) - 1, told.replace(inText, ''));
  });
}

/**
 * Reads every content file in `root`; entries come before the lists that contain them.
 *
 * @returns all by file, and what is wrong: problems that keep it from loading, or else entries that no list has.
 */
export async function readContent(root: string) {
  const names = listFiles(root, 'content')
    .filter((file) => file.endsWith('.ts'))
    .sort();
  const files = new Map<string, ContentFile>();
  const modules = new Map<string, Module>();
  const refuse = (findings: Finding[]) => ({ files, findings, loads: false });

  const unreadable: Finding[] = [];
  for (const file of names) {
    const source = readContentFile(file, readFileSync(join(root, file), 'utf8'));
    if ('ast' in source) files.set(file, source);
    else unreadable.push(fix(file, source.line, source.message));
  }
  if (unreadable.length > 0) return refuse(unreadable);

  const checked = new Map<string, Problem>();
  const others = new Map<string, Finding>();
  for (const file of [...names, ...ASSEMBLED.filter((path) => existsSync(join(root, path)))]) {
    try {
      modules.set(file, await import(join(root, file)));
    } catch (error) {
      if (error instanceof Error && error.name === 'ContentError')
        for (const problem of (error as ContentError).problems) checked.set(problemLine(problem), problem);
      else {
        const place = placeOf(error, root, file, files);
        others.set(place.message, place);
      }
    }
  }
  const problems = locate(checked.values(), files, modules);
  if (problems.length > 0) return refuse(problems);
  if (others.size > 0) return refuse([...others.values()]);
  return { files, findings: unlistedFiles(files, modules), loads: true };
}

/** Reads all content and runs all checks. `loads` is false when a file cannot be read, so that no page can be made. */
export async function readReport(root = process.cwd()): Promise<Report & { loads: boolean }> {
  const { files, findings, loads } = await readContent(root);
  // Everything else would be a consequence.
  if (findings.length > 0) return { pages: 0, unpublished: [], findings, loads };
  const { checkAll } = await import('./check-all');
  return { ...(await checkAll(root, [...files.values()])), loads };
}
