import * as routes from '@/lib/routes';
import { storage } from '@/lib/storage/storage-keys';
import { themeNames } from '@/lib/theme/theme';
import { expect, test } from '../support/test';

const paper = {
  orange: 'rgb(255, 255, 255)',
  'dark-orange': 'rgb(14, 19, 21)',
  'light-orange': 'rgb(255, 247, 241)',
};
const themeColor = { orange: '#FFFFFF', 'dark-orange': '#0E1315', 'light-orange': '#FFF7F1' };
const lane = { orange: [244, 81, 11], 'dark-orange': [255, 106, 42], 'light-orange': [234, 78, 10] };

test('the switcher cycles three themes as a class on the body, set at the first paint without a flash', {
  tag: ['@THEME-01', '@THEME-02', '@THEME-03'],
}, async ({ page }) => {
  // Whatever the body looks like at its first frames is noted.
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    let frames = 0;
    const look = () => {
      if (document.body) seen.add(document.body.className);
      frames += 1;
      if (frames < 9) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const body = page.locator('body');
  const color = page.locator('meta[name="theme-color"]');
  for (const theme of ['orange', 'dark-orange', 'light-orange', 'orange'] as const) {
    await page.goto(routes.services);
    const button = page.getByRole('button', { name: `Theme: ${themeNames[theme].label}` });
    await expect(button).toBeVisible();
    expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([
      theme,
    ]);
    await expect(body).toHaveCSS('background-color', paper[theme]);
    await expect(color).toHaveAttribute('content', themeColor[theme]);
    await button.click();
  }
  await expect(body).toHaveClass('dark-orange');
  // A page that the browser kept is shown again after another was chosen elsewhere.
  await page.evaluate((key) => {
    localStorage.setItem(key, 'orange');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, storage.theme.key);
  await expect(page.getByRole('button', { name: 'Theme: Orange' })).toBeVisible();
});

test('the manifest gets a letter icon in the color of the theme', {
  tag: ['@SHELL-15', '@THEME-04', '@DECISIONS-09', '@CALLS-16'],
}, async ({ page, request }) => {
  const { icons } = await (await request.get('/manifest.webmanifest')).json();
  const listed = icons.map((icon: { src: string; sizes: string }) => `${icon.src} ${icon.sizes}`);
  expect(listed).toEqual(['/logo192.png 192x192', '/logo512.png 512x512']);
  await page.goto(routes.services);
  const icon = await page.locator('link[rel="icon"]').getAttribute('href');
  for (const url of ['/logo192.png', '/logo512.png', '/favicon.ico', icon ?? ''])
    expect((await request.get(url)).headers()['content-type']).toContain('image/');

  for (const theme of ['light-orange', 'orange'] as const) {
    const stored = [storage.theme.key, theme] as const;
    await page.evaluate(([key, name]) => localStorage.setItem(key, name), stored);
    await page.reload();
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', /^blob:/);
    const drawn = await page.evaluate(async () => {
      const href = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? '';
      const { icons }: { icons: { src: string; sizes: string }[] } = await (await fetch(href)).json();
      return Promise.all(
        icons.map(async ({ src, sizes }) => {
          const picture = new Image();
          picture.src = src;
          await picture.decode();
          const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
          context?.drawImage(picture, 0, 0);
          const { data } = context?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] };
          // A letter has another color than the square that it is on.
          const hasLetter = data.some((one, at) => at % 4 === 0 && Math.abs(one - (data[0] ?? 0)) > 60);
          return `${sizes} ${picture.width} ${[...data.slice(0, 3)]} ${hasLetter}`;
        }),
      );
    });
    expect(drawn).toEqual([`192x192 192 ${lane[theme]} true`, `512x512 512 ${lane[theme]} true`]);
  }
});

test('a manifest that cannot be read is logged, and the default logos stay', { tag: '@ERRORS-01' }, async ({
  page,
}) => {
  await page.route('**/manifest.webmanifest', (route) => route.fulfill({ status: 404, body: '' }));
  const logged = page.waitForEvent('console', (message) => message.text().includes('manifest'));
  await page.goto(routes.services);
  await logged;
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest');
});
test.use({ allowedErrors: [/Failed to load resource.*manifest|404 \(Not Found\)/] });
