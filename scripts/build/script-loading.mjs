/**
 * Lets a prerendered page paint before its scripts are fetched and run. Next marks them `async`: they share the
 * line with the page, its styles and its font, and run as soon as they are there, often before the first frame.
 * Here they stand inert in the page and become scripts once it has painted.
 */

const INERT = 'text/later';

/**
 * Stands in the head of each page as text. Scripts start after the first contentful paint, and not before the
 * whole text has come: the last of them stands at its end. A second after that they start in any case: a tab that
 * nobody sees does not paint, and not every browser tells of it.
 *
 * `page-hears` and `page-ready` say that the page answers (components/layout/ready.tsx). What was pressed and
 * submitted before is done then, in its order, and what the browser refused to submit is refused in the page's own
 * words. What has opened by itself meanwhile, as a chat that was left open, is not pressed shut.
 * Until then an open frame holds the window's 'load' back, as the scripts themselves used to: the browser's
 * progress, monitors and tests take it for the moment from which a page can be used.
 *
 * Scripts that take too long keep no form that has an address of its own. One that cannot be had makes the page
 * what it is without any: no page answers with a part of its scripts.
 */
function startAfterPaint() {
  const kept = new Map();
  const frame = document.createElement('iframe');
  const early = new AbortController();
  let refused;
  let painted = false;
  const keep = (event, element) => {
    if (!element) return;
    // Else React, which listens before it has drawn, would answer at once and then once more.
    event.stopImmediatePropagation();
    kept.delete(element);
    kept.set(element, element.ariaExpanded);
  };
  const release = () => {
    frame.remove();
    for (const [element] of kept) {
      if (element.hasAttribute('action') && kept.delete(element)) element.submit();
    }
  };
  const withoutScripts = () => {
    early.abort();
    release();
    delete document.documentElement.dataset.consentAsked;
    const apply = ({ cssRules, media }) => {
      const text = media?.mediaText;
      if (text?.includes('scripting')) media.mediaText = text.includes('none') ? 'all' : 'not all';
      for (const rule of cssRules ?? []) apply(rule);
    };
    for (const sheet of document.styleSheets) apply(sheet);
    const inside = document.querySelector('noscript');
    if (inside) inside.outerHTML = inside.textContent;
  };
  const start = () => {
    if (!painted || document.readyState === 'loading') return;
    for (const inert of document.querySelectorAll('script[type="text/later"]')) {
      const script = document.createElement('script');
      for (const { name, value } of inert.attributes) if (name !== 'type') script.setAttribute(name, value);
      script.onerror = withoutScripts;
      inert.replaceWith(script);
    }
  };
  const paint = () => {
    painted = true;
    start();
  };
  document.head.append(frame);
  frame.contentDocument.open();
  setTimeout(release, 8000);
  const listen = (name, act) => document.addEventListener(name, act, { capture: true, signal: early.signal });
  listen('click', (event) => keep(event, event.target.closest?.('button[type="button"]')));
  listen('submit', (event) => {
    if (!frame.isConnected && event.target.hasAttribute('action')) return;
    event.preventDefault();
    keep(event, event.target);
  });
  listen('invalid', ({ target }) => {
    refused = target.form;
  });
  listen('input', () => {
    refused = null;
  });
  addEventListener('page-hears', () => early.abort());
  addEventListener('page-ready', async () => {
    frame.remove();
    for (const [element, expanded] of kept) {
      if (element.requestSubmit) element.requestSubmit();
      else if (element.ariaExpanded === expanded) element.click();
      // The page shows what came of it before the next: a press on what has gone is none.
      await 0;
    }
    refused?.checkValidity();
  });
  document.addEventListener('DOMContentLoaded', () => {
    start();
    setTimeout(paint, 1000);
  });
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint')[0]) paint();
  }).observe({ type: 'paint', buffered: true });
}

/**
 * Stands before it. The page's policy lets text become a script's address or HTML only through this (Trusted
 * Types): addresses of the build's own scripts, the text that React makes a script of, what has no tag in it, such
 * as the structured data of a page that the Back button brings again, and what the page says without scripts.
 */
function trustOwnScripts() {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (text) =>
      new URL(text, location.origin).href.startsWith(`${location.origin}/_next/static/`) ? text : null,
    createHTML: (text) =>
      /^([^<]*|<script><\/script>)$/.test(text) || text === document.querySelector('noscript')?.textContent
        ? text
        : null,
  });
}

const SCRIPT = /<script (src="\/_next\/static\/[^"]+\.js"[^>]*? async="")/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** Makes the scripts of a page wait for its first paint. A page without scripts stays as it is. */
export function scriptsAfterPaint(html) {
  const head = html.indexOf('</head>');
  if (head < 0 || html.search(SCRIPT) < 0) return html;
  return `${html.slice(0, head)}<script>(${compact(trustOwnScripts)})();(${compact(startAfterPaint)})()</script>${html.slice(head)}`
    .replaceAll(PRELOAD, '')
    .replaceAll(SCRIPT, `<script type="${INERT}" $1`);
}

/** A function's text without its comments and the white space that separates nothing. */
const compact = (source) =>
  source
    .toString()
    .replaceAll(/^\s*\/\/.*/gm, '')
    .replaceAll(/\s*([^\w'"`\s])\s*/g, '$1');
