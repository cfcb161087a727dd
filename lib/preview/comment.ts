import { type Comparison, type FileChange, isSame, type PageChange } from './compare';
import type { TextChange } from './compare-texts';
import { compareWords } from './words';

/** Hosts refuse longer comments: GitHub above 65,536 characters. */
const LONGEST = 60_000;
/** A text is cut to this length, so that one long paragraph does not hide the rest. */
const QUOTED = 400;

/** A text in which no character means anything to Markdown, and nobody is mentioned. */
const plain = (text: string): string =>
  text
    .replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`)
    .replace(/[\\`*_{}[\]()#+\-.!|~]/g, '\\$&')
    .replaceAll('@', '&#64;')
    .replace(/\s+/g, ' ');

const cut = (text: string) => plain(text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text);
const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** The words around a change, with long unchanged runs shortened. */
function changedWords(before: string, after: string): string {
  const marked = compareWords(before, after).map(({ text, is }) => {
    const [, lead = '', word = '', trail = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
    if (!word) return text;
    if (is === 'old') return `${lead}~~${plain(word)}~~${trail}`;
    if (is === 'new') return `${lead}**${plain(word)}**${trail}`;
    return text.length > 120 ? `${plain(text.slice(0, 50))} … ${plain(text.slice(-50))}` : plain(text);
  });
  return marked.join('');
}

function lineOf(change: TextChange): string {
  switch (change.kind) {
    case 'changed':
      return `Changed: ${changedWords(change.before, change.after)}`;
    case 'added':
      return `Added: **${cut(change.after)}**`;
    case 'removed':
      return `Removed: ~~${cut(change.before)}~~`;
    case 'moved':
      return `Moved: ${cut(change.texts[0] ?? '')}${change.texts.length > 1 ? ` and ${count(change.texts.length - 1, 'text')} after it` : ''}`;
  }
}

function pageLines({ path, title, description, texts, later, files }: PageChange): string[] {
  return [
    `**${plain(path)}**`,
    ...(title ? [`- Title: ${changedWords(title.before, title.after)}`] : []),
    ...(description ? [`- Description: ${changedWords(description.before, description.after)}`] : []),
    ...texts.map((change) => `- ${lineOf(change)}`),
    ...later.map((change) => `- ${lineOf(change)} (shown after a choice)`),
    ...files.map((address) => `- File: ${plain(address)} is different`),
    '',
  ];
}

const fileLine = ({ address, is, pages }: FileChange) =>
  `- ${plain(address)}: ${is}${pages.length > 0 ? `, on ${pages.map(plain).join(', ')}` : ''}`;

const group = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`#### ${title}`, '', ...lines, ''];

/**
 * The comment on a pull request that says what it changes on the site, in Markdown.
 *
 * @param preview address of the preview, where the host has one.
 */
export function commentOf(comparison: Comparison, preview?: string): string {
  const { added, removed, changed, shared, prices, chat, redirects, shareImages, pictures, downloads } =
    comparison;
  const link = preview ? ` [Open the comparison](${new URL('/preview', preview).href}).` : '';
  if (isSame(comparison))
    return `### Nothing changes on the site\n\nThe build shows what the published site shows.${link}\n`;
  const lines = [
    '### What changes on the site',
    '',
    `${count(added.length, 'page')} added, ${removed.length} removed, ${changed.length} changed.${link}`,
    '',
    ...group(
      'New pages',
      added.map(({ path, title }) => `- **${plain(path)}**: ${plain(title)}`),
    ),
    ...group(
      'Removed pages',
      removed.map(({ path, title }) => `- ~~${plain(path)}~~: ${plain(title)}`),
    ),
    ...group(
      'Prices',
      prices.map(
        ({ before, after, pages }) =>
          `- ~~${plain(before)}~~ **${plain(after)}** on ${pages.map(plain).join(', ')}`,
      ),
    ),
    ...group(
      'Header and footer, on every page',
      shared.map((change) => `- ${lineOf(change)}`),
    ),
    ...group('Changed pages', changed.flatMap(pageLines)),
    ...group(
      'Chat',
      chat.map((change) => `- ${lineOf(change)}`),
    ),
    ...group(
      'Redirects',
      redirects.map(
        ({ from, before, after }) =>
          `- ${plain(from)} leads to ${before ? `~~${plain(before)}~~ ` : ''}${after ? `**${plain(after)}**` : 'nothing now'}`,
      ),
    ),
    ...group('Downloads', downloads.map(fileLine)),
    ...group('Pictures for shared links', shareImages.map(fileLine)),
    ...group('Pictures on pages', pictures.map(fileLine)),
  ];
  let length = 0;
  const kept = lines.filter((line) => {
    length += line.length + 1;
    return length < LONGEST;
  });
  const rest =
    kept.length < lines.length ? ['', 'The list goes on. The comparison at /preview has all of it.'] : [];
  return `${[...kept, ...rest].join('\n').trim()}\n`;
}
