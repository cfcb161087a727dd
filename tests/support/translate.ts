import type { Page } from '@playwright/test';

/**
 * Does what the translator of Chrome and Edge does, to the open page and to every later one: once React has attached, it
 * replaces each text node by two `<font>` elements with new text, and does so again after each change. White space
 * between elements stays.
 *
 * Tests that follow a link can wait for the class that the translator gives the root, 'translated-ltr'.
 *
 * @param longer makes words about 40 % longer, like those of many languages. The page's words then are no English.
 */
export async function translate(page: Page, { longer = false } = {}): Promise<void> {
  await page.addInitScript(translateDocument, longer);
  await page.evaluate(translateDocument, longer);
}

/** Runs in the page. */
async function translateDocument(longer: boolean): Promise<void> {
  const isHydrated = () => {
    const button = document.querySelector('header button');
    return !button || Object.keys(button).some((key) => key.startsWith('__reactProps'));
  };
  while (document.readyState === 'loading' || !isHydrated()) await new Promise(requestAnimationFrame);
  // React attaches to one element after the other, and may still be at it.
  await new Promise((resolve) => requestIdleCallback(resolve));

  const root = document.documentElement;
  if (root.classList.contains('translated-ltr')) return;
  root.classList.add('translated-ltr');
  const skipped = 'script, style, noscript, textarea, svg, [translate=no], .notranslate, font';
  const said = (text: string) =>
    longer ? text.replace(/\p{L}+/gu, (word) => word + word.slice(0, Math.round(word.length * 0.4))) : text;
  const replaceTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(skipped)) continue;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = said(text.data);
      text.replaceWith(outer);
    }
  };
  replaceTexts();
  const changes = { subtree: true, childList: true, characterData: true };
  new MutationObserver(replaceTexts).observe(document.body, changes);
}
