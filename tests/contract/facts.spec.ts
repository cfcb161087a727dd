import { company } from '@/content/company/company';
import { facts } from '@/content/company/facts';
import { readHtml } from '../support/html';
import { expect, test } from '../support/test';

/** The words of a page, with the tags taken out. */
async function wordsOf(request: import('@playwright/test').APIRequestContext, path: string): Promise<string> {
  const { markup } = readHtml(await (await request.get(path)).text());
  return markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

test('figures that differ stay where the specification puts them', { tag: '@DECISIONS-14' }, async ({
  request,
}) => {
  const [home, industries, faq, about] = await Promise.all(
    ['/', '/industries', '/faq', '/about'].map((path) => wordsOf(request, path)),
  );
  for (const { value } of [facts.netReturn, facts.ownSolutions, facts.experience])
    expect(home).toContain(value);
  expect(home).not.toContain(facts.grossReturn.value);
  for (const { value } of [facts.grossReturn, facts.careerSolutions]) expect(industries).toContain(value);
  expect(faq).toContain(facts.payback.value);
  expect(about).toContain(String(company.founded.site));
  expect(about).not.toContain(String(company.founded.chat));
});

test('all content is in the pages: a visit loads no content from a server', { tag: '@ENTITIES-01' }, async ({
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
