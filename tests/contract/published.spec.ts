import type { Manifest } from '@/lib/preview/manifest';
import { expect, test } from '../support/test';

test('every build publishes the texts of its pages, and what a preview compares beside them', async ({
  request,
}) => {
  const answer = await request.get('/published.json');
  expect(answer.headers()['x-robots-tag']).toBe('noindex');
  const manifest: Manifest = await answer.json();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
  expect(manifest.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(listed));
  const training = manifest.pages.find(({ path }) => path === '/services/ai-training');
  expect(training?.texts).toContainEqual({
    text: 'AI Training & Education',
    field: 'content/services/ai-training.ts aiTraining.page.hero.heading',
  });
  expect(training?.image).toBe('/og/services/ai-training.png');
  expect(Object.keys(manifest.files)).toEqual(
    expect.arrayContaining(['/og/services/ai-training.png', '/downloads/ai-rollout-playbook.pdf']),
  );
  expect(Object.values(manifest.chat).join('\n')).toContain('We don’t publish start dates');
  expect(manifest.redirects).toContainEqual({ from: '/solutions/industries', to: '/industries' });
});

test.describe('outside a preview', () => {
  test.use({ allowedErrors: [/404/] });

  test('there is no /preview, no list of texts and no bar', async ({ page }) => {
    for (const path of ['/preview', '/preview/texts.json'])
      expect([path, (await page.request.get(path)).status()]).toEqual([path, 404]);
    await page.goto('/preview');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Preview' })).toHaveCount(0);
  });
});
