import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tabThrough } from '../support/covered-focus';
import { graphProblems } from '../support/graph';
import { readHead } from '../support/head';
import { startSite, variantFolder } from '../support/site';
import { expect, test, viewports } from '../support/test';

/** Everything the variant serves as a file: pages, flight data, manifests. */
function served(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|rsc|body|txt|xml|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

test('DECISIONS-01 after a rebrand in content/company.ts no served file has the old name', () => {
  const files = served(join(variantFolder, '.next/server/route-cache'));
  expect(files.filter((file) => file.endsWith('.html')).length).toBeGreaterThan(40);
  const left = files.filter((file) => /emberlane/i.test(readFileSync(file, 'utf8')));
  expect(left).toEqual([]);
  const home = readFileSync(files.find((file) => file.endsWith('index.html')) ?? '', 'utf8');
  expect(home).toContain('Northwick');
});

test('DECISIONS-01 the rebrand reaches the letter icon, the mail addresses and the manifest', async ({
  page,
}) => {
  const site = await startSite({}, variantFolder);
  try {
    await page.goto(`${site.origin}/services`);
    await expect(page).toHaveTitle(/Northwick/);
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'hello@northwick.example' }),
    ).toBeVisible();
    const manifest = await page.request.get(`${site.origin}/manifest.webmanifest`);
    expect((await manifest.json()).name).toBe('Northwick');
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', /^blob:/);
  } finally {
    await page.goto('about:blank');
    await site.stop();
  }
});

test('DECISIONS-02 DECISIONS-10 DECISIONS-13 origin, preview and old addresses follow the build', async ({
  request,
}) => {
  const site = await startSite({}, variantFolder);
  try {
    const about = await request.get(`${site.origin}/about`);
    expect(about.headers()['x-robots-tag']).toBe('noindex, nofollow');
    const html = await about.text();
    expect(html).toContain('<link rel="canonical" href="https://www.variant.example/about"/>');
    expect(html).toMatch(/<meta name="robots" content="noindex, nofollow"\/>/);
    const sitemap = await (await request.get(`${site.origin}/sitemap.xml`)).text();
    expect(sitemap).toContain('<loc>https://www.variant.example/services/ai-training</loc>');
    expect(sitemap).not.toContain('localhost');
    for (const [from, to] of [
      ['/company/team', '/about'],
      ['/services/ai-course', '/services/ai-training'],
      ['/case-studies/spindle', '/case-studies/manufacturing-predictive-maintenance'],
      ['/blog/train-your-team', '/blog/train-team-ai-tools-approach'],
    ] as const) {
      const moved = await request.get(site.origin + from, { maxRedirects: 0 });
      expect(moved.status(), from).toBe(308);
      expect(moved.headers().location, from).toBe(to);
      expect(sitemap).not.toContain(from);
    }
  } finally {
    await site.stop();
  }
});

test('DECISIONS-02 structured data, share images, Markdown alternates and llms.txt follow the origin of the build', async ({
  page,
  request,
}) => {
  const site = await startSite({}, variantFolder);
  const origin = 'https://www.variant.example';
  try {
    for (const path of ['/', '/services/ai-audit', '/faq', '/blog/train-team-ai-tools-approach']) {
      const head = await readHead(page, await (await request.get(site.origin + path)).text());
      expect(head.canonical[0]).toBe(path === '/' ? origin : origin + path);
      expect(head.og['og:image']).toBe(`${origin}/og${path === '/' ? '/home' : path}.png`);
      expect(graphProblems(JSON.parse(head.graphs[0] ?? ''), origin)).toEqual([]);
      const markdown = await (await request.get(`${site.origin}${path === '/' ? '/index' : path}.md`)).text();
      expect(markdown).toContain(`> The text of <${origin}${path}>.`);
      expect(head.graphs[0] + markdown).not.toContain('localhost');
    }
    const llms = await (await request.get(`${site.origin}/llms.txt`)).text();
    expect(llms).toMatch(/^# Northwick/);
    expect(llms).toContain(`](${origin}/services/ai-audit.md)`);
    expect(llms).not.toContain('localhost');
  } finally {
    await site.stop();
  }
});

test.describe('a preview', () => {
  test.use({ allowedErrors: [/404/] });

  test('DECISIONS-10 a preview says on every page what it was built from, and asks crawlers to leave in files too', async ({
    page,
  }) => {
    const site = await startSite({ MAIL_OUTBOX_DIR: '.test-output/outbox' }, variantFolder);
    try {
      for (const path of ['/', '/contact', '/no-such-page']) {
        await page.goto(site.origin + path);
        await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveText(
          /^Preview of branch \S+ at commit ([0-9a-f]{7}|unknown)$/,
        );
      }
      for (const file of ['/llms.txt', '/services/ai-training.md', '/og/home.png', '/sitemap.xml']) {
        const { 'x-robots-tag': asked } = (await page.request.get(site.origin + file)).headers();
        expect(asked, file).toContain('noindex');
      }
      const health = await page.request.get(`${site.origin}/healthz`);
      expect(await health.json()).toMatchObject({ ok: true, preview: true });
    } finally {
      await page.goto('about:blank');
      await site.stop();
    }
  });

  for (const viewport of [viewports.phone, { width: 320, height: 256 }]) {
    test(`the ribbon of a preview covers nothing that has focus, ${viewport.width} px wide`, async ({
      page,
    }) => {
      const site = await startSite({ MAIL_OUTBOX_DIR: '.test-output/outbox' }, variantFolder);
      try {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(`${site.origin}/contact`);
        expect(await tabThrough(page)).toEqual([]);
      } finally {
        await page.goto('about:blank');
        await site.stop();
      }
    });
  }

  test('DECISIONS-10 BLOG-13 a preview shows drafts, marked on their page; what has a date to come is in no build', async ({
    page,
  }) => {
    const site = await startSite({}, variantFolder);
    try {
      await page.goto(`${site.origin}/blog/an-unfinished-thought`);
      await expect(page.getByRole('main')).toContainText('An unfinished thought');
      await expect(page.getByRole('main').getByText('Draft', { exact: true })).toBeVisible();
      await page.goto(`${site.origin}/blog`);
      await expect(page.getByRole('link', { name: 'An unfinished thought' })).toBeVisible();
      await page.goto(`${site.origin}/blog/train-team-ai-tools-approach`);
      await expect(page.getByRole('main').getByText('Draft', { exact: true })).toHaveCount(0);
      expect((await page.request.get(`${site.origin}/blog/news-of-tomorrow`)).status()).toBe(404);
      expect(await (await page.request.get(`${site.origin}/llms.txt`)).text()).not.toContain('tomorrow');
    } finally {
      await page.goto('about:blank');
      await site.stop();
    }
  });
});
