import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareLines, diffWords, type Edit } from './compare';

/** A changed file of content, and the line of its first change. */
export type ChangedFile = { file: string; line: number; edits: readonly Edit[] };

/** Files that editors change; schemas are code. */
const CONTENT = /^content\/(?!schemas\/).*\.(ts|svg)$/;
/** The lines of a list that only name an entry, and lines without words. */
const LISTED = /^\s*(import\b.*|\w+,|[^\w]*)$/;

/** The answer of Git, or nothing where there is no Git or no such commit. */
function git(folder: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

/** The words of a text between spaces, as content and pages both have them. */
const words = (text: string): string =>
  ` ${
    text
      .replace(/(\d),(?=\d)/g, '$1')
      .match(/[\p{L}\d]+/gu)
      ?.join(' ') ?? ''
  } `;

/** The words that an edit of a file takes out or puts in, without the names of fields. */
const changedTexts = ({ before, after }: Edit): string[] =>
  diffWords(before, after)
    .flatMap(({ text, is }) => (is === 'same' ? [] : text.replace(/\w+: /g, "'").split(/['"`{}\n]/)))
    .map(words)
    .filter((text) => text.length > 4);

/**
 * The files of content that differ from the commit where this branch began, saved or not, and whose changed words are
 * on no page, such as rates and the chat's lists. Without Git there are none.
 *
 * @param changed texts of pages, before and after.
 */
export function unseenFiles(folder: string, changed: readonly string[]): ChangedFile[] {
  const seen = words(changed.join('\n'));
  const began = ['origin/HEAD', 'origin/main', 'main'].map((name) => git(folder, 'merge-base', 'HEAD', name));
  const base = began.find(Boolean)?.trim() ?? 'HEAD';
  const names = [
    git(folder, 'diff', '--name-only', '--relative', base, '--', 'content'),
    git(folder, 'ls-files', '--others', '--exclude-standard', '--', 'content'),
  ].flatMap((answer) => answer?.split('\n').filter((file) => CONTENT.test(file)) ?? []);
  return names.flatMap((file): ChangedFile[] => {
    const linesOf = (text = '') => text.split('\n').map((line) => (LISTED.test(line) ? '' : line.trim()));
    const path = join(folder, file);
    const lines = linesOf(existsSync(path) ? readFileSync(path, 'utf8') : '');
    const before = linesOf(git(folder, 'show', `${base}:./${file}`));
    const edits = compareLines(before.filter(Boolean), lines.filter(Boolean));
    if (edits.length === 0 || edits.flatMap(changedTexts).some((text) => seen.includes(text))) return [];
    const [first = ''] = edits.flatMap(({ after }) => after.split('\n')[0] || []);
    return [{ file, line: Math.max(1, lines.indexOf(first) + 1), edits }];
  });
}
