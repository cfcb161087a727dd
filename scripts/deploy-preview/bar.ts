import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeMarkup } from '@/lib/markdown/render-html';

/** Fixed at the bottom; app/globals.css and the space below the page keep focused elements clear of it. A low window has no room to spare. */
const STYLE = `[data-preview]{position:fixed;z-index:60;inset:auto auto 0 0;max-width:min(40rem,calc(100% - 5rem));max-height:60dvh;overflow-y:auto;padding:.25rem .75rem;border-radius:0 .5rem 0 0;forced-color-adjust:none;background:var(--ink);color:var(--paper);font-size:.75rem;line-height:1.125rem;overflow-wrap:anywhere}
body{padding-bottom:4rem}
[data-preview] :is(p,form){display:flex;flex-wrap:wrap;align-items:center;gap:0 .625rem}
[data-preview] .sr-only{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
[data-preview] [hidden]{display:none}
[data-preview] a{color:inherit;text-decoration:underline}
[data-preview] :is(p>a,button,input){min-height:1.75rem}
[data-preview] :is(button,input){border:1px solid;border-radius:.25rem;padding:0 .375rem}
[data-preview] [aria-pressed=true]{background:var(--paper);color:var(--ink)}
[data-preview] :focus-visible{outline:2px solid var(--paper);outline-offset:1px}
[data-consent-asked] [data-preview]{bottom:4.5rem}
@media(max-width:48rem){[data-consent-asked] [data-preview]{bottom:8.5rem}}
@media(max-height:30rem){[data-preview]{position:static;max-width:none}}
@media print{[data-preview]{display:none}}`;

/** The attribute of the bar, in all of its styles and scripts. */
export const PREVIEW_BAR = 'data-preview';

/** An inline script of this tree, as it is. */
const readScript = () =>
  ['find-source.mjs', 'click-script.js']
    .map((file) => readFileSync(join(__dirname, file), 'utf8'))
    .join('\n');

/**
 * Puts the bar of a deploy preview behind the content of a finished page: what it was built from, a link to /preview, and
 * where a text is written. Nothing else of the page differs from the published site's.
 *
 * @param edit pattern of an editor's address.
 */
export function addBar(
  html: string,
  { branch = 'unknown', commit = 'unknown' }: { branch?: string; commit?: string },
  edit = '',
): string {
  const bar = `<section data-preview="" data-edit="${escapeMarkup(edit)}" aria-label="Preview"><style>${STYLE}</style>
<p><strong>Preview</strong> <span class="sr-only">of branch</span> <span>${escapeMarkup(branch)}</span> <span class="sr-only">at commit</span> <span>${escapeMarkup(commit)}</span> <a href="/preview">What changed, is it ready?</a></p>
<form hidden><button type="button" aria-pressed="false">Click a text</button> <label>or type it: <input type="search" autocomplete="off"></label> <output></output></form>
<script type="module">${readScript()}</script></section>`;
  return html.replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${bar}</body>`);
}
