import type { SiteChange } from './compare';
import { listChangedWords } from './compare-texts';
import { type ChecklistItem, formatVerdict } from './publish-checklist';

/** More lines do not fit on one screen; the page /preview lists all. */
const MAX_LINES = 14;
const MAX_QUOTE_LENGTH = 60;

/** A text as code: no character of it means anything to Markdown, and nobody is mentioned. */
const quote = (text: string) => {
  const plain = text.replace(/[`\s]+/g, ' ').trim();
  return `\`${plain.length > MAX_QUOTE_LENGTH ? `${plain.slice(0, MAX_QUOTE_LENGTH)}…` : plain}\``;
};

function formatLine({ kind, name, changes: [first, ...more] }: SiteChange): string {
  if (!first) return `- ${kind === 'added' ? 'New' : 'Removed'}: ${quote(name)}`;
  const [edit = { before: '', after: '' }] = first.edits;
  const { removed, added } = listChangedWords(edit.before, edit.after);
  const words = [removed && `~~${quote(removed)}~~`, added && `**${quote(added)}**`].filter(Boolean);
  return `- ${quote(name)}: ${words.join(' ')}${more.length > 0 ? `, and ${more.length} more` : ''}`;
}

/**
 * The comment on a pull request, in Markdown: what it changes on the site and whether it is ready, on one screen.
 *
 * @param files changed ones that no page shows.
 * @param compared says why there are no changes.
 * @param address of the deploy preview, where it is served.
 */
export function createComment(
  checks: readonly ChecklistItem[],
  {
    changes,
    files,
    compared,
  }: { changes: readonly SiteChange[]; files: readonly { file: string }[]; compared: string },
  address?: string,
): string {
  const link = address ? ` [Open the comparison](${new URL('/preview', address).href}).` : '';
  const lines = [...changes.map(formatLine), ...files.map(({ file }) => `- ${quote(file)}, on no page`)];
  const rest = lines.length - MAX_LINES;
  return [
    '### What changes on the site',
    '',
    `${formatVerdict(checks)}.${link}`,
    '',
    ...(lines.length > 0 ? lines.slice(0, MAX_LINES) : [compared]),
    ...(rest > 0 ? [`- and ${rest} more, on the page /preview`] : []),
    '',
  ].join('\n');
}
