import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDate } from '@/lib/format/dates';
import { compareLines, diffWords, type Edit, normalizeWords } from './compare-texts';

/** A changed file of content, the line of its first change, and the changes that no page shows. */
export type ChangedFile = { file: string; line: number; edits: readonly Edit[] };

/** Files that editors change; schemas are code. */
const CONTENT = /^content\/(?!schemas\/).*\.(ts|svg)$/;
/** The lines of a list that only name an entry, comments, and lines without words. */
const LISTED = /^\s*(import\b.*|\/?[/*].*|\w+,|[^\w]*)$/;

/** The answer of Git, or nothing where there is no Git or no such commit. */
function runGit(folder: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

/** The texts that an edit of a file takes out or puts in, without the names of fields; days as pages write them. */
const listChangedTexts = ({ before, after }: Edit): string[] =>
  diffWords(before, after)
    .flatMap(({ text, is }) => (is === 'same' ? [] : text.replace(/\w+: /g, "'").split(/['"`{}\n]/)))
    .map((text) => text.replace(/\d{4}-\d{2}-\d{2}/g, formatDate))
    .filter((text) => normalizeWords(text).length > 4);

/** Whether a text is one to read or a figure, and no id, choice or code. */
const isReadable = (text: string): boolean => /\S\s+\S|\d/.test(text) && !/\bexport\b|[=;]/.test(text);

/**
 * The files of content that differ from the commit where this branch began, saved or not, with those of their edits that
 * are on no page, such as rates and the chat's lists. Without Git there are none.
 *
 * @param changed texts of pages, before and after.
 */
export function findUnseenFiles(folder: string, changed: readonly string[]): ChangedFile[] {
  const seen = normalizeWords(changed.join('\n'));
  const isSeen = (text: string) => seen.includes(normalizeWords(text));
  const began = ['origin/HEAD', 'origin/main', 'main'].map((name) =>
    runGit(folder, 'merge-base', 'HEAD', name),
  );
  const base = began.find(Boolean)?.trim() ?? 'HEAD';
  const names = [
    runGit(folder, 'diff', '--name-only', '--relative', base, '--', 'content'),
    runGit(folder, 'ls-files', '--others', '--exclude-standard', '--', 'content'),
  ].flatMap((answer) => answer?.split('\n').filter((file) => CONTENT.test(file)) ?? []);
  return names.flatMap((file): ChangedFile[] => {
    const linesOf = (text = '') => text.split('\n').map((line) => (LISTED.test(line) ? '' : line.trim()));
    const path = join(folder, file);
    const lines = linesOf(existsSync(path) ? readFileSync(path, 'utf8') : '');
    const before = linesOf(runGit(folder, 'show', `${base}:./${file}`));
    const all = compareLines(before.filter(Boolean), lines.filter(Boolean));
    const isOnPages = all.flatMap(listChangedTexts).some(isSeen);
    // The list already says that the page of a deleted file goes away.
    if (isOnPages && !existsSync(path)) return [];
    const edits = all.filter(
      (edit) => !isOnPages || listChangedTexts(edit).some((text) => isReadable(text) && !isSeen(text)),
    );
    if (edits.length === 0) return [];
    const [first = ''] = edits.flatMap(({ after }) => after.split('\n')[0] || []);
    return [{ file, line: Math.max(1, lines.indexOf(first) + 1), edits }];
  });
}
