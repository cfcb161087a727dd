import { DEFAULT_GEOLOCATION_URL } from '@/lib/currency/detect';
import { expect, test } from '../support/journey';

test.use({ firstVisit: true, country: 'DE' });

test('a first visit from Germany: currency, theme and the cookie notice', {
  tag: (
    '@DECISIONS-07 @DECISIONS-08 @THEME-01 @THEME-02 @THEME-03 @CURRENCY-03 @CURRENCY-04 @CURRENCY-05 @CURRENCY-08 ' +
    '@CURRENCY-11'
  ).split(' '),
}, async ({ page, visitor }) => {
  const main = page.getByRole('main');
  const notice = page.getByRole('region', { name: 'Cookies', exact: true });
  const button = (name: RegExp) => page.getByRole('button', { name });
  const says = page.getByRole('status').filter({ hasText: /^(Accepted|Declined)\. / });
  const theme = button(/^Theme: /);
  const themes = new Set<string>();
  const settings = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' });
  const { forgets, asksFirst } = visitor.environment;
  let lookups = 0;
  page.on('request', (request) => {
    if (request.url() === DEFAULT_GEOLOCATION_URL) lookups += 1;
  });
  await visitor.open('/services');
  await expect(notice).toBeVisible();
  await visitor.look();
  if (asksFirst) {
    await expect(button(/^Currency: USD$/)).toBeVisible();
    expect(lookups).toBe(0);
    await visitor.press(notice.getByRole('button', { name: 'Accept' }));
    await visitor.press(settings);
    await expect(notice).toBeFocused();
  }
  await visitor.openMenu();
  await expect(button(/^Currency: EUR$/)).toBeVisible();
  expect(lookups).toBe(1);
  for (const _ of [1, 2, 3]) {
    themes.add((await theme.getAttribute('aria-label')) ?? '');
    await visitor.press(theme);
  }
  expect(themes.size).toBe(3);
  await expect(theme).toHaveAccessibleName([...themes][0] ?? '-');
  await visitor.press(theme);
  await page.keyboard.press('Escape');
  await expect(main).toContainText('€');
  await visitor.press(notice.getByRole('button', { name: 'Decline' }));
  // The country is forgotten, which is said once, and the page has the focus.
  await expect(notice).toBeHidden();
  await expect(says).toHaveText(/^Declined\. /);
  await expect(asksFirst ? settings : main).toBeFocused();
  await expect(main).not.toContainText('€');
  await expect(main).toContainText('$');

  await visitor.openMenu();
  await visitor.press(button(/^Currency: USD$/));
  if (visitor.environment.fails)
    await page.getByRole('combobox', { name: /^Currency: / }).selectOption('JPY');
  else {
    await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused();
    await page.keyboard.press('j');
    await expect(page.getByRole('menuitemradio', { name: 'JPY' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(/^Currency: JPY$/)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await visitor.press(settings);
  await expect(notice).toBeFocused();
  await visitor.press(notice.getByRole('button', { name: 'Accept' }));
  await expect(notice).toBeHidden();
  await expect(settings).toBeFocused();
  await visitor.seesFocus();
  await expect(says).toHaveText(/^Accepted\. /);
  // A chosen currency stands, whatever the country.
  await expect(main).toContainText('¥');

  await visitor.open('/legal/cookies');
  const answer = main.getByText(/^You (accepted|declined|haven’t)/);
  await expect(answer).toHaveText(forgets ? /haven’t/ : /accepted/);
  await expect(notice).toBeVisible({ visible: Boolean(forgets) });
  await visitor.press(button(/^Change your choice$/));
  await expect(notice).toBeFocused();
  await visitor.press(notice.getByRole('button', { name: 'Decline' }));
  await expect(answer).toHaveText(/declined/);
  await expect(button(/^Change your choice$/)).toBeFocused();
  await visitor.openMenu();
  await expect(theme).toHaveAccessibleName([...themes][forgets ? 0 : 1] ?? '-');
  await expect(button(forgets ? /^Currency: USD$/ : /^Currency: JPY$/)).toBeVisible();
  await visitor.hears(
    ...[/: Dark orange$/, /: Light orange$/, /: Orange$/, /: Dark orange$/],
    ...[/^status: Declined\. /, /^status: Accepted\. /, /^status: Declined\. /],
  );
});
