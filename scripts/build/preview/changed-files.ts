import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shownLines } from './sources';

/** A changed line of a file: its number now, and its words before and after. */
export type ChangedLine = { line: number; before: string; after: string };
export type ChangedFile = { file: string; lines: readonly ChangedLine[] };

/** Files that editors change; schemas are code. */
const CONTENT = /(?<!schema)\.(ts|svg)$/;

/** The lines of a list that only name an entry, and lines without words. */
const LISTED = /^\s*(import\b.*|\w+,|[^\w]*)$/;

/** The answer of Git, or nothing where there is no Git or no such commit. */
function git(folder: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** The lines of a hunk of `git diff -U0`, the removed ones beside the added ones. */
function linesOf(hunk: string): ChangedLine[] {
  const [, start = '1'] = /^@@ .*?\+(\d+)/.exec(hunk) ?? [];
  const marked = (mark: string) =>
    hunk
      .split('\n')
      .slice(1)
      .flatMap((line) => (line.startsWith(mark) ? line.slice(1).trim() : []));
  const [before, after] = [marked('-'), marked('+')];
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => ({
    line: Number(start) + Math.min(index, Math.max(0, after.length - 1)),
    before: before[index] ?? '',
    after: after[index] ?? '',
  })).filter(({ before: old, after: fresh }) => !LISTED.test(old) || !LISTED.test(fresh));
}

/**
 * The files of content that differ from the commit where this branch began, saved or not. Without Git there are none.
 */
export function changedFiles(folder: string): ChangedFile[] {
  const began = ['origin/HEAD', 'origin/main', 'main'].map((name) => git(folder, 'merge-base', 'HEAD', name));
  const base = began.find(Boolean) ?? 'HEAD';
  const diff =
    git(folder, 'diff', '-U0', '--no-color', '--no-ext-diff', '--relative', base, '--', 'content') ?? '';
  const changed = `\n${diff}`.split(/\ndiff --git /).flatMap((part): ChangedFile[] => {
    const [, file = ''] = /\n(?:\+\+\+ b|--- a)\/(content\/.*)/.exec(part) ?? [];
    const [, ...hunks] = part.split(/\n(?=@@ )/);
    const lines = hunks.flatMap(linesOf);
    return CONTENT.test(file) && lines.length > 0 ? [{ file, lines }] : [];
  });
  const untracked = (git(folder, 'ls-files', '--others', '--exclude-standard', '--', 'content') ?? '').split(
    '\n',
  );
  const added = untracked
    .filter((file) => CONTENT.test(file) && existsSync(join(folder, file)))
    .map((file) => ({
      file,
      lines: readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .map((after, index) => ({ line: index + 1, before: '', after: after.trim() }))
        .filter(({ after }) => !LISTED.test(after)),
    }));
  return [...changed, ...added];
}

/** The words between quotes and the numbers of a line. */
const tokensOf = (line: string): string[] => [
  ...[...line.matchAll(/(['"`])((?:\\.|(?!\1).)*)\1/g)].map(([, , words = '']) =>
    words.replaceAll("\\'", "'"),
  ),
  ...[...line.matchAll(/\b\d[\d.]*\b/g)].map(([number]) => Number(number).toLocaleString('en-US')),
  ...shownLines(line),
];

/** A text in one line and without quotation marks, which pages show curly. */
const plain = (text: string): string =>
  text
    .replace(/['’‘"“”]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The files whose changed words are in none of the changed texts, such as rates, synonyms and the assistant's lists.
 *
 * @param texts changed texts of pages, before and after.
 */
export function unseenFiles(files: readonly ChangedFile[], texts: readonly string[]): ChangedFile[] {
  const all = plain(texts.join('\n'));
  const isSeen = (line: string) =>
    tokensOf(line).some((token) => token.length > 2 && all.includes(plain(token).slice(0, 40)));
  return files.filter(({ lines }) => !lines.some(({ before, after }) => isSeen(before) || isSeen(after)));
}
