import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeMarkup } from '@/lib/markdown/render-html';

/** Fixed at the bottom; app/globals.css and the space below the page keep focused elements clear of it. A low window has no room to spare. */
const STYLE = `[data-preview]{position:fixed;z-index:60;inset:auto auto 0 0;max-width:min(40rem,calc(100% - 5rem));max-height:60dvh;overflow-y:auto;padding:.25rem .75rem;border-radius:0 .5rem 0 0;forced-color-adjust:none;background:var(--ink);color:var(--paper);font-size:.75rem;line-height:1.125rem;overflow-wrap:anywhere}
body{padding-bottom:4rem}
[data-preview] p{display:flex;flex-wrap:wrap;align-items:center;gap:0 .625rem}
[data-preview] [hidden]{display:none}
[data-preview] a[href]{color:inherit;text-decoration:underline}
[data-preview] :is(p>a,button){min-height:1.75rem}
[data-preview] button{border:1px solid;border-radius:.25rem;padding:0 .375rem}
[data-preview] [aria-pressed=true]{background:var(--paper);color:var(--ink)}
[data-preview] :focus-visible{outline:2px solid var(--paper);outline-offset:1px}
[data-consent-asked] [data-preview]{bottom:4.5rem}
@media(max-width:48rem){[data-consent-asked] [data-preview]{bottom:8.5rem}}
@media(max-height:30rem){[data-preview]{position:static;max-width:none}}
@media print{[data-preview]{display:none}}`;

/**
 * Puts the bar of a deploy preview behind the content of a finished page: what it was built from, a link to /preview, and
 * where a text is written. Nothing else of the page differs from the published site's.
 *
 * @param edit pattern of an editor's address.
 */
export function addBar(html: string, build: string, edit = ''): string {
  const scripts = ['find-source.mjs', 'click-script.js'].map((name) => readFileSync(join(__dirname, name)));
  const bar = `<section data-preview="" data-edit="${escapeMarkup(edit)}" aria-label="Preview"><style>${STYLE}</style>
<p><strong>Preview</strong> <span>of ${escapeMarkup(build)}</span> <a href="/preview">What changed, is it ready?</a> <button type="button" aria-pressed="false" hidden>Click a text</button> <output></output></p>
<script type="module">${scripts.join('\n')}</script></section>`;
  return html.replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${bar}</body>`);
}
