import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const PATH = '/tools/service-selector';
const option = (page: Page, name: RegExp | string) => page.getByRole('main').getByRole('button', { name });
const question = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const questions = [
  'What should AI do for you first?',
  'How many people work with you?',
  'How much AI is in use today?',
  'How do you want to go about it?',
  'How large is the budget?',
];
const answers = [/^Build something that is ours/, /^Solo/, /^Advanced/, /^Comprehensive/, /^High/];
const result = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });

test('ROUTE-06 SELECTOR-01 SELECTOR-02 SELECTOR-03 SELECTOR-14 SELECTOR-15 SELECTOR-17 five answers by mouse lead to a recommendation', async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(result(page, 'AI Service Selector')).toBeVisible();
  await expect(page.getByRole('region', { name: 'How It Works' }).getByRole('listitem')).toHaveCount(3);
  for (const [index, answer] of answers.entries()) {
    await expect(page.getByText(`Step ${index + 1} of 5`, { exact: true })).toBeVisible();
    await expect(question(page, questions[index]!)).toBeVisible();
    const bar = page.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuetext', `Step ${index + 1} of 5`);
    const share = () =>
      bar.evaluate((element) => {
        const lit = element.firstElementChild as HTMLElement;
        return lit.getBoundingClientRect().width / element.getBoundingClientRect().width;
      });
    await expect.poll(share).toBeCloseTo(index / 4, 2);
    await option(page, answer).click();
  }
  await expect(result(page, 'Custom AI Development')).toBeFocused();
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'Build the one thing you cannot buy. You know what good output looks like',
  );
  await expect(main).toContainText(
    'You want to build something of your own, so Custom AI Development comes first; AI System Optimization comes second because you run AI systems of your own.',
  );
  await expect(main.getByRole('link', { name: 'Learn More' })).toHaveAttribute(
    'href',
    '/services/custom-ai-development',
  );
  await expect(main.getByRole('heading', { name: 'You might also consider' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'See the service AI System Optimization' })).toHaveAttribute(
    'href',
    '/services/ai-optimization',
  );
  await expect(main.getByRole('link', { name: 'Book a Consultation' })).toHaveAttribute(
    'href',
    /^\/contact\b/,
  );
  await expect(main.getByRole('list', { name: 'Your answers' }).getByRole('listitem')).toHaveText([
    /Goal\s*Build something that is ours/,
    /Company size\s*Solo, just you/,
    /AI experience\s*Advanced/,
    /Pace\s*Comprehensive/,
    /Budget\s*High/,
  ]);
});

test('SELECTOR-03 SELECTOR-16 SELECTOR-21 the whole way by keyboard, focus on each heading', async ({
  page,
}) => {
  await page.goto(PATH);
  await option(page, answers[0]!).focus();
  for (const [index, answer] of answers.entries()) {
    if (index > 0) {
      await expect(question(page, questions[index]!)).toBeFocused();
      const wanted = option(page, answer);
      for (let presses = 0; presses < 6; presses += 1) {
        await page.keyboard.press('Tab');
        if (await wanted.evaluate((element) => element === document.activeElement)) break;
      }
      await expect(wanted).toBeFocused();
    }
    await page.keyboard.press(index % 2 === 0 ? 'Enter' : ' ');
  }
  await expect(result(page, 'Custom AI Development')).toBeFocused();
  await page.getByRole('button', { name: 'Start Over' }).focus();
  await page.keyboard.press('Enter');
  await expect(question(page, questions[0]!)).toBeFocused();
});

test('SELECTOR-04 Back shows from step 2, goes one step back, and the answer given is marked', async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(question(page, questions[0]!)).toBeVisible();
  await expect(option(page, 'Back')).toHaveCount(0);
  await option(page, answers[0]!).click();
  await option(page, answers[1]!).click();
  await option(page, 'Back').click();
  await expect(question(page, questions[1]!)).toBeFocused();
  await expect(option(page, answers[1]!)).toHaveAttribute('aria-current', 'true');
  await option(page, 'Back').click();
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
  await expect(option(page, answers[0]!)).toHaveAttribute('aria-current', 'true');
  await expect(option(page, 'Back')).toHaveCount(0);
});

test('SELECTOR-05 SELECTOR-06 SELECTOR-07 SELECTOR-19 SELECTOR-20 SELECTOR-21 the questions in order, their options, the marked defaults', async ({
  page,
}) => {
  await page.goto(PATH);
  const expected: [RegExp[], RegExp][] = [
    [
      [/Teach our people/, /Get AI into/, /Take repetitive/, /Build something/, /Make the AI/],
      /^Take repetitive work off us/,
    ],
    [
      [/^Solo just you/, /^Small 2-20 employees/, /^Medium 21-200 employees/, /^Enterprise 200\+ employees/],
      /^Small/,
    ],
    [[/^None/, /^Beginner/, /^Intermediate/, /^Advanced/], /^Beginner/],
    [[/^Quick/, /^Thorough/, /^Comprehensive/], /^Quick/],
    [[/^Low/, /^Medium/, /^High/], /^Medium/],
  ];
  for (const [index, [labels, standard]] of expected.entries()) {
    await expect(question(page, questions[index]!)).toBeVisible();
    const list = page.getByRole('list', { name: questions[index] });
    await expect(list.getByRole('button')).toHaveCount(labels.length);
    for (const label of labels) await expect(list.getByRole('button', { name: label })).toBeVisible();
    const marked = list.getByRole('button', { name: /default$/ });
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAccessibleName(standard);
    await expect(marked).toHaveAttribute('aria-current', 'true');
    if (index === 1) {
      await expect(page.getByRole('link', { name: /More than 200 people/ })).toHaveAttribute(
        'href',
        '/solutions/enterprise',
      );
    }
    // Choosing the default advances too.
    await marked.click();
  }
  await expect(result(page, 'Workflow Automation')).toBeVisible();
});

test('SELECTOR-18 the home page link lands on step 2 with the goal answered', async ({ page }) => {
  await page.goto(`${PATH}?a=1.c`);
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Your answers' })).toContainText(
    'Build something that is ours',
  );
});

test('SELECTOR-16 SELECTOR-18 Start Over hides the result, clears the address and forgets the answers', async ({
  page,
}) => {
  await page.goto(`${PATH}?a=1.cenql`);
  await page.getByRole('button', { name: 'Start Over' }).click();
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await expect(result(page, 'Custom AI Development')).toHaveCount(0);
  await expect(option(page, /default$/)).toHaveAttribute('aria-current', 'true');
  await expect(option(page, /^Build something/)).not.toHaveAttribute('aria-current', 'true');
});

test('CURRENCY-09 CURRENCY-12 the base price of the result follows the currency', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('site.currency', JSON.stringify({ code: 'JPY', by: 'visitor' })),
  );
  await page.goto(`${PATH}?a=1.psbqm`);
  await expect(page.getByText('¥1,161,000')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('converted at fixed rates from US dollars');
  await expect(page.getByRole('link', { name: 'Work out a price' })).toHaveAttribute(
    'href',
    '/tools/pricing-calculator?a=1.a',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('DECISIONS-12 DECISIONS-11 the page shows the whole recommendation table', async ({ page }) => {
    await page.goto(`${PATH}?a=1.p`);
    await expect(result(page, 'AI Service Selector')).toBeVisible();
    const table = page.getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(6);
    await expect(
      table.getByRole('row', { name: /^Build something that is ours Custom AI Development/ }),
    ).toContainText(
      'AI experience none or beginner: AI Training & Education. Otherwise AI System Optimization.',
    );
    await expect(page.getByRole('button', { name: /Take repetitive/ })).toHaveCount(0);
  });
});
