import { formatDate } from '@/lib/format/dates';
import { pluralize } from '@/lib/format/pluralize';
import { escapeMarkup } from '@/lib/markdown/render-html';
import { type Finding, toLine, type UnpublishedEntry } from '../content-check/findings';
import { diffWords, type Edit, type PageChange } from './compare';

/** `compared` says with what, or why not; `moved` where redirects lead; `edit` is the pattern of an editor's address. */
type PreviewContent = {
  build: string;
  findings: readonly Finding[];
  unpublished: readonly UnpublishedEntry[];
  changes: readonly PageChange[];
  files: readonly string[];
  compared: string;
  moved: ReadonlyMap<string, string>;
  edit: string | undefined;
};

/** The page has no style of the site, so that it looks the same whatever a change does to the site. */
const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:64rem;margin:auto;padding:1rem;overflow-wrap:anywhere}
section{margin:1rem 0;padding:0 1rem;border:1px solid GrayText;border-radius:.5rem}
p{white-space:pre-line}
del,ins{color:#10171a;background:#ffd9d2}
ins{background:#cdeed8;text-decoration:none}`;

const link = (href: string, text = href) => `<a href="${escapeMarkup(href)}">${escapeMarkup(text)}</a>`;
const list = (title: string, rows: readonly string[]) =>
  rows.length > 0 ? `<h2>${title}</h2><ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul>` : '';

function renderEdit({ before, after, paths }: Edit): string {
  const words = diffWords(before, after).map(({ text, tag }) =>
    tag ? `<${tag}>${escapeMarkup(text)}</${tag}>` : escapeMarkup(text),
  );
  return `<p>${words.join('')}\n${paths.map((path) => link(path)).join(' ')}</p>`;
}

function renderChange({ kind, name, path = '', edits }: PageChange): string {
  const about = { changed: '', added: `New: ${link(path)}`, removed: `Removed: ${path}` }[kind];
  return `<section><h3>${escapeMarkup(name)}</h3><p>${about}</p>${edits.map(renderEdit).join('')}</section>`;
}

/** What keeps a build from being published: mistakes of content, and addresses that go away. */
const listProblems = ({ findings, changes, moved }: PreviewContent): Finding[] => [
  ...findings.filter(({ hint }) => !hint),
  ...changes.flatMap(({ kind, path = '' }) => {
    const message = `${path} is removed and has no redirect here.`;
    return kind === 'removed' && !moved.has(path) ? { file: 'content/site/redirects.ts', message } : [];
  }),
];

const formatVerdict = ({ length }: readonly Finding[]): string =>
  length > 0 ? `Not ready to publish: ${pluralize(length, 'thing')} to fix` : 'Ready to publish';

/** The page /preview: is it ready, and what changed. */
export function renderPreview(content: PreviewContent): string {
  const { build, unpublished, changes, files, compared, edit } = content;
  const linkTo = (file: string, text: string, line = 1) => {
    const href = edit?.replaceAll('{file}', encodeURI(file)).replaceAll('{line}', String(line));
    return href ? link(href, text) : escapeMarkup(text);
  };
  const waiting = unpublished.map(({ file, title, from }) =>
    linkTo(file, `${title}: ${from ? `with the first build on or after ${formatDate(from)}` : 'a draft'}`),
  );
  const changed = files.map((file) => linkTo(file, file));
  const problems = listProblems(content);
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><title>Preview: what changed, and is it ready?</title>
<style>${STYLE}</style></head><body><main>
<p>Preview of ${escapeMarkup(build)}. ${link('/', 'Open the site')}</p>
<h1>${formatVerdict(problems)}</h1>
${list(
  'To fix',
  problems.map((one) => linkTo(one.file, toLine(one), one.line)),
)}
<h2>What changed</h2><p>${escapeMarkup(compared)}</p>
${changes.map(renderChange).join('\n')}
${list('Drafts and scheduled entries', waiting)}
${list('Changed files of content', changed)}
</main></body></html>`;
}

/** The comment on a pull request, in Markdown: whether it is ready, and the pages that it changes, on one screen. */
export function createComment(content: PreviewContent, address?: string): string {
  // As code, no character of a name means anything to Markdown, and nobody is mentioned.
  const lines = content.changes.map(({ kind, name }) => `- ${kind}: \`${name.replace(/[`\s]+/g, ' ')}\``);
  const open = address ? ` [Open the comparison](${new URL('/preview', address).href}).` : '';
  if (lines.length > 15)
    lines.splice(14, lines.length, `- and ${lines.length - 14} more, on the page /preview`);
  return `### What changes on the site\n\n${formatVerdict(listProblems(content))}.${open}\n\n${lines.join('\n') || content.compared}\n`;
}
