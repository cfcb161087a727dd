import { convertedNote } from '@/content/pricing/currencies';
import { services } from '@/content/services';
import { pageOf } from '@/content/site/pages';
import { expect, test } from '../support/journey';
import { menuLabel, submenuLabel } from '../support/menu';

const calculatorPath = '/tools/pricing-calculator';

test('from the home page to a price, in another currency', {
  tag: ['@HOME-01', '@SHELL-08', '@SHELL-09', '@SHELL-10', '@CURRENCY-07', '@CURRENCY-09', '@CURRENCY-12'],
}, async ({ page, visitor }) => {
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const picker = page.getByRole('button', { name: /^Currency: / });
  const currencies = page.getByRole('menuitemradio');
  await visitor.open('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // One answer of the first question is open and says its price, which its service repeats.
  const lit = main.getByText(/^Base price \$[\d,]+, about/).filter({ visible: true });
  const [price = ''] = /\$\d[\d,]*\d/.exec((await lit.textContent()) ?? '') ?? [];
  const row = main.getByRole('listitem').filter({ has: page.getByText(price, { exact: true }) });
  const service = row.getByRole('heading', { level: 3 }).getByRole('link').first();
  const title = (await service.textContent()) ?? '';
  await visitor.follow(service);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const base = main
    .getByRole('paragraph')
    .filter({ hasText: /^Base price/ })
    .first();
  await expect(base).toContainText(price);

  if (visitor.environment.fails) {
    await visitor.openMenu();
    await visitor.press(picker);
    // A list of the browser's own takes the place of the menu.
    await page.getByRole('combobox', { name: /^Currency: / }).selectOption('EUR');
    await expect(base).toContainText('€');
  } else if (visitor.hasScripts) {
    await visitor.openMenu();
    await visitor.press(picker);
    await expect(currencies.first()).toBeVisible();
    await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(currencies).toHaveCount(0);
    await expect(picker).toBeFocused();
    await page.keyboard.press('Enter');
    // The list opens at the present currency, and its end can be seen.
    await expect(currencies.and(page.getByRole('menuitemradio', { checked: true }))).toBeFocused();
    await page.keyboard.press('End');
    await expect(currencies.last()).toBeFocused();
    await visitor.seesFocus();
    await page.keyboard.press('e');
    await expect(page.getByRole('menuitemradio', { name: 'EUR' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(currencies).toHaveCount(0);
    await expect(picker).toHaveAccessibleName('Currency: EUR');
    await expect(picker).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(base).toContainText('€');
    await expect(main).not.toContainText('$');
    const note = main.getByText(convertedNote);
    await expect(note.filter({ visible: true }).first()).toBeVisible();
  }

  await visitor.openMenu();
  const tools = menu.getByRole('button', { name: submenuLabel(calculatorPath) });
  const calculator = menu.getByRole('link', { name: menuLabel(calculatorPath) });
  if (visitor.hasScripts) {
    await expect(calculator).toBeHidden();
    await visitor.press(menu.getByRole('button', { name: submenuLabel(services[0]!.url) }));
    await visitor.press(tools);
    await expect(menu.getByRole('link', { name: title })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(tools).toBeFocused();
    await expect(calculator).toBeHidden();
    await page.keyboard.press('Enter');
  } else await tools.focus();
  await visitor.follow(calculator);
  await expect(main.getByRole('heading', { name: pageOf(calculatorPath).heading })).toBeVisible();
  const shown = visitor.hasScripts && !visitor.environment.forgets ? '€' : price;
  await expect(main).toContainText(shown);

  await visitor.openMenu();
  await visitor.follow(page.getByRole('banner').getByRole('link', { name: 'Find Your Solution' }));
  await expect(main.getByRole('heading', { name: pageOf('/tools/service-selector').heading })).toBeVisible();
});
