import { expect, test } from '../support/engines/test';
import { viewports } from '../support/test';

/**
 * Every feature, used once in each engine: on a phone, whose window hides more. Where the window decides what there is,
 * on a desktop too. What each feature does in detail, and in Chromium, is proven in tests/e2e.
 */

const menu = { role: 'navigation', name: 'Main' };

for (const [size, viewport] of Object.entries(viewports)) {
  test.describe(`on a ${size}`, () => {
    test.beforeEach(({ visitor }) => visitor.resize(viewport));
    const folded = size === 'phone';

    test('menus, currency, theme', { tag: ['@SHELL-01', '@SHELL-08'] }, async ({ visitor }) => {
      await visitor.goto('/services');
      if (folded) await visitor.click('button', 'Open menu');
      await visitor.click('button', 'Services', menu);
      await visitor.see('link', 'Workflow Automation', menu);
      await visitor.click('button', 'Tools', menu);
      await visitor.miss('link', 'Workflow Automation', menu);
      await visitor.click('link', 'Pricing Calculator', menu);
      await visitor.see('heading', 'What would it cost?');
      await expect.poll(() => visitor.path()).toBe('/tools/pricing-calculator');

      await visitor.goto('/services');
      if (folded) await visitor.click('button', 'Open menu');
      await visitor.click('button', 'Currency: USD');
      await visitor.click('menuitemradio', /^EUR/);
      await visitor.see('button', 'Currency: EUR');
      await visitor.click('button', 'Theme: Orange');
      await visitor.see('button', 'Theme: Dark orange');
      await visitor.goto('/services/ai-training');
      await visitor.seeText('€');
      expect(await visitor.evaluate(() => document.body.className)).toContain('dark-orange');
      expect(await visitor.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
        'rgb(14, 19, 21)',
      );
    });

    test('an empty form shows its first field with the label clear of the header', {
      tag: '@CONTACT-06',
    }, async ({ visitor }) => {
      await visitor.goto('/contact');
      await visitor.click('button', 'Submit Request');
      const labelBelowHeader = () =>
        visitor.evaluate(() => {
          // Where the field does not fit below the summary of errors, the summary has the focus.
          const focused = document.activeElement as HTMLInputElement;
          const [label] = focused.labels ?? [focused];
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          return label ? label.getBoundingClientRect().top - header : null;
        });
      await expect.poll(labelBelowHeader).toBeGreaterThan(0);
    });
  });
}

test.describe('on a phone', () => {
  test.beforeEach(({ visitor }) => visitor.resize(viewports.phone));

  test('the cookie answer is kept, and can be changed', { tag: '@DECISIONS-07' }, async ({ visitor }) => {
    await visitor.forget({ firstVisit: true });
    await visitor.goto('/about');
    await visitor.click('button', 'Decline', { role: 'region', name: 'Cookies' });
    await visitor.miss('region', 'Cookies');
    await visitor.reload();
    await visitor.miss('region', 'Cookies');
    await visitor.click('link', 'Cookie settings');
    await visitor.click('button', 'Accept', { role: 'region', name: 'Cookies' });
    await visitor.miss('region', 'Cookies');
  });

  test('the chat answers, and keeps the conversation on the next page', {
    tag: ['@CHAT-01', '@CHAT-04'],
  }, async ({ visitor }) => {
    await visitor.goto('/services');
    // By key: GTK's scroll bar lies over the edge of a narrow window and takes the click.
    await visitor.see('button', 'Open chat');
    await visitor.evaluate(() => {
      document.querySelector<HTMLElement>('[aria-label="Open chat"]')?.focus();
    }, null);
    await visitor.press('Enter');
    await visitor.fill('textbox', 'Ask a question', 'Where are you located?');
    await visitor.press('Enter');
    await visitor.seeText('1 Lantern Yard', '[role=log]');
    await visitor.goto('/about');
    // In a small window it comes back minimized, so that it does not cover the page.
    await visitor.click('button', 'Maximize');
    await visitor.seeText('1 Lantern Yard', '[role=log]');
  });

  test('five answers lead to a recommendation, and Back to the last question', {
    tag: '@SELECTOR-14',
  }, async ({ visitor }) => {
    await visitor.goto('/tools/service-selector');
    for (const answer of [/^Build our own AI/, /^Solo/, /^Advanced/, /^Comprehensive/, /^High/])
      await visitor.click('button', answer, { role: 'main' });
    await visitor.see('heading', 'Start with Custom AI Development');
    await visitor.back();
    await visitor.seeText('Step 5 of 5');
  });

  test('six steps lead to an estimate, and Start Over to the first', {
    tag: ['@CALCULATOR-20', '@CALCULATOR-21'],
  }, async ({ visitor }) => {
    await visitor.goto('/tools/pricing-calculator');
    for (const answer of [/^Workflow Automation/, /^Medium\s*11-50/, /^Medium\s*1-3/, /^Standard/, /^High/])
      await visitor.click('button', answer, { role: 'main' });
    await visitor.click('checkbox', /^Training/);
    await visitor.click('button', /estimate/i, { role: 'main' });
    await visitor.see('heading', 'Your estimate: Workflow Automation');
    await visitor.seeText('$17,500.00');
    await visitor.click('button', 'Start Over');
    await visitor.see('heading', /Which service do you need\?$/);
  });

  test('an answer to each statement leads to a result', { tag: '@RESOURCES-13' }, async ({ visitor }) => {
    await visitor.goto('/resources/ai-readiness-assessment');
    for (let step = 1; step <= 8; step += 1) {
      await visitor.seeText(`Step ${step} of 8`);
      await visitor.click('button', step % 2 === 0 ? /^Partly/ : /^Mostly/, { role: 'main' });
    }
    await visitor.see('heading', 'Start small');
  });

  test('numbers lead to a return', { tag: '@RESOURCES-15' }, async ({ visitor }) => {
    await visitor.goto('/resources/ai-roi-calculator');
    for (const [name, text] of [
      [/^Hours a week/, '10'],
      [/^Hourly rate/, '40'],
      [/^One-time project cost/, '9000'],
    ] as const)
      await visitor.fill('textbox', name, text);
    await visitor.press('Enter');
    await visitor.seeText('11.0 months');
  });

  test('the search narrows the list, and Back from an article finds it as it was', {
    tag: ['@BLOG-03', '@BLOG-12'],
  }, async ({ visitor }) => {
    await visitor.goto('/blog');
    await visitor.fill('searchbox', 'Search articles', 'policy');
    await expect.poll(() => visitor.path()).toBe('/blog?q=policy');
    const found = () =>
      visitor.evaluate(() => [...document.querySelectorAll('main article h2')].map((one) => one.textContent));
    await expect.poll(async () => (await found()).length).toBeLessThan(7);
    const titles = await found();
    await visitor.click('link', titles[0] ?? '', { role: 'main' });
    await expect.poll(() => visitor.path()).toMatch(/^\/blog\/[^?]+$/);
    await visitor.see('heading', titles[0] ?? '');
    await visitor.back();
    await expect.poll(found).toEqual(titles);
    expect(await visitor.value('searchbox', 'Search articles')).toBe('policy');
  });

  test('a filter narrows the list of case studies, and Back shows all', { tag: '@CASES-03' }, async ({
    visitor,
  }) => {
    await visitor.goto('/case-studies');
    const count = () => visitor.evaluate(() => document.querySelectorAll('main article').length);
    const all = await count();
    await visitor.click('button', /^Healthcare/, { role: 'main' });
    await expect.poll(count).toBeLessThan(all);
    await visitor.back();
    await expect.poll(count).toBe(all);
  });

  test(
    'a failure keeps the form, and the next try sends a mail',
    { tag: ['@CONTACT-09', '@CONTACT-13'] },
    async ({ visitor, site, mail }, info) => {
      const before = mail.received.length;
      await visitor.goto('/contact');
      const email = `priya-${info.workerIndex}-${info.retry}@northgate.example`;
      await visitor.fill('textbox', /^Full Name/, 'Priya Example');
      await visitor.fill('textbox', /^Email Address/, email);
      await visitor.fill('textbox', /^Your Message/, 'Supplier invoices arrive in four formats.');
      site.answerContact({ status: 502, json: { message: 'no' } });
      await visitor.click('button', 'Submit Request');
      await visitor.see('link', 'Send it by email instead');
      expect(await visitor.value('textbox', /^Email Address/)).toBe(email);
      site.answerContact();
      await visitor.click('button', 'Submit Request');
      await visitor.see('region', 'Request Received!');
      expect((await mail.waitFor(before + 1)).at(-1)?.mail.text).toContain(email);
    },
  );
});
