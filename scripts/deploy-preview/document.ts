import type { BuildInfo } from '@/app/preview/build-info';
import { formatDate } from '@/lib/format/dates';
import { pluralize } from '@/lib/format/pluralize';
import { escapeMarkup } from '@/lib/markdown/render-html';
import { type Finding, toLine, type UnpublishedEntry } from '../content-check/findings';
import { diffWords, type Edit, type PageChange } from './compare';

type PreviewContent = {
  build: BuildInfo;
  findings: readonly Finding[];
  unpublished: readonly UnpublishedEntry[];
  changes: readonly PageChange[];
  /** Files of content that differ from the commit where the branch began. */
  files: readonly string[];
  /** What the build was compared with, or why it was not. */
  compared: string;
  /** Where redirected addresses lead. */
  moved: ReadonlyMap<string, string>;
  /** Pattern of an editor's address. */
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

function renderChange(
  { kind, name, path = '', edits, follows = [] }: PageChange,
  moved: PreviewContent['moved'],
) {
  const about = {
    changed: '',
    added: `<p>New: ${link(path)}</p>`,
    removed: `<p>Removed: ${path} ${moved.has(path) ? `leads to ${moved.get(path)}` : 'has no redirect'}.</p>`,
  };
  const consequences = `<details><summary>What follows from it on other pages: ${follows.length}</summary>${follows.map(renderEdit).join('')}</details>`;
  return `<section><h3>${escapeMarkup(name)}</h3>${about[kind]}${edits.map(renderEdit).join('')}${follows.length > 0 ? consequences : ''}</section>`;
}

/** What keeps a build from being published: mistakes of content, and addresses that go away. */
function listProblems({ findings, changes, moved }: PreviewContent): Finding[] {
  const lost = changes.filter(({ kind, path = '' }) => kind === 'removed' && !moved.has(path));
  const file = 'content/site/redirects.ts';
  return [
    ...findings.filter(({ hint }) => !hint),
    ...lost.map(({ path }) => ({ file, message: `${path} is removed and has no redirect here.` })),
  ];
}

function formatVerdict(content: PreviewContent): string {
  const problems = listProblems(content).length;
  return problems > 0 ? `Not ready to publish: ${pluralize(problems, 'thing')} to fix` : 'Ready to publish';
}

/** The page /preview: is it ready, and what changed. */
export function renderPreview(content: PreviewContent): string {
  const { build, findings, unpublished, changes, files, compared, moved, edit } = content;
  const linkTo = (file: string, text: string, line = 1) => {
    const href = edit?.replaceAll('{file}', encodeURI(file)).replaceAll('{line}', String(line));
    return href ? link(href, text) : escapeMarkup(text);
  };
  const rows = (found: readonly Finding[]) => found.map((one) => linkTo(one.file, toLine(one), one.line));
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><title>Preview: what changed, and is it ready?</title>
<style>${STYLE}</style></head><body><main>
<p>Preview of branch ${escapeMarkup(build.branch ?? 'unknown')} at commit ${escapeMarkup(build.commit ?? 'unknown')}. ${link('/', 'Open the site')}</p>
<h1>${formatVerdict(content)}</h1>
${list('To fix', rows(listProblems(content)))}
<h2>What changed</h2><p>${escapeMarkup(compared)}</p>
${changes.map((change) => renderChange(change, moved)).join('\n')}
${list(
  'Drafts and scheduled entries',
  unpublished.map(({ file, title, from }) =>
    linkTo(file, `${title}: ${from ? `with the first build on or after ${formatDate(from)}` : 'a draft'}`),
  ),
)}
${list(
  'Changed files of content',
  files.map((file) => linkTo(file, file)),
)}
${list('Worth a look', rows(findings.filter(({ hint }) => hint)))}
</main></body></html>`;
}

/** The comment on a pull request, in Markdown: whether it is ready, and the pages that it changes, on one screen. */
export function createComment(content: PreviewContent, address?: string): string {
  // As code, no character of a name means anything to Markdown, and nobody is mentioned.
  const lines = content.changes.map(({ kind, name }) => `- ${kind}: \`${name.replace(/[`\s]+/g, ' ')}\``);
  const open = address ? ` [Open the comparison](${new URL('/preview', address).href}).` : '';
  if (lines.length > 15)
    lines.splice(14, lines.length, `- and ${lines.length - 14} more, on the page /preview`);
  return `### What changes on the site\n\n${formatVerdict(content)}.${open}\n\n${lines.join('\n') || content.compared}\n`;
}
