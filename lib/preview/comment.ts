import type { ChangedFile, RepeatedChange } from './compare';
import { diffWords } from './diff-words';
import type { PublishChecklist } from './publish-checklist';

/** What fits one screen; the page /preview has everything. */
const MAX_LINES = 14;
/** In characters. */
const MAX_QUOTE_LENGTH = 60;

/** Escapes a text for Markdown, without mentions. */
const plain = (text: string): string =>
  text
    .replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`)
    .replace(/[\\`*_{}[\]()#+\-.!|~]/g, '\\$&')
    .replaceAll('@', '&#64;')
    .replace(/\s+/g, ' ');

const cut = (text: string) =>
  plain(text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text);
const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

function wordsOf({ kind, before, after }: RepeatedChange): string {
  if (kind === 'changed') {
    const words = diffWords(before, after);
    const only = (is: string) =>
      words.flatMap((word) => (word.is === is ? word.text.trim() || [] : [])).join(' ');
    return `~~${cut(only('old'))}~~ **${cut(only('new'))}**`.replace('~~~~ ', '').replace(' ****', '');
  }
  if (kind === 'removed') return `~~${cut(before)}~~`;
  return kind === 'moved' ? `moved: ${cut(after)}` : `**${cut(after)}**`;
}

function lineOf(
  { kind, title, path, file, edits, follows }: ChangedFile,
  drafts: ReadonlySet<string>,
): string {
  const pages = new Set(edits.flatMap(({ paths }) => paths)).size;
  const after = follows.length > 0 ? `; ${count(follows.length, 'change')} in lists` : '';
  if (kind === 'lists') return `- ${count(edits.length, 'change')} of order in lists`;
  if (path) {
    const draft = file && drafts.has(file) ? ' (draft)' : '';
    return `- ${kind === 'added' ? 'New' : 'Removed'} page: **${plain(title)}**${draft}${after}`;
  }
  const [first] = edits;
  const more = edits.length > 1 ? `, and ${edits.length - 1} more` : '';
  return `- ${plain(file ?? title)}, ${count(pages, 'page')}: ${first ? wordsOf(first) : ''}${more}${after}`;
}

/**
 * The comment on a pull request, in Markdown: what it changes on the site and whether it can be published, on one
 * screen.
 *
 * @param causes undefined when there was nothing to compare with; `problem` says why.
 * @param address of the preview, if it is served.
 */
export function commentOf(
  { ready, checks }: PublishChecklist,
  compared:
    | { causes: readonly ChangedFile[]; documents: readonly string[]; drafts: ReadonlySet<string> }
    | { problem: string },
  address?: string,
): string {
  const missing = checks.filter(({ fresh }) => fresh.length > 0);
  const verdict = ready
    ? 'Ready to publish.'
    : `Not ready to publish: ${missing.map(({ title, fresh }) => `${title} (${fresh.length})`).join(', ')}.`;
  const link = address ? ` [Open the comparison](${new URL('/preview', address).href}).` : '';
  const head = ['### What changes on the site', '', verdict + link, ''];
  if ('problem' in compared) return [...head, compared.problem, ''].join('\n');
  const lines = [
    ...compared.causes.map((cause) => lineOf(cause, compared.drafts)),
    ...compared.documents.map((name) => `- Document: ${plain(name)}`),
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
