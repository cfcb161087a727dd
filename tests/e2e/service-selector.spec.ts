import type { Page } from '@playwright/test';
import { pageOf } from '@/content/site/pages';
import { teamSizeQuestion } from '@/content/tools/pricing-calculator';
import {
  reasonWords,
  selectorNotes,
  selectorQuestions,
  selectorRules,
  selectorWords,
} from '@/content/tools/selector';
import { defaultRequirements, questionOrder } from '@/lib/service-selector/requirements';
import { estimateOf, shownPrice } from '../support/prices';
import { expect, test, useCurrency } from '../support/test';
import { answerOf, answersOf, startOf, titleOfService } from '../support/tools';

const PATH = '/tools/service-selector';
const option = (page: Page, name: RegExp | string) => page.getByRole('main').getByRole('button', { name });
const question = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const questions = selectorQuestions.map(({ question }) => question);
const { heading } = pageOf(PATH);
const justYou = teamSizeQuestion.options[0]?.measure ?? '';
const development = titleOfService('custom-ai-development');
const optimization = titleOfService('ai-optimization');
const build = answerOf(selectorQuestions, 'primaryGoal', 'custom-solution');
const automate = answerOf(selectorQuestions, 'primaryGoal', 'process-automation');
const answers = [
  build,
  answerOf(selectorQuestions, 'businessSize', 'solo'),
  answerOf(selectorQuestions, 'aiExperience', 'advanced'),
  answerOf(selectorQuestions, 'implementation', 'comprehensive'),
  answerOf(selectorQuestions, 'budget', 'high'),
];
const result = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });

test('five answers by keyboard lead to a recommendation, and Start Over forgets them', {
  tag: (
    '@ROUTE-06 @SELECTOR-01 @SELECTOR-02 @SELECTOR-03 @SELECTOR-04 @SELECTOR-05 @SELECTOR-06 ' +
    '@SELECTOR-07 @SELECTOR-14 @SELECTOR-15 @SELECTOR-16 @SELECTOR-17 @SELECTOR-18 @SELECTOR-19 ' +
    '@SELECTOR-20 @SELECTOR-21'
  ).split(' '),
}, async ({ page }) => {
  await page.goto(PATH);
  await expect(result(page, heading)).toBeVisible();
  await expect(page.getByRole('region', { name: 'How It Works' }).getByRole('listitem')).toHaveCount(3);
  await option(page, answers[0]!).focus();
  for (const [index, answer] of answers.entries()) {
    await expect(page.getByText(`Step ${index + 1} of 5`, { exact: true })).toBeVisible();
    const bar = page.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuetext', `Step ${index + 1} of 5`);
    const lit = bar.locator(':scope > *').first();
    const width = async (part: typeof bar) => (await part.boundingBox())?.width ?? 0;
    await expect.poll(async () => (await width(lit)) / (await width(bar))).toBeCloseTo(index / 4, 2);
    if (index > 0) await expect(question(page, questions[index]!)).toBeFocused();
    await expect(option(page, 'Back')).toHaveCount(index === 0 ? 0 : 1);
    const id = questionOrder[index]!;
    const list = page.getByRole('list', { name: questions[index]! });
    await expect(list.getByRole('button')).toHaveText(answersOf(selectorQuestions, id));
    const marked = list.getByRole('button', { name: /suggested$/ });
    await expect(marked).toHaveAccessibleName(answerOf(selectorQuestions, id, defaultRequirements[id]));
    // It is suggested and not yet an answer.
    await expect(marked).not.toHaveAttribute('aria-current');
    await expect(option(page, /^Continue with /)).toHaveCount(1);
    const wanted = option(page, answer);
    for (let presses = 0; presses < 6; presses += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(wanted).toBeFocused();
    await page.keyboard.press(index % 2 === 0 ? 'Enter' : ' ');
  }
  await expect(result(page, development)).toBeFocused();
  const main = page.getByRole('main');
  await expect(main).toContainText(selectorRules['custom-solution'].no.description);
  await expect(main).toContainText(
    `You want to ${reasonWords.primaryGoal['custom-solution']}, so start with ${development}. We suggest ${optimization} next because ${reasonWords.aiExperience.advanced}.`,
  );
  await expect(main.getByRole('heading', { name: 'You might also consider' })).toBeVisible();
  for (const [name, href] of [
    ['Learn More', '/services/custom-ai-development'],
    [`See the service ${optimization}`, '/services/ai-optimization'],
    ['Book a Consultation', /^\/contact\b/],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(main.getByRole('list', { name: 'Your answers' }).getByRole('listitem')).toHaveText(
    selectorQuestions.map(({ label }) => startOf(label)),
  );
  // Read aloud and on phones, the recommendation and its prices come first.
  const [one, most] = [estimateOf('dimbm0'), estimateOf('dembm0')];
  await expect(main).toContainText(
    new RegExp(
      `Start with\\s+${development}.*\\${shownPrice(one.totalCost)} to \\${shownPrice(most.totalCost)}.*${one.estimatedTimelineWeeks} to ${most.estimatedTimelineWeeks} weeks.*${startOf(teamSizeQuestion.question).source.slice(1)}.*Your answers`,
      's',
    ),
  );
  await main.getByRole('button', { name: justYou }).press('Enter');
  await expect(main).toContainText(`${shownPrice(one.totalCost)}for ${justYou}`);
  await expect(main.getByRole('link', { name: 'Estimate a price' })).toHaveAttribute(
    'href',
    '/tools/pricing-calculator?a=1.di',
  );
  await expect(main).not.toContainText(/Your answers.*Start with/s);
  await page.getByRole('button', { name: 'Start Over' }).press('Enter');
  await expect(question(page, questions[0]!)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await expect(result(page, development)).toHaveCount(0);
  await expect(option(page, answers[0]!)).not.toHaveAttribute('aria-current', 'true');
});

test('Back from step 2 and the browser’s Back keep the answer, and a suggestion is taken by a click', {
  tag: ['@engines', '@SELECTOR-05', '@SELECTOR-19'],
}, async ({ page }) => {
  await page.goto(PATH);
  await expect(option(page, 'Back')).toHaveCount(0);
  await option(page, /suggested$/).click();
  await expect(question(page, questions[1]!)).toBeFocused();
  await expect(page.getByRole('link', { name: selectorWords.enterprise })).toHaveAttribute(
    'href',
    '/solutions/enterprise',
  );
  await option(page, 'Back').click();
  await expect(question(page, questions[0]!)).toBeFocused();
  await expect(option(page, automate)).toHaveAttribute('aria-current', 'true');
  await expect(option(page, automate)).toHaveAccessibleName(/your answer$/);
  await option(page, /^Continue with /).press('Enter');
  await page.goBack();
  await expect(question(page, `Question 1 of 5: ${questions[0]}`)).toBeFocused();
  await expect(page).toHaveTitle(startOf(`Question 1 of 5: ${questions[0]} `));
  await expect(option(page, automate)).toHaveAttribute('aria-current', 'true');
  // The question has the focus, and nothing else says it once more.
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a link from the home page lands on step 2', {
  tag: ['@SELECTOR-18', '@CURRENCY-09', '@CURRENCY-12'],
}, async ({ page }) => {
  await useCurrency(page, 'JPY');
  await page.goto(`${PATH}?a=1.c`);
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  const given = page.getByRole('complementary', { name: 'Your answers' });
  await expect(given.getByText(build)).toBeVisible();
  await page.goto(`${PATH}?a=1.psbqm`);
  // From one person to more than 200, whatever the size of the company.
  const [least, most] = ['aimbm0', 'aembm0'].map((one) => shownPrice(estimateOf(one).totalCost, 'JPY'));
  await expect(page.getByRole('main')).toContainText(`${least} to ${most}`);
  await expect(page.getByRole('main')).toContainText('converted at fixed rates from US dollars');
  const price = page.getByRole('link', { name: 'Estimate a price' });
  await expect(price).toHaveAttribute('href', '/tools/pricing-calculator?a=1.a');
  await page.goto(`${PATH}?a=1.pebtm&users=medium`);
  const { totalCost } = estimateOf('ammbm0');
  await expect(page.getByRole('main')).toContainText(`${shownPrice(totalCost, 'JPY')}for 11-50 people`);
});

test('answers that contradict each other get a note, a low budget a smaller step', {
  tag: '@SELECTOR-14',
}, async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto(`${PATH}?a=1.osnqm`);
  const [unused] = selectorNotes;
  await expect(main).toContainText(unused!.text);
  await expect(main.getByRole('link', { name: unused!.link.label })).toBeVisible();
  await page.goto(`${PATH}?a=1.pmnql`);
  await expect(result(page, titleOfService('workflow-automation'))).toBeVisible();
  await expect(main.getByRole('link', { name: selectorNotes.at(-1)!.link.label })).toBeVisible();
  await page.goto(`${PATH}?a=1.psbqm`);
  await expect(result(page, titleOfService('workflow-automation'))).toBeVisible();
  await expect(main.getByRole('link', { name: selectorNotes.at(-1)!.link.label })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the whole recommendation table', { tag: ['@DECISIONS-12', '@DECISIONS-11'] }, async ({
    page,
  }) => {
    await page.goto(`${PATH}?a=1.p`);
    await expect(result(page, heading)).toBeVisible();
    const table = page.getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(6);
    await expect(
      table.getByRole('row', { name: new RegExp(`${build.source} ${development}`) }),
    ).toContainText(`none or beginner: ${titleOfService('ai-training')}.`);
    await expect(page.getByRole('button', { name: automate })).toHaveCount(0);
  });
});
