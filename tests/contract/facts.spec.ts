import { readHtml } from '../support/html';
import { expect, test } from '../support/test';

/** The words of a page, with the tags taken out. */
async function wordsOf(request: import('@playwright/test').APIRequestContext, path: string): Promise<string> {
  const { markup } = readHtml(await (await request.get(path)).text());
  return markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

test('DECISIONS-14 figures that differ stay where the specification puts them', async ({ request }) => {
  const [home, industries, faq, about] = await Promise.all(
    ['/', '/industries', '/faq', '/about'].map((path) => wordsOf(request, path)),
  );
  expect(home).toContain('100%');
  expect(home).toMatch(/10\+ AI solutions deployed|AI solutions deployed 10\+/);
  expect(home).toMatch(/20\+ years of experience|years of experience 20\+/);
  expect(home).not.toContain('3.5x');
  expect(industries).toContain('3.5x');
  expect(industries).toContain('500+');
  expect(faq).toContain('3-5x in year one');
  expect(about).toContain('2025');
  expect(about).not.toContain('2022');
});

test('ENTITIES-01 all content is in the pages: a visit loads no content from a server', async ({
  page,
  site,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'websocket', 'eventsource'].includes(request.resourceType()))
      fetched.push(request.url());
  });
  for (const path of ['/', '/services/ai-training', '/case-studies', '/faq']) {
    const patched = page.waitForFunction(() => document.querySelector('link[rel="manifest"][href^="blob:"]'));
    await page.goto(path);
    await patched;
  }
  // The manifest is the one file that the page reads by itself, to put the letter icon in.
  expect([...new Set(fetched)]).toEqual([`${site.origin}/manifest.webmanifest`]);
});
