import type { Locator, Page } from '@playwright/test';
import { chartRows } from '@/lib/case-studies/chart-data';
import { caseStudies } from '../../content/case-studies';
import { splitResult } from '../../lib/case-studies/result-line';
import { relatedStudies } from '../../lib/content/related';
import { expect, test } from '../support/test';

const list = '/case-studies';
const distinct = (values: string[]) => [...new Set(values)];
const industries = distinct(caseStudies.map(({ industry }) => industry));
const solutions = distinct(caseStudies.map(({ solution }) => solution));

const bar = (page: Page) => page.getByRole('region', { name: 'Filter case studies' });
const group = (page: Page, name: string) => bar(page).getByRole('group', { name });
const choice = (page: Page, name: string, label: string) =>
  group(page, name).getByRole('button', { name: new RegExp(`^${label} \\d+$`) });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const status = (page: Page) => page.getByRole('main').getByRole('status');

/** The list as the decision states it, by its own means. */
const expected = (industry?: string, solution?: string): string[] =>
  caseStudies
    .filter((study) => !industry || study.industry === industry)
    .filter((study) => !solution || study.solution === solution)
    .map(({ title }) => title);

async function expectList(page: Page, wanted: string[]) {
  const all = caseStudies.length;
  await expect(status(page)).toHaveText(
    wanted.length === all ? `${all} case studies` : `${wanted.length} of ${all} case studies`,
  );
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(wanted);
}

test('every card shows its study and leads to it, and filters show their counts', {
  tag: ['@CASES-01', '@CASES-02', '@CASES-03', '@CASES-04', '@CASES-12', '@ROUTE-10'],
}, async ({ page }) => {
  await page.goto(list);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Client Success Stories');
  await expect(page.getByText('Figures in case studies are illustrative.')).toBeVisible();
  await expect(cards(page)).toHaveCount(caseStudies.length);
  for (const { title, url, industry, solution, excerpt, results, figure } of caseStudies) {
    const card = cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card.getByRole('link', { name: title })).toHaveAttribute('href', url);
    await expect(card).toContainText(`${industry} • ${solution}`);
    await expect(card).toContainText(excerpt);
    await expect(card.getByRole('listitem')).toHaveText(results);
    await expect(card.getByRole('img', { name: figure.alt })).toBeVisible();
  }
  const action = page.getByRole('main').getByRole('region').last().getByRole('link').last();
  await expect(action).toHaveText('Schedule a Consultation');
  await expect(action).toHaveAttribute('href', '/contact');

  for (const [name, all, labels, key] of [
    ['Industry', 'All industries', industries, 'industry'],
    ['Solution', 'All solutions', solutions, 'solution'],
  ] as const) {
    await expect(group(page, name).getByRole('button')).toHaveText([
      `${all} ${caseStudies.length}`,
      ...labels.map((label) => `${label} ${caseStudies.filter((study) => study[key] === label).length}`),
    ]);
    await expect(bar(page).getByRole('list', { name })).toHaveCount(0);
  }
});

test('Back and Forward walk through the states in the address, also from a study', {
  tag: '@CASES-05',
}, async ({ page }) => {
  await page.goto(`${list}?utm_source=mail#content`);
  await choice(page, 'Industry', 'Legal').click();
  await expect(page).toHaveURL(`${list}?utm_source=mail&industry=legal#content`);
  await choice(page, 'Solution', 'Custom AI Development').click();
  await expect(page).toHaveURL(/industry=legal&solution=custom-ai-development/);
  await expectList(page, expected('Legal', 'Custom AI Development'));
  await page.goBack();
  await expectList(page, expected('Legal'));
  await expect(choice(page, 'Industry', 'Legal')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expectList(page, expected());
  await page.goForward();
  await expectList(page, expected('Legal'));
  await page.reload();
  await expectList(page, expected('Legal'));
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected('Legal')[0] ?? '');
  await page.goBack();
  await expectList(page, expected('Legal'));
  await choice(page, 'Industry', 'All industries').click();
  await expect(page).toHaveURL(`${list}?utm_source=mail#content`);
});

test('by keyboard, filters keep a visible focus, and the empty state has a reset', {
  tag: '@CASES-05',
}, async ({ page }) => {
  await page.goto(`${list}?industry=retail&solution=workflow-automation`);
  await expect(page.getByText('No case study matches both filters.')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
  await expectList(page, expected());
  await expect(page).toHaveURL(list);
  await expect(status(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
  const buttons = bar(page).getByRole('button');
  await buttons.first().focus();
  for (const [index, button] of (await buttons.all()).entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).not.toHaveCSS('outline-style', 'none');
  }
  // The whole card is the link, and so is its ring.
  await page.keyboard.press('Tab');
  const link = cards(page).first().getByRole('link');
  await expect(link).toBeFocused();
  const ring = await link.evaluate((element) => {
    const { outlineStyle, width } = getComputedStyle(element, '::after');
    return { outlineStyle, width: Number.parseFloat(width) };
  });
  expect(ring.outlineStyle).toBe('solid');
  expect(ring.width).toBeCloseTo((await cards(page).first().boundingBox())?.width ?? 0, 0);
  const education = choice(page, 'Industry', 'Education');
  await education.press('Space');
  await expectList(page, expected('Education'));
  await expect(education).toBeFocused();
  await page.goto(`${list}?industry=mining&solution=constructor`);
  await expectList(page, expected());
  await expect(choice(page, 'Industry', 'All industries')).toHaveAttribute('aria-pressed', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list has every study whatever the query, and no control that could do nothing', {
    tag: ['@CASES-05', '@DECISIONS-11'],
  }, async ({ page }) => {
    await page.goto(`${list}?industry=retail`);
    await expect(cards(page)).toHaveCount(caseStudies.length);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);
  });

  // One component shows every study, and the schema of a study demands every part.
  test('a study is told whole', {
    tag: ['@CASES-07', '@CASES-08', '@CASES-09', '@CASES-10', '@CASES-11'],
  }, async ({ page }) => {
    const study = caseStudies[0]!;
    const { title, url, excerpt, industry, solution, results, figure, narrative } = study;
    await page.goto(url);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const back = main.getByRole('link', { name: 'All case studies', exact: true });
    await expect(back).toHaveAttribute('href', list);
    for (const text of [excerpt, industry, solution])
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    await expect(main.getByRole('img', { name: figure.alt })).toBeVisible();
    await main.getByText('Show the data').press('Enter');
    const data = main.getByRole('table', { name: figure.detail.caption }).getByRole('row');
    await expect(data).toHaveCount(chartRows(figure).length + 1);
    await expect(main.getByText('Figures in case studies are illustrative.')).toBeVisible();
    const key = results.map(splitResult);
    await expect(main.getByRole('list', { name: 'Key results' }).getByRole('listitem')).toHaveText(
      key.map(({ figure: value, rest }) => `${value} ${rest.replace(/\.$/, '')}`),
    );

    const part = (name: string): Locator => main.getByRole('region', { name, exact: true });
    for (const text of narrative.challenge) await expect(part('Challenge')).toContainText(text);
    const phases = part('Our Approach').getByRole('listitem');
    await expect(phases).toHaveCount(3);
    await expect(phases).toHaveText(narrative.approach.map((phase) => `${phase.title}${phase.text}`));
    for (const text of narrative.results) await expect(part('Results')).toContainText(text);
    const { text: quote, role, company } = narrative.quote;
    await expect(part('Results').getByRole('figure')).toHaveText(`${quote}${role}, ${company}`);
    for (const text of narrative.impact) await expect(part('Long-Term Impact')).toContainText(text);

    const related = relatedStudies(study, caseStudies).map((other) => other.title);
    await expect(part('Related studies').getByRole('article').getByRole('heading')).toHaveText(related);
    const closing = part(narrative.closing.heading).getByRole('link', { name: 'Schedule a Consultation' });
    await expect(closing).toHaveAttribute('href', '/contact');

    await page.emulateMedia({ media: 'print' });
    const drawing = main.getByRole('img', { name: figure.alt }).first().locator('svg');
    const printed = await drawing.evaluateAll((all) => all.filter((svg) => svg.checkVisibility()).length);
    expect(printed, 'one drawing on paper').toBe(1);
  });
});
