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
 * `page-ready` says that the page answers (components/islands/ready.tsx). What was pressed before is done then, and
 * what was submitted to the page itself; a form with an address of its own is the server's business.
 * Until then an open frame holds the window's 'load' back, as the scripts themselves used to: the browser's
 * progress, monitors and tests take it for the moment from which a page can be used.
 */
function startAfterPaint() {
  const pressed = new Set();
  const submitted = new Set();
  const frame = document.createElement('iframe');
  let painted = false;
  let started = false;
  const release = () => frame.remove();
  const start = () => {
    if (started || !painted || document.readyState === 'loading') return;
    started = true;
    for (const inert of document.querySelectorAll('script[type="text/later"]')) {
      const script = document.createElement('script');
      for (const { name, value } of inert.attributes) if (name !== 'type') script.setAttribute(name, value);
      script.addEventListener('error', release);
      inert.replaceWith(script);
    }
  };
  const paint = () => {
    painted = true;
    start();
  };
  const press = ({ target }) => {
    const button = target.closest?.('button[type="button"]');
    if (button) pressed.add(button);
  };
  const submit = (event) => {
    if (event.target.hasAttribute('action')) return;
    event.preventDefault();
    submitted.add(event.target);
  };
  frame.hidden = true;
  document.head.append(frame);
  frame.contentDocument.open();
  setTimeout(release, 8000);
  document.addEventListener('click', press, true);
  document.addEventListener('submit', submit, true);
  addEventListener(
    'page-ready',
    () => {
      document.removeEventListener('click', press, true);
      document.removeEventListener('submit', submit, true);
      for (const button of pressed) button.click();
      for (const form of submitted) form.requestSubmit();
      release();
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
 * Types): addresses of the build's own scripts, the text that React makes a script of, and what has no tag in it,
 * such as the structured data of a page that the Back button brings again.
 */
function trustOwnScripts() {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (text) => {
      const { origin, pathname } = new URL(text, location.origin);
      return origin === location.origin && pathname.startsWith('/_next/static/') ? text : null;
    },
    createHTML: (text) => (!text.includes('<') || text === '<script></' + 'script>' ? text : null),
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
