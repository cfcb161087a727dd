import type { BuildInfo } from '@/app/preview/build-info';
import { pluralize } from '@/lib/format/pluralize';
import { escapeMarkup } from '@/lib/markdown/render-html';
import type { ChangedFile } from './changed-files';
import type { Change, SiteChange } from './compare';
import { diffWords, type Edit, type PageVersion } from './compare-texts';
import type { PicturePair } from './pictures';
import { type ChecklistItem, type ChecklistPoint, formatVerdict } from './publish-checklist';

type PreviewContent = {
  build: BuildInfo;
  checks: readonly ChecklistItem[];
  pages: ReadonlyMap<string, PageVersion>;
  /** Where redirected addresses lead. */
  moved: ReadonlyMap<string, string>;
  pictures: ReadonlyMap<string, PicturePair>;
  edit?: string | undefined;
  /** Address of the published site, where it has one. */
  origin: string;
  changes: readonly SiteChange[];
  /** Changed files of content that no page shows. */
  files: readonly ChangedFile[];
  /** What the build was compared with, or why it was not, and why pictures are missing. */
  compared: string;
};

/** The page has no style of the site, so that it looks the same whatever a change does to the site. */
const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:64rem;margin:auto;padding:1rem}
section section{margin:1rem 0;padding:0 1rem;border:1px solid GrayText;border-radius:.5rem}
li,h1,h2,h3,p,figcaption{overflow-wrap:anywhere;white-space:pre-line}
li{margin:.5rem 0}
summary{cursor:pointer;padding:.25rem 0}
del,ins{color:#10171a;background:#ffd9d2}
ins{background:#cdeed8;text-decoration:none}
img{max-width:100%;height:auto}
figure{display:inline-block;width:calc(50% - 1rem);margin:.5rem;vertical-align:top}`;

const MAX_UNFOLDED = 4;

/** Markup that is written as it is; every other value in a template is escaped. */
class Html {
  constructor(readonly markup: string) {}
}
const escapeValue = (value: unknown): string => {
  if (value instanceof Html) return value.markup;
  if (Array.isArray(value)) return value.map(escapeValue).join('');
  return value === undefined || value === false ? '' : escapeMarkup(String(value));
};
const html = (parts: TemplateStringsArray, ...values: unknown[]): Html =>
  new Html(parts.reduce((text, part, index) => text + escapeValue(values[index - 1]) + part));

/** Rows of a list, which opens on a click where they are many. */
const renderList = (name: string, rows: readonly Html[]) =>
  rows.length > 0 &&
  html`<details${new Html(rows.length > MAX_UNFOLDED ? '' : ' open')}><summary>${name}</summary><ul>${rows.map((row) => html`<li>${row}</li>`)}</ul></details>`;

/** The words of a change, with what was taken out and put in. */
const renderWords = ({ before, after }: Edit): Html =>
  html`${diffWords(before, after).map(({ text, is }) =>
    is === 'same' ? text : is === 'old' ? html`<del>${text}</del>` : html`<ins>${text}</ins>`,
  )}`;

/** A line of a file, as a link where an editor is set, or the page that a check is about. */
function renderPlace({ file = '', line = 1 }: Omit<ChecklistPoint, 'text'>, edit: string | undefined) {
  if (file.startsWith('page ')) return html`<a href="${file.slice('page '.length)}">${file}</a>`;
  const name = file && `${file}, line ${line}`;
  const href = edit?.replaceAll('{file}', encodeURI(file)).replaceAll('{line}', String(line));
  return href && file ? html`<a href="${href}">${name}</a>` : html`<code>${name}</code>`;
}

function renderCheck({ title, problems, notes }: ChecklistItem, edit: string | undefined): Html {
  const rows = (points: readonly ChecklistPoint[]) =>
    points.map(({ text, ...place }) => html`${text} ${renderPlace(place, edit)}`);
  const verdict = problems.length > 0 ? `${problems.length} to correct` : 'OK';
  return html`<section><h3>${verdict}: ${title}</h3>
${renderList('To correct', rows(problems))}${renderList(pluralize(notes.length, 'note'), rows(notes))}</section>`;
}

const renderPictures = (name: string, pair: PicturePair) =>
  (['before', 'after'] as const).map((side) => {
    const caption = `${name}, ${side === 'before' ? 'published' : 'this preview'}`;
    const picture = pair[side] ? html`<img src="${pair[side]}" alt="${caption}">` : 'No page.';
    return html`<figure>${picture}<figcaption>${caption}</figcaption></figure>`;
  });

const renderChange = ({ edits: [first, ...more] }: Change) =>
  html`<p>${first && renderWords(first)}</p>
${renderList(`${pluralize(more.length, 'more text')} with the same change`, more.map(renderWords))}`;

/** A new, removed or changed page, or a change that several pages show. */
function renderCard({ kind, name, path, changes, follows = [] }: SiteChange, content: PreviewContent): Html {
  const { pages, moved, pictures, origin } = content;
  const lines = pages.get(path ?? '')?.lines ?? [];
  const titleOf = (shown: string) => pages.get(shown)?.name ?? shown;
  const kinds = { added: 'New: ', removed: 'Removed: ', changed: '' };
  const all = [...new Set(changes.flatMap(({ paths }) => paths)).add(path ?? '')].filter((one) => one > '*');
  const seen = all.flatMap((shown) => {
    const pair = pictures.get(shown);
    return pair ? renderPictures(titleOf(shown), pair) : [];
  });
  return html`<section><h3>${kinds[kind]}${name}</h3>
${kind === 'added' && html`<p>${lines.slice(0, 2).join('\n')}</p><p>${pluralize(lines.length, 'text')}, all new.</p>`}
${kind === 'removed' && html`<p>${moved.has(path ?? '') ? `Its address leads on to ${moved.get(path ?? '')}.` : 'Its address will answer that there is no page.'}</p>`}
${changes.map(renderChange)}
${follows.length > 0 && html`<details><summary>What follows from it, on other pages: ${follows.length}</summary>${follows.map(renderChange)}</details>`}
${renderList(
  `On ${pluralize(all.length, 'page')}`,
  all.map(
    (shown) =>
      html`${kind !== 'removed' && html`<a href="${shown}">${titleOf(shown)}</a>`}
${kind !== 'added' && origin && html`<a href="${origin + shown}">Published: ${shown}</a>`}`,
  ),
)}
${seen.length > 0 && html`<details><summary>Before and after</summary>${seen}</details>`}</section>`;
}

/** The page /preview: is it ready, and what changed. */
export function renderPreview(content: PreviewContent): string {
  const { build, checks, changes, files, compared, edit } = content;
  return html`<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><title>Preview: what changed, and is it ready?</title>
<style>${new Html(STYLE)}</style></head><body><main>
<p>Preview of branch ${build.branch ?? 'unknown'} at commit ${build.commit ?? 'unknown'}. <a href="/">Open the site</a></p>
<h1>${formatVerdict(checks)}</h1>
<section><h2>What changed</h2><p>${compared}</p>
${changes.map((change) => renderCard(change, content))}
${files.map(
  ({
    file,
    line,
    edits,
  }) => html`<section><h3>No page shows these words of ${file}</h3>${renderPlace({ file, line }, edit)}
${renderList(pluralize(edits.length, 'change'), edits.map(renderWords))}</section>`,
)}</section>
<section><h2>Is it ready?</h2>${checks.map((check) => renderCheck(check, edit))}</section>
</main></body></html>`.markup;
}
