import type { Page } from '@playwright/test';
import { aRequest, controls, fillForm, formValues } from '../support/contact';
import { expect, test } from '../support/test';

/** Holds every script file back until it is let go; the page is shown meanwhile. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test.describe('before the scripts have come', () => {
  test('a press on the chat button is kept and done', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/faq', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open chat' }).click();
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
    letGo();
    await expect(page.getByRole('log')).toBeVisible();
  });

  test('a press on a question is kept and done', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/faq', { waitUntil: 'commit' });
    const question = page.getByRole('main').getByRole('button', { expanded: false }).first();
    const name = (await question.textContent()) ?? '';
    await question.click();
    letGo();
    await expect(page.getByRole('button', { name, expanded: true })).toBeVisible();
  });

  test('two presses on one button count once', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about', { waitUntil: 'commit' });
    const menu = page.getByRole('button', { name: 'Open menu' });
    await menu.click();
    await menu.click();
    letGo();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  });

  test('BLOG-03 what is typed into the search narrows the list afterwards', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/blog', { waitUntil: 'commit' });
    await page.getByRole('searchbox', { name: 'Search articles' }).fill('zzzz');
    letGo();
    await expect(page.getByText('No articles found matching your criteria.')).toBeVisible();
    await expect(page).toHaveURL(/\?.*zzzz/);
  });

  test('RESOURCES-15 what is sent to the return calculator is worked out afterwards', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/resources/ai-roi-calculator', { waitUntil: 'commit' });
    const form = page.getByRole('main').getByRole('textbox');
    await form.first().fill('30');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/resources/ai-roi-calculator');
    letGo();
    await expect(page.getByRole('heading', { name: 'Your return' })).toBeVisible();
    await expect(page).toHaveURL(/\?/);
  });

  test('RESOURCES-15 a field that was filled in keeps its number when the address has others', async ({
    page,
  }) => {
    const letGo = await holdScripts(page);
    await page.goto('/resources/ai-roi-calculator?r=1_31_47_46_71_12001_3601', { waitUntil: 'commit' });
    const fields = page.getByRole('main').getByRole('textbox');
    await fields.nth(1).fill('40');
    letGo();
    await expect(fields.first()).toHaveValue('31');
    await expect(fields.nth(1)).toHaveValue('40');
    await expect(fields.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/r=1_31_40_46_71_12001_3601$/);
  });

  test('CHAT-01 a chat that was left open is not pressed shut', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Open chat' }).click();
    await expect(page.getByRole('log')).toBeVisible();
    const letGo = await holdScripts(page);
    await page.goto('/about', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open chat' }).click();
    letGo();
    await page.waitForLoadState();
    await expect(page.getByRole('log')).toBeVisible();
  });

  test('of several presses the last is done last', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/resources', { waitUntil: 'commit' });
    const choice = (name: RegExp) => page.getByRole('main').getByRole('button', { name });
    for (const name of [/Guides/, /Templates/, /Guides/]) await choice(name).click();
    letGo();
    await expect(choice(/Guides/)).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/resources?type=guide');
  });

  test('RESOURCES-13 a press on the first statement is no answer to the one that the address leads to', async ({
    page,
  }) => {
    const letGo = await holdScripts(page);
    await page.goto('/resources/ai-readiness-assessment?a=1.nnn', { waitUntil: 'commit' });
    const answers = page.getByRole('main').getByRole('list', { name: /./ }).getByRole('button');
    await answers.nth(1).click();
    letGo();
    await expect(page.getByText('statement 4 of 4')).toBeVisible();
    await page.waitForLoadState();
    await expect(page).toHaveURL(/a=1\.nnn$/);
  });

  test('BLOG-03 what is typed and chosen stands above what the address asks for', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/blog?q=automation&category=Data', { waitUntil: 'commit' });
    const search = page.getByRole('searchbox', { name: 'Search articles' });
    const category = page.getByRole('combobox', { name: 'Category' });
    await search.fill('train');
    await category.selectOption('Training');
    letGo();
    await expect(page).toHaveURL('/blog?q=train&category=Training');
    await expect(search).toHaveValue('train');
    await expect(category).toHaveValue('Training');
  });

  test('BLOG-09 an address that is sent from a sign-up box arrives in the contact form', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/blog', { waitUntil: 'commit' });
    const box = page.getByRole('form', { name: 'Subscribe' });
    await box.getByRole('textbox').fill('early@northgate.example');
    await page.keyboard.press('Enter');
    letGo();
    await expect(page).toHaveURL('/contact?inquiry=general');
    await expect(controls(page).email).toHaveValue('early@northgate.example');
  });

  test('BLOG-09 what the browser refuses is refused in the words of the page', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/blog', { waitUntil: 'commit' });
    const box = page.getByRole('form', { name: 'Subscribe' });
    await box.getByRole('button').click();
    letGo();
    await expect(box.getByRole('textbox')).toHaveAccessibleDescription(/address/);
    await expect(page).toHaveURL('/blog');
  });

  test('CONTACT-07 a refusal does not come again for a form that was changed since', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    const form = controls(page);
    await form.submit.click();
    await form.message.fill('Half a sen');
    letGo();
    await page.waitForLoadState();
    await expect(form.message).toBeFocused();
    await expect(form.name).not.toHaveAttribute('aria-invalid');
  });

  test('CONTACT-01 CALLS-13 a request goes once, with what the address and the visitor chose', async ({
    page,
    mail,
  }) => {
    const before = mail.received.length;
    const letGo = await holdScripts(page);
    await page.goto('/contact?inquiry=quote&service=ai-training', { waitUntil: 'commit' });
    const typed = aRequest({ service: 'ai-onboarding' });
    const { inquiryType: _, ...rest } = typed;
    await fillForm(page, rest);
    await controls(page).submit.click();
    await controls(page).submit.click();
    letGo();
    await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeVisible();
    await expect(page).toHaveURL('/contact?inquiry=quote');
    const received = await mail.waitFor(before + 1);
    expect(received).toHaveLength(before + 1);
    const text = received.at(-1)?.mail.text;
    expect(text).toContain(typed.email);
    expect(text).toContain('Request a Quote');
    expect(text).toContain('Business AI Onboarding');
  });

  test('CONTACT-24 what is typed and chosen is kept for another visit, and stands above the address', async ({
    page,
  }) => {
    const letGo = await holdScripts(page);
    await page.goto('/contact?inquiry=quote', { waitUntil: 'commit' });
    await fillForm(page, { message: 'Typed early.', inquiryType: 'demo' });
    letGo();
    await expect(page).toHaveURL('/contact');
    await page.goto('/about');
    await page.goto('/contact');
    await expect(controls(page).message).toHaveValue('Typed early.');
    expect(await formValues(page)).toMatchObject({ inquiryType: 'demo' });
  });

  test('links and forms work as they are', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click({ noWaitAfter: true });
    await expect(page).toHaveURL('/faq');
  });
});

test.describe('when scripts take too long', () => {
  test('CONTACT-18 a request goes to the server by itself, once', async ({ page, mail }) => {
    const before = mail.received.length;
    await page.clock.install();
    await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await fillForm(page, aRequest());
    await controls(page).submit.click();
    await expect(page).toHaveURL('/contact');
    await page.clock.fastForward(8_000);
    await expect(page).toHaveURL('/contact/sent');
    expect(await mail.waitFor(before + 1)).toHaveLength(before + 1);
  });

  test('after that a form is not kept', async ({ page }) => {
    await page.clock.install();
    await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await fillForm(page, aRequest());
    await page.clock.fastForward(8_000);
    await controls(page).submit.click();
    await expect(page).toHaveURL('/contact/sent');
  });
});

test.describe('when a script cannot be had', () => {
  test.use({ allowedErrors: [/Failed to load resource/], firstVisit: true });
  test.beforeEach(async ({ page }) => {
    await page.goto('about:blank');
    let first = true;
    await page.route('**/_next/static/**/*.js', async (route) => {
      if (first) await route.abort();
      else await route.continue();
      first = false;
    });
  });

  test('PIECES-01 SHELL-08 the page is what it is without any', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/faq');
    const main = page.getByRole('main');
    for (const answer of await main.getByRole('region', { name: /\?$/ }).all())
      await expect(answer).toBeVisible();
    await expect(main.getByRole('region', { name: /\?$/ }).nth(3)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  test('DECISIONS-12 a tool shows its whole table', async ({ page }) => {
    await page.goto('/tools/service-selector');
    await expect(page.getByRole('heading', { name: 'All recommendations in one table' })).toBeVisible();
    await expect(page.getByText('Step 1 of 5')).toBeHidden();
  });

  test('CONTACT-18 a request that was sent before goes to the server, once', async ({ page, mail }) => {
    const before = mail.received.length;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/_next/static/**/*.js', async (route) => {
      await held;
      await route.abort();
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await fillForm(page, aRequest());
    await controls(page).submit.click();
    await controls(page).submit.click();
    letGo();
    await expect(page).toHaveURL('/contact/sent');
    expect(await mail.waitFor(before + 1)).toHaveLength(before + 1);
  });
});

test.describe('when the line is gone after the page is ready', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('SHELL-06 the currency picker stays, and opens when the line is back', async ({ page, context }) => {
    await page.goto('/about');
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    const picker = page.getByRole('button', { name: 'Currency: USD' });
    await picker.click();
    await failed;
    await context.setOffline(false);
    await picker.click();
    await expect(page.getByRole('menuitemradio').first()).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
  });

  test('PIECES-01 a press on a question shows the answers', async ({ page, context }) => {
    await page.goto('/faq');
    await context.setOffline(true);
    const question = page.getByRole('main').getByRole('button', { expanded: false }).first();
    const name = (await question.textContent()) ?? '';
    await question.click();
    await expect(page.getByRole('region', { name })).toBeVisible();
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
  });
});

test('THEME-01 a press that falls between the scripts and their first drawing counts once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const listen = document.addEventListener;
    let pressed = false;
    // React listens to the page as a whole before it draws; what comes in between it would answer at once.
    document.addEventListener = function addListener(this: Document, ...call: unknown[]) {
      Reflect.apply(listen, this, call);
      const awake = document.readyState !== 'loading' && !document.querySelector('script[type="text/later"]');
      if (!awake || pressed || call[0] !== 'click') return;
      pressed = true;
      queueMicrotask(() => document.querySelector<HTMLElement>('button[aria-label^="Theme"]')?.click());
    } as typeof listen;
  });
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Theme: dark-orange' })).toBeVisible();
});

test('no script is asked for before the page has painted', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByRole('log')).toBeVisible();
  const { paint, first } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    first: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ),
  }));
  expect(paint).toBeGreaterThan(0);
  expect(first).toBeGreaterThanOrEqual(paint);
});
