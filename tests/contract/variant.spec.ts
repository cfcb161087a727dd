import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSite, variantFolder } from '../support/site';
import { expect, test } from '../support/test';

/** Everything the variant serves as a file: pages, flight data, manifests. */
function served(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|rsc|body|txt|xml|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

test('DECISIONS-01 after a rebrand in content/company.ts no served file has the old name', () => {
  const files = served(join(variantFolder, '.next/server/app'));
  expect(files.filter((file) => file.endsWith('.html')).length).toBeGreaterThan(40);
  const left = files.filter((file) => /emberlane/i.test(readFileSync(file, 'utf8')));
  expect(left).toEqual([]);
  const home = readFileSync(join(variantFolder, '.next/server/app/index.html'), 'utf8');
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
    const moved = await request.get(`${site.origin}/company/team`, { maxRedirects: 0 });
    expect(moved.status()).toBe(308);
    expect(moved.headers().location).toBe('/about');
  } finally {
    await site.stop();
  }
});
