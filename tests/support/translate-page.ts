/**
 * Does to a page what the translator of Chrome and Edge does: once React has attached, it replaces each text node by two
 * `<font>` elements, and does so again after each change. The words stay, so that tests find them, and take 40 % more
 * room. The root then has the class of the translator, 'translated-ltr'. Runs in the page.
 */
export async function translateDocument(): Promise<void> {
  const isHydrated = () => {
    const button = document.querySelector('header button');
    return !button || Object.keys(button).some((key) => key.startsWith('__reactProps'));
  };
  while (document.readyState === 'loading' || !isHydrated()) await new Promise(requestAnimationFrame);
  // React attaches to one element after the other, and may still be at it.
  await new Promise((resolve) => requestIdleCallback(resolve));

  const longer = new CSSStyleSheet();
  longer.replaceSync('font { letter-spacing: 0.2em }');
  document.adoptedStyleSheets.push(longer);
  const skipped = 'script, style, noscript, textarea, svg, [translate=no], .notranslate, font';
  const replaceTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(skipped)) continue;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = text.data;
      text.replaceWith(outer);
    }
  };
  replaceTexts();
  const changes = { subtree: true, childList: true, characterData: true };
  new MutationObserver(replaceTexts).observe(document.body, changes);
  document.documentElement.classList.add('translated-ltr');
}
