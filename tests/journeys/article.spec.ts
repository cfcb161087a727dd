import { controls, formReady } from '../support/contact-form';
import { expect, test } from '../support/journey';
import { menuLabel, submenuLabel } from '../support/menu';

test('an article, a download, and a sign-up by email address', {
  tag: ['@BLOG-09', '@BLOG-10', '@RESOURCES-04', '@RESOURCES-05', '@CONTACT-24'],
}, async ({ page, request, visitor, baseURL }) => {
  const main = page.getByRole('main');
  await visitor.open('/blog');
  const newest = main.getByRole('article').first().getByRole('link').first();
  const title = (await newest.textContent()) ?? '';
  await visitor.follow(newest);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const opens = contents.getByText('On this page', { exact: true }).filter({ visible: true });
  if ((await contents.getByRole('link').count()) === 0) await visitor.press(opens);
  const last = contents.getByRole('link').last();
  const name = (await last.textContent()) ?? '';
  await visitor.press(last);
  await expect(main.getByRole('heading', { name, exact: true })).toBeInViewport();

  await visitor.openMenu();
  const menu = page.getByRole('navigation', { name: 'Main' });
  const resources = menu.getByRole('button', { name: submenuLabel('/resources/guides') });
  if (visitor.hasScripts) await visitor.press(resources);
  else await resources.focus();
  await visitor.follow(menu.getByRole('link', { name: menuLabel('/resources/guides') }));
  const file = main.getByRole('link', { name: /^Download Free / }).first();
  await visitor.focus(file);
  const answer = await request.get(baseURL + ((await file.getAttribute('href')) ?? ''));
  expect([answer.status(), (await answer.body()).length > 5000]).toEqual([200, true]);

  await visitor.open('/resources');
  const box = main.getByRole('form');
  const field = box.getByRole('textbox', { name: 'Email Address' });
  if (!visitor.hasScripts) return expect(box).toHaveCount(0);
  await visitor.type(field, 'abc');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/@/);
  await visitor.look();
  await page.keyboard.press('End');
  await page.keyboard.type('d');
  await expect(field).toHaveAccessibleDescription('');
  await expect(field).toHaveValue('abcd');
  await visitor.type(field, 'priya-mailing@northgate.example');
  // The address goes along in no request and no address.
  const sent: string[] = [];
  page.on('request', (one) => sent.push(`${one.method()} ${one.url()} ${JSON.stringify(one.headers())}`));
  await visitor.follow(box.getByRole('button'));
  expect(sent.filter((line) => !line.startsWith('GET ') || line.includes('northgate'))).toEqual([]);
  await formReady(page);
  await expect(controls(page).email).toHaveValue('priya-mailing@northgate.example');
  await expect(controls(page).message).not.toHaveValue('');
  expect(page.url()).not.toContain('northgate');
});
