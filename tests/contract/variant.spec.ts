import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { home } from '@/content/site/home';
import * as routes from '@/lib/routes';
import { type RunningSite, startSite } from '@/scripts/support/site';
import { axeInThemes } from '../support/axe';
import { variantOrigin as ORIGIN, variantFolder } from '../support/build-variant';
import { tabThrough } from '../support/covered-focus';
import { createInquiry, sendJson } from '../support/inquiry';
import { pageAt } from '../support/page-html';
import { graphProblems } from '../support/structured-data';
import { expect, test, viewports } from '../support/test';

let variant: RunningSite;

test.beforeAll(async () => {
  variant = await startSite({ MAIL_OUTBOX_DIR: '.test-output/outbox' }, variantFolder);
});
// A page that is still open would hold the server back.
test.afterEach(({ page }) => page.goto('about:blank').then(() => undefined));
test.afterAll(() => variant.stop());

test('after a rebrand in content/company/company.ts no served file has the old name', {
  tag: ['@full', '@DECISIONS-01'],
}, async ({ page }) => {
  const files = readdirSync(join(variantFolder, '.next/server/route-cache'), {
    recursive: true,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile() && /\.(html|rsc|body|txt|xml|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.filter((file) => file.endsWith('.html')).length).toBeGreaterThan(40);
  // /preview says what it replaces.
  const served = files.filter((file) => !file.endsWith('/preview.body'));
  expect(served.filter((file) => /emberlane/i.test(readFileSync(file, 'utf8')))).toEqual([]);

  await page.goto(`${variant.origin}/services`);
  await expect(page).toHaveTitle(/Northwick/);
  const mail = page.getByRole('contentinfo').getByRole('link', { name: 'hello@northwick.example' });
  await expect(mail).toBeVisible();
  const manifest = await page.request.get(`${variant.origin}/manifest.webmanifest`);
  expect((await manifest.json()).name).toBe('Northwick');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', /^blob:/);
});

test('origin, preview and redirects follow the settings of the build', {
  tag: ['@full', '@DECISIONS-02', '@DECISIONS-10', '@DECISIONS-13'],
}, async ({ request }) => {
  const about = await request.get(`${variant.origin}/about`);
  expect(about.headers()['x-robots-tag']).toBe('noindex, nofollow');
  expect(await about.text()).toMatch(/<meta name="robots" content="noindex, nofollow"\/>/);
  const sitemap = await (await request.get(`${variant.origin}/sitemap.xml`)).text();
  expect(sitemap).toContain(`<loc>${ORIGIN}/services/ai-audit</loc>`);
  expect(sitemap).not.toContain('localhost');
  for (const [from, to] of [
    ['/company/team', routes.about],
    ['/services/ai-course', routes.service('ai-training')],
    ['/case-studies/spindle', routes.caseStudy('manufacturing-predictive-maintenance')],
    ['/blog/train-your-team', routes.article('train-team-ai-tools-approach')],
  ] as const) {
    const moved = await request.get(variant.origin + from, { maxRedirects: 0 });
    expect([from, moved.status(), moved.headers().location]).toEqual([from, 308, to]);
    expect(sitemap).not.toContain(from);
  }
});

test('a build with an origin accepts inquiries from that origin only', {
  tag: ['@full', '@CALLS-05'],
}, async () => {
  const to = (Origin: string) => sendJson(variant.origin, createInquiry(), { Origin });
  expect([(await to(ORIGIN)).status, (await to('http://localhost:3000')).status]).toEqual([200, 403]);
});

test('structured data, share images, Markdown versions and llms.txt follow the origin of the build', {
  tag: ['@full', '@DECISIONS-02'],
}, async ({ request }) => {
  const read = async (path: string) => (await request.get(variant.origin + path)).text();
  for (const path of ['/services/ai-audit', routes.article('train-team-ai-tools-approach')]) {
    const head = await pageAt(variant.origin + path);
    expect(head.canonical()[0]).toBe(ORIGIN + path);
    expect(head.metas()['og:image']).toBe(`${ORIGIN}/og${path}.png`);
    expect(graphProblems(JSON.parse(head.graphs()[0] ?? ''), ORIGIN)).toEqual([]);
    const markdown = await read(`${path}.md`);
    expect(markdown).toContain(`> The text of <${ORIGIN}${path}>.`);
    expect(head.graphs()[0] + markdown).not.toContain('localhost');
  }
  expect(await read('/llms.txt')).toContain(`](${ORIGIN}/services/ai-audit.md)`);
});

test('an added sixth service gets a page and every link to that page', { tag: '@full' }, async () => {
  const own = '/services/ai-audit';
  for (const [path, times] of Object.entries({ [routes.about]: 2, '/': 3, [routes.services]: 3 })) {
    const { links } = await pageAt(variant.origin + path);
    expect(links.filter((href) => href === own).length, path).toBeGreaterThanOrEqual(times);
  }
  const { text, links } = await pageAt(variant.origin + own);
  expect(text).toMatch(/Base price/);
  expect(links).toContain(`${routes.contact}?service=ai-audit`);
});

test.describe('a preview', () => {
  test.use({ allowedErrors: [/404/] });

  test('every page of a preview names the commit it was built from, and every response is noindex', {
    tag: ['@full', '@DECISIONS-10'],
  }, async ({ page }) => {
    for (const path of ['/', routes.contact, '/no-such-page']) {
      await page.goto(variant.origin + path);
      await expect(page.getByRole('region', { name: 'Preview' })).toContainText(
        /Preview of \S+ at ([0-9a-f]{7}|unknown)/,
      );
    }
    for (const file of ['/llms.txt', '/services/ai-training.md', '/og/home.png', '/sitemap.xml']) {
      const { 'x-robots-tag': asked } = (await page.request.get(variant.origin + file)).headers();
      expect(asked, file).toContain('noindex');
    }
    const health = await page.request.get(`${variant.origin}/healthz`);
    expect(await health.json()).toMatchObject({ ok: true, preview: true });
  });

  test('/preview shows a verdict, changes and unpublished entries, and their pages say so too', {
    tag: ['@full', '@DECISIONS-10', '@BLOG-13'],
  }, async ({ page }) => {
    const answer = await page.goto(`${variant.origin}/preview`);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    await expect(page.getByRole('heading', { level: 1, name: /^Ready to publish/ })).toBeVisible();
    for (const name of ['AI Audit', 'An unfinished thought'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('deletion').filter({ hasText: 'Emberlane' }).first()).toBeVisible();
    await expect(page.getByText(/An unfinished thought: a draft/)).toBeVisible();
    await expect(page.getByText(/News of tomorrow: .* January 1, 2999/)).toBeVisible();
    for (const [path, label] of Object.entries({
      'an-unfinished-thought': 'Draft',
      'news-of-tomorrow': 'Scheduled',
    })) {
      await page.goto(`${variant.origin}/blog/${path}`);
      await expect(page.getByRole('main').getByText(label, { exact: true })).toBeVisible();
    }
  });

  test('a click on a text shows its content file and line', { tag: '@full' }, async ({ page }) => {
    await page.goto(variant.origin);
    const bar = page.getByRole('region', { name: 'Preview' });
    const answer = bar.getByRole('status');
    await bar.getByRole('button', { name: 'Click a text' }).press('Enter');
    await page.getByRole('main').getByRole('link', { name: home.hero.actions[0].label }).first().click();
    await expect(
      answer.getByRole('link', { name: /^content\/site\/home\.ts, line \d+$/ }).first(),
    ).toBeVisible();
    await expect(page).toHaveURL(`${variant.origin}/`);
    const link = answer.getByRole('link').first();
    expect(await link.getAttribute('href')).toMatch(
      /^https:\/\/host\.example\/edit\/main\/content\/site\/home\.ts#L\d+$/,
    );
  });

  test('axe finds no problem on /preview and a page with the preview bar, which covers no focused element', {
    tag: '@full',
  }, async ({ page }) => {
    test.setTimeout(240_000);
    for (const viewport of Object.values(viewports)) {
      await page.setViewportSize(viewport);
      await page.goto(`${variant.origin}/preview`);
      expect(await axeInThemes(page)).toEqual([]);
      const over = () => document.documentElement.scrollWidth - innerWidth;
      expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
      await page.goto(`${variant.origin}/services/ai-onboarding`);
      await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
      expect(await axeInThemes(page)).toEqual([]);
      await page.goto(`${variant.origin}/contact`);
      expect(await tabThrough(page)).toEqual([]);
    }
  });
});
