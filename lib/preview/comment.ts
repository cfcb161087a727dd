import type { RepeatedChange, SiteChange } from './compare';
import { changedWords } from './diff-words';
import type { PublishChecklist } from './publish-checklist';

/** More lines do not fit on one screen; the page /preview lists all. */
const MAX_LINES = 14;
/** A text is cut to this length. */
const MAX_QUOTE_LENGTH = 60;

/** A text in which no character means anything to Markdown, and nobody is mentioned. */
const plain = (text: string): string =>
  text
    .replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`)
    .replace(/[\\`*_{}[\]()#+\-.!|~]/g, '\\$&')
    .replaceAll('@', '&#64;')
    .replace(/\s+/g, ' ');

const cut = (text: string) =>
  plain(text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text);

function wordsOf({ kind, before, after }: RepeatedChange): string {
  if (kind === 'changed') {
    const { removed, added } = changedWords(before, after);
    return [removed && `~~${cut(removed)}~~`, added && `**${cut(added)}**`].filter(Boolean).join(' ');
  }
  return kind === 'removed' ? `~~${cut(before)}~~` : `**${cut(after)}**`;
}

function lineOf({ kind, title, path = '', edits }: SiteChange, labelOf: (path: string) => string | undefined): string {
  const [first] = edits;
  const label = labelOf(path);
  if (!first)
    return `- ${kind === 'added' ? 'New' : 'Removed'} page: **${plain(title)}**${label ? ` (${label.toLowerCase()})` : ''}`;
  const more = edits.length > 1 ? `, and ${edits.length - 1} more` : '';
  return `- ${plain(title)}: ${wordsOf(first)}${more}`;
}

/**
 * The comment on a pull request, in Markdown: what it changes on the site and whether it is ready, on one screen.
 *
 * @param compared the changes, or where there was nothing to compare with, which `problem` explains.
 * @param address of the preview, where it is served.
 */
export function commentOf(
  { ready, checks }: PublishChecklist,
  compared:
    | { changes: readonly SiteChange[]; documents: readonly string[]; labelOf: (path: string) => string | undefined }
    | { problem: string },
  address?: string,
): string {
  const missing = checks.filter(({ newProblems }) => newProblems.length > 0);
  const verdict = ready
    ? 'Ready to publish.'
    : `Not ready to publish: ${missing.map(({ title, newProblems }) => `${title} (${newProblems.length})`).join(', ')}.`;
  const link = address ? ` [Open the comparison](${new URL('/preview', address).href}).` : '';
  const head = ['### What changes on the site', '', verdict + link, ''];
  if ('problem' in compared) return [...head, compared.problem, ''].join('\n');
  const lines = [
    ...compared.changes.map((change) => lineOf(change, compared.labelOf)),
    ...compared.documents.map((name) => `- ${plain(name)}`),
  ];
  if (lines.length === 0) return [...head, 'Nothing changes on the site.', ''].join('\n');
  const rest = lines.length - MAX_LINES;
  return [
    ...head,
    ...lines.slice(0, MAX_LINES),
    ...(rest > 0 ? [`- and ${rest} more, on the page /preview`] : []),
    '',
  ].join('\n');
}
