/**
 * Lets a prerendered page paint before its scripts are fetched and run. Next marks them `async`: they share the
 * line with the page, its styles and its font, and run as soon as they are there, often before the first frame.
 * Here they stand inert in the page and become scripts once it has painted.
 */

const INERT = 'text/later';

/**
 * Stands in the head of each page as text. Scripts start after the first contentful paint, and not before the
 * whole text has come: the last of them stands at its end. Nothing waits in a tab that nobody sees, nor for a
 * browser that does not tell of its paint.
 *
 * `page-ready` says that the page answers (components/islands/ready.tsx). What was pressed and submitted before is
 * done then, in its order, and what the browser refused to submit is refused in the page's own words.
 * Until then an open frame holds the window's 'load' back, as the scripts themselves used to: the browser's
 * progress, monitors and tests take it for the moment from which a page can be used.
 *
 * Scripts that take too long keep no form that has an address of its own. One that cannot be had makes the page
 * what it is without any: no page answers with a part of its scripts.
 */
function startAfterPaint() {
  const kept = new Set();
  const frame = document.createElement('iframe');
  const early = new AbortController();
  const during = { capture: true, signal: early.signal };
  let refused;
  let painted = false;
  let started = false;
  const keep = (element) => {
    kept.delete(element);
    kept.add(element);
  };
  const release = () => {
    frame.remove();
    for (const element of kept) {
      if (element.hasAttribute('action')) {
        kept.delete(element);
        element.submit();
      }
    }
  };
  const withoutScripts = () => {
    early.abort();
    release();
    document.documentElement.removeAttribute('data-consent-asked');
    const apply = ({ cssRules, media }) => {
      const text = media?.mediaText;
      if (text?.includes('scripting')) media.mediaText = text.includes('none') ? 'all' : 'not all';
      for (const rule of cssRules ?? []) apply(rule);
    };
    for (const sheet of document.styleSheets) apply(sheet);
    for (const inside of document.querySelectorAll('noscript')) inside.outerHTML = inside.textContent;
  };
  const start = () => {
    if (started || !painted || document.readyState === 'loading') return;
    started = true;
    for (const inert of document.querySelectorAll('script[type="text/later"]')) {
      const script = document.createElement('script');
      for (const { name, value } of inert.attributes) if (name !== 'type') script.setAttribute(name, value);
      script.addEventListener('error', withoutScripts);
      inert.replaceWith(script);
    }
  };
  const paint = () => {
    painted = true;
    start();
  };
  frame.hidden = true;
  document.head.append(frame);
  frame.contentDocument.open();
  setTimeout(release, 8000);
  const listen = (name, act) => document.addEventListener(name, act, during);
  listen('click', ({ target }) => {
    const button = target.closest?.('button[type="button"]');
    if (button) keep(button);
  });
  listen('submit', (event) => {
    if (!frame.isConnected && event.target.hasAttribute('action')) return;
    event.preventDefault();
    keep(event.target);
  });
  listen('invalid', ({ target }) => {
    refused = target.form;
  });
  listen('input', () => {
    refused = null;
  });
  addEventListener(
    'page-ready',
    async () => {
      early.abort();
      frame.remove();
      for (const element of kept) {
        // The page first shows what came of the one before: a press on what has gone is none.
        await 0;
        if (element.requestSubmit) element.requestSubmit();
        else element.click();
      }
      refused?.checkValidity();
    },
    { once: true },
  );
  document.addEventListener('DOMContentLoaded', () => {
    start();
    setTimeout(paint, 1000);
  });
  document.addEventListener('visibilitychange', () => document.hidden && paint());
  if (document.hidden) paint();
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) paint();
  }).observe({ type: 'paint', buffered: true });
}

/**
 * Stands before it. The page's policy lets text become a script's address or HTML only through this (Trusted
 * Types): addresses of the build's own scripts, the text that React makes a script of, what has no tag in it, such
 * as the structured data of a page that the Back button brings again, and what the page says without scripts.
 */
function trustOwnScripts() {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (text) => {
      const { origin, pathname } = new URL(text, location.origin);
      return origin === location.origin && pathname.startsWith('/_next/static/') ? text : null;
    },
    createHTML: (text) =>
      !text.includes('<') ||
      text === '<script></' + 'script>' ||
      [...document.querySelectorAll('noscript')].some((inside) => inside.textContent === text)
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

/** A function's text without its indentation. */
const compact = (source) => source.toString().replaceAll(/\n\s+/g, '\n');
