import { indexedPaths } from '@/app/_lib/site-pages';
import { pricing } from '@/content/pricing/pricing-rules';
import { shownPrice } from '../support/prices';
import { expect, test } from '../support/test';

/** Only letters and digits count: Markdown has its own marks and breaks. */
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The Markdown without the addresses of its links, which may have brackets themselves. */
const words = (markdown: string) => letters(markdown.replace(/\]\((?:\\.|[^()\\]|\([^()]*\))*\)/g, ']'));

test('every page has a Markdown version, linked from its head, with all its headings and texts', async ({
  page,
  request,
}) => {
  const missing: string[] = [];
  let compared = 0;
  for (const path of indexedPaths) {
    const html = await (await request.get(path)).text();
    const { texts, alternate } = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html');
      const main = parsed.querySelector('main');
      // Navigation, controls and drawings are no text; the open step of a wizard needs its script.
      for (const part of main?.querySelectorAll(
        'nav, form, button, svg, [role=img], [aria-hidden=true], script, .noscript\\:hidden, [role=status]',
      ) ?? [])
        part.remove();
      const blocks = 'h1, h2, h3, h4, h5, h6, p, li, dt, dd, blockquote, figcaption, th, td, caption';
      return {
        texts: [...(main?.querySelectorAll(blocks) ?? [])]
          .filter((block) => !block.querySelector(`${blocks}, div, ul, ol, table`))
          .map((block) => block.textContent ?? ''),
        alternate: parsed
          .querySelector<HTMLLinkElement>('link[rel=alternate][type="text/markdown"]')
          ?.getAttribute('href'),
      };
    }, html);
    const address = path === '/' ? '/index.md' : `${path}.md`;
    expect(alternate, path).toBe(`http://localhost:3000${address}`);
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type'], address).toBe('text/markdown; charset=utf-8');
    expect(answer.headers()['x-robots-tag'], address).toBe('noindex');
    const said = words(await answer.text());
    for (const text of texts) {
      compared += 1;
      if (!said.includes(letters(text))) missing.push(`${address} lacks '${text}'`);
    }
  }
  expect(missing).toEqual([]);
  expect(compared).toBeGreaterThan(1000);
});

test('a Markdown version says that its prices are in US dollars', {
  tag: '@CURRENCY-14',
}, async ({ request }) => {
  const training = await (await request.get('/services/ai-training.md')).text();
  expect(training).toContain('Prices are in US dollars.');
  expect(training).toContain(`Base price ${shownPrice(pricing.baseCost.training)}`);
  expect((await request.get('/services/no-such-page.md')).status()).toBe(404);
});
