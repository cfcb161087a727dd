import { industries } from '@/content/industries';
import { services } from '@/content/services';
import { headerMenu } from '@/content/site/navigation';
import { menuLabel, submenuLabel } from '../support/menu';
import { pageAt } from '../support/page-html';
import { expect, test, viewports } from '../support/test';

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
    const tall = await height();
    for (const top of [10, 11, 0]) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      const isCompact = top > 10;
      await expect.poll(async () => (await height()) < tall - 10).toBe(isCompact);
      await expect(header).toHaveCSS('box-shadow', isCompact ? /px/ : 'none');
      expect((await header.boundingBox())?.y).toBe(0);
    }
    await expect(header.getByRole('button', { name: 'Currency: USD' })).toBeVisible();
  });

  test('the menu marks the section of the current page', { tag: '@SHELL-03' }, async () => {
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

  test('a submenu closes when the focus moves out, and the skip link leads past the header', async ({
    page,
  }) => {
    await page.goto('/services');
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

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: viewports.phone, javaScriptEnabled: false });

  test('the menu opens as a link and shows every entry', async ({ page }) => {
    await page.goto('/services');
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const below = headerMenu.flatMap((item) => ('links' in item ? item.links : []));
    await expect(navigation.getByRole('listitem').getByRole('listitem')).toHaveCount(below.length);
    for (const link of await navigation.getByRole('link').all()) await expect(link).toBeVisible();
  });
});
