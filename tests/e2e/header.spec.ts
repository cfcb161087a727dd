import { company } from '@/content/company/company';
import { industries } from '@/content/industries';
import { services } from '@/content/services';
import { headerMenu } from '@/content/site/navigation';
import { menuLabel, submenuLabel } from '../support/menu';
import { pageAt } from '../support/page-html';
import { expect, test, viewports } from '../support/test';

const menu = headerMenu.map(({ label }) => label);
const [, , service] = services;
const servicesMenu = submenuLabel(service!.url);
const toolsMenu = submenuLabel('/tools/pricing-calculator');
test.describe('on a desktop', () => {
  test.use({ viewport: viewports.desktop });

  test('the header stays in view and turns compact past 10 px', {
    tag: ['@SHELL-01', '@SHELL-02', '@SHELL-06'],
  }, async ({ page }) => {
    await page.goto('/services');
    const header = page.getByRole('banner');
    const height = async () => (await header.boundingBox())?.height ?? 0;
    const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow);
    const scroll = (to: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), to);
    const tall = await height();
    await scroll(10);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect([await height(), await shadow()]).toEqual([tall, 'none']);
    await scroll(11);
    await expect.poll(height).toBeLessThan(tall - 10);
    await expect.poll(shadow).not.toBe('none');
    expect((await header.boundingBox())?.y).toBe(0);
    await scroll(0);
    await expect.poll(height).toBe(tall);
    await expect.poll(shadow).toBe('none');

    await expect(header.getByRole('button', { name: 'Currency: USD' })).toBeVisible();
  });

  test('the menu marks the section of the page', { tag: '@SHELL-03' }, async () => {
    for (const [path, active] of [
      [service!.url, servicesMenu],
      ['/tools/pricing-calculator', toolsMenu],
      ['/resources/ai-roi-calculator', toolsMenu],
      [industries[0]!.ctaLink, submenuLabel('/industries')],
      ['/blog', submenuLabel('/blog')],
      ['/about', menuLabel('/about')],
      ['/', menuLabel('/')],
    ] as const) {
      const { words } = await pageAt(path);
      expect(words('nav[aria-label=Main] > ul > li > [aria-current]'), path).toEqual([active]);
    }
  });

  test('the focus goes through the header from left to right, and a submenu closes when the focus leaves it', async ({
    page,
  }) => {
    await page.goto('/services');
    const stops = [
      'Skip to content',
      `${company.name}, home`,
      ...menu,
      'Currency: USD',
      'Theme: Orange',
      'Find Your Solution',
    ];
    const met: string[] = [];
    const lefts: number[] = [];
    for (const _ of stops) {
      await page.keyboard.press('Tab');
      met.push(
        await page.evaluate(() => {
          const element = document.activeElement;
          return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
        }),
      );
      lefts.push((await page.locator(':focus').boundingBox())?.x ?? 0);
    }
    expect(met).toEqual(stops);
    // After the link that skips the header, the focus goes from left to right.
    expect(lefts.slice(1)).toEqual(lefts.slice(1).toSorted((one, other) => one - other));

    const services = page.getByRole('button', { name: servicesMenu });
    await services.click();
    // Where nothing leads elsewhere and nothing takes focus, which closes by itself.
    await page.getByRole('banner').click({ position: { x: 20, y: 40 } });
    await expect(services).toHaveAttribute('aria-expanded', 'false');

    await services.click();
    await page
      .getByRole('link', { name: menuLabel('/about'), exact: true })
      .first()
      .focus();
    await expect(services).toHaveAttribute('aria-expanded', 'false');

    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu opens as a link and shows every entry', async ({ page }) => {
      await page.goto('/services');
      await page.getByRole('link', { name: 'Menu', exact: true }).click();
      const navigation = page.getByRole('navigation', { name: 'Main' });
      const below = headerMenu.flatMap((item) => ('links' in item ? item.links : []));
      await expect(navigation.getByRole('listitem').getByRole('listitem')).toHaveCount(below.length);
      for (const link of await navigation.getByRole('link').all()) await expect(link).toBeVisible();
    });
  });
});
