import { expect, test, useTheme } from '../support/test';

const paper = {
  orange: 'rgb(255, 255, 255)',
  'dark-orange': 'rgb(14, 19, 21)',
  'light-orange': 'rgb(255, 237, 224)',
};
const themeColor = { orange: '#FFFFFF', 'dark-orange': '#0E1315', 'light-orange': '#FFEDE0' };
const lane = { orange: [244, 81, 11], 'dark-orange': [255, 106, 42], 'light-orange': [234, 78, 10] };

test('THEME-01 THEME-02 THEME-03 the switcher cycles the three themes as a class on the body', async ({
  page,
}) => {
  await page.goto('/services');
  const body = page.locator('body');
  const color = page.locator('meta[name="theme-color"]');
  for (const theme of ['orange', 'dark-orange', 'light-orange', 'orange'] as const) {
    await expect(body).toContainClass(theme);
    await expect(body).toHaveCSS('background-color', paper[theme]);
    await expect(color).toHaveAttribute('content', themeColor[theme]);
    await page.getByRole('button', { name: `Theme: ${theme}` }).click();
  }
  await expect(body).not.toContainClass('orange');
});

test('THEME-03 the theme is remembered and painted first, without a flash', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('button', { name: 'Theme: orange' }).click();
  // Whatever the body looks like at its first frame is noted before any of our scripts but the first can run.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      if (document.body) seen.push(document.body.className);
      if (seen.length < 3) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Theme: dark-orange' })).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(new Set(seen)).toEqual(new Set(['dark-orange']));
});

test('an unknown remembered theme counts as none', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('site.theme', 'toString'));
  await page.goto('/services');
  await expect(page.locator('body')).toContainClass('orange');
});

for (const theme of ['orange', 'dark-orange', 'light-orange'] as const) {
  test(`SHELL-15 THEME-04 DECISIONS-09 CALLS-16 the manifest gets a letter icon in ${theme}`, async ({
    page,
    request,
  }) => {
    await useTheme(page, theme);
    const manifestRequest = page.waitForRequest(
      (sent) => sent.url().endsWith('/manifest.webmanifest') && sent.method() === 'GET',
    );
    await page.goto('/services');
    await manifestRequest;
    const link = page.locator('link[rel="manifest"]');
    await expect(link).toHaveAttribute('href', /^blob:/);

    const original = await (await request.get('/manifest.webmanifest')).json();
    expect(original.icons.map((icon: { src: string; sizes: string }) => [icon.src, icon.sizes])).toEqual([
      ['/logo192.png', '192x192'],
      ['/logo512.png', '512x512'],
    ]);
    for (const icon of original.icons)
      expect((await request.get(icon.src)).headers()['content-type']).toBe('image/png');

    const drawn = await page.evaluate(async () => {
      const href = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? '';
      const { icons }: { icons: { src: string; sizes: string }[] } = await (await fetch(href)).json();
      return Promise.all(
        icons.map(async ({ src, sizes }) => {
          const picture = await createImageBitmap(await (await fetch(src)).blob());
          const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
          context?.drawImage(picture, 0, 0);
          const { data } = context?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] };
          const [red = 0] = data;
          const letter = Array.from(data).filter((value, at) => at % 4 === 0 && Math.abs(value - red) > 60);
          return {
            sizes: `${sizes} ${picture.width}`,
            ground: [...data.slice(0, 3)],
            covered: letter.length / picture.width ** 2,
          };
        }),
      );
    });
    expect(drawn.map(({ sizes }) => sizes)).toEqual(['192x192 192', '512x512 512']);
    for (const { ground, covered } of drawn) {
      expect(ground).toEqual(lane[theme]);
      // A letter covers part of the square: neither nothing nor everything.
      expect(covered).toBeGreaterThan(0.05);
      expect(covered).toBeLessThan(0.5);
    }
  });
}

test('SHELL-15 the page names an icon of its own, and /favicon.ico answers too', async ({
  page,
  request,
}) => {
  await page.goto('/services');
  const href = await page.locator('link[rel="icon"]').getAttribute('href');
  for (const url of [href ?? '', '/favicon.ico']) {
    const answer = await request.get(url);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('image/');
  }
});

test('ERRORS-01 a manifest that cannot be read is logged, and the default logos stay', async ({ page }) => {
  await page.route('**/manifest.webmanifest', (route) => route.fulfill({ status: 404, body: '' }));
  const logged = page.waitForEvent('console', (message) => message.text().includes('manifest'));
  await page.goto('/services');
  await logged;
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest');
});
test.use({ allowedErrors: [/Failed to load resource.*manifest|404 \(Not Found\)/] });
