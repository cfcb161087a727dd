import { changedWords, type SiteChange } from './compare';
import { type ChecklistItem, verdictOf } from './publish-checklist';

/** More lines do not fit on one screen; the page /preview lists all. */
const MAX_LINES = 14;
const MAX_QUOTE_LENGTH = 60;

/** A text as code: no character of it means anything to Markdown, and nobody is mentioned. */
const quoted = (text: string) => {
  const plain = text.replace(/[`\s]+/g, ' ').trim();
  return `\`${plain.length > MAX_QUOTE_LENGTH ? `${plain.slice(0, MAX_QUOTE_LENGTH)}…` : plain}\``;
};

function lineOf({ kind, name, changes: [first, ...more] }: SiteChange): string {
  if (!first) return `- ${kind === 'added' ? 'New' : 'Removed'}: ${quoted(name)}`;
  const [edit = { before: '', after: '' }] = first.edits;
  const { removed, added } = changedWords(edit.before, edit.after);
  const words = [removed && `~~${quoted(removed)}~~`, added && `**${quoted(added)}**`].filter(Boolean);
  return `- ${quoted(name)}: ${words.join(' ')}${more.length > 0 ? `, and ${more.length} more` : ''}`;
}

/**
 * The comment on a pull request, in Markdown: what it changes on the site and whether it is ready, on one screen.
 *
 * @param files changed ones that no page shows.
 * @param compared says why there are no changes.
 * @param address of the preview, where it is served.
 */
export function commentOf(
  checks: readonly ChecklistItem[],
  {
    changes,
    files,
    compared,
  }: { changes: readonly SiteChange[]; files: readonly { file: string }[]; compared: string },
  address?: string,
): string {
  const link = address ? ` [Open the comparison](${new URL('/preview', address).href}).` : '';
  const lines = [...changes.map(lineOf), ...files.map(({ file }) => `- ${quoted(file)}, on no page`)];
  const rest = lines.length - MAX_LINES;
  return [
    '### What changes on the site',
    '',
    `${verdictOf(checks)}.${link}`,
    '',
    ...(lines.length > 0 ? lines.slice(0, MAX_LINES) : [compared]),
    ...(rest > 0 ? [`- and ${rest} more, on the page /preview`] : []),
    '',
  ].join('\n');
}
