import type { SiteChange } from './compare';
import { changedWords } from './diff-words';
import { type ChecklistItem, failedChecks } from './publish-checklist';

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
 * @param compared the changes, and the changed files that no page shows; or why nothing was compared.
 * @param address of the preview, where it is served.
 */
export function commentOf(
  checks: readonly ChecklistItem[],
  compared: { changes: readonly SiteChange[]; files: readonly string[] } | string,
  address?: string,
): string {
  const failed = failedChecks(checks).map(({ title, problems }) => `${title} (${problems.length})`);
  const verdict = failed.length > 0 ? `Not ready to publish: ${failed.join(', ')}.` : 'Ready to publish.';
  const link = address ? ` [Open the comparison](${new URL('/preview', address).href}).` : '';
  const lines =
    typeof compared === 'string'
      ? [compared]
      : [...compared.changes.map(lineOf), ...compared.files.map((file) => `- ${quoted(file)}, on no page`)];
  const rest = lines.length - MAX_LINES;
  return [
    '### What changes on the site',
    '',
    verdict + link,
    '',
    ...(lines.length > 0 ? lines.slice(0, MAX_LINES) : ['Nothing changes on the site.']),
    ...(rest > 0 ? [`- and ${rest} more, on the page /preview`] : []),
    '',
  ].join('\n');
}
