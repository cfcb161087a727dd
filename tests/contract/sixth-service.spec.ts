import { readHtml } from '../support/html';
import { type Site, startSite, variantFolder } from '../support/site';
import { expect, test } from '../support/test';

/** The variant has one more service, made of one file and one line of the list. */
const path = '/services/ai-audit';
let site: Site;

test.beforeAll(async () => {
  site = await startSite({}, variantFolder);
});
test.afterAll(() => site.stop());

test('a sixth service has its page, with the sections of its file', async ({ request }) => {
  const answer = await request.get(site.origin + path);
  expect(answer.status()).toBe(200);
  const { headings, markup, links } = readHtml(await answer.text());
  expect(headings).toHaveLength(1);
  expect(markup).toMatch(/Base price/);
  expect(links).toContain('/contact?service=ai-audit');
});

test('a sixth service stands in header, footer, home and overview', async ({ request }) => {
  for (const [page, times] of [
    ['/about', 2],
    ['/', 3],
    ['/services', 3],
  ] as const) {
    const { links } = readHtml(await (await request.get(site.origin + page)).text());
    expect(links.filter((href) => href === path).length, page).toBeGreaterThanOrEqual(times);
  }
});

test('a sixth service stands in the sitemap', async ({ request }) => {
  expect(await (await request.get(`${site.origin}/sitemap.xml`)).text()).toContain(`${path}</loc>`);
});
