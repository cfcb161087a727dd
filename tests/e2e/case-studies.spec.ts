import type { Locator, Page } from '@playwright/test';
import { caseStudies } from '../../content/case-studies';
import { relatedStudies } from '../../lib/case-studies/related';
import { splitResult } from '../../lib/case-studies/result-line';
import { expect, test } from '../support/test';

const list = '/case-studies';
const distinct = (values: string[]) => [...new Set(values)];
const industries = distinct(caseStudies.map(({ industry }) => industry));
const solutions = distinct(caseStudies.map(({ solution }) => solution));

const bar = (page: Page) => page.getByRole('region', { name: 'Filter case studies' });
const group = (page: Page, name: string) => bar(page).getByRole('group', { name });
const choice = (page: Page, name: string, label: string) =>
  group(page, name).getByRole('button', { name: new RegExp(`^${label.replace(/[&]/g, '&')} \\d+$`) });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();

/** The list as the decision states it, by its own means. */
function expected(industry?: string, solution?: string): string[] {
  return caseStudies
    .filter((study) => !industry || study.industry === industry)
    .filter((study) => !solution || study.solution === solution)
    .map(({ title }) => title);
}

async function expectList(page: Page, wanted: string[], filtered: boolean) {
  await expect(status(page)).toHaveText(
    filtered
      ? `${wanted.length} of ${caseStudies.length} case studies`
      : `${caseStudies.length} case studies`,
  );
  expect(await titles(page)).toEqual(wanted);
}

test.describe('the list', () => {
  test('CASES-01 CASES-04 is headed Client Success Stories and closes with a consultation', async ({
    page,
  }) => {
    await page.goto(list);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Client Success Stories');
    await expect(page.getByText('Figures in case studies are illustrative.')).toBeVisible();
    const actions = page.getByRole('main').getByRole('region').last().getByRole('link');
    await expect(actions.last()).toHaveText('Schedule a Consultation');
    await expect(actions.last()).toHaveAttribute('href', '/contact');
  });

  test('CASES-03 CASES-12 ROUTE-10 every card shows its study and leads to its own url', async ({ page }) => {
    await page.goto(list);
    await expect(cards(page)).toHaveCount(caseStudies.length);
    for (const study of caseStudies) {
      const card = cards(page).filter({ has: page.getByRole('heading', { name: study.title, exact: true }) });
      await expect(card.getByRole('link', { name: study.title })).toHaveAttribute('href', study.url);
      await expect(card).toContainText(`${study.industry} • ${study.solution}`);
      await expect(card).toContainText(study.excerpt);
      expect((await card.getByRole('listitem').allTextContents()).map((text) => text.trim())).toEqual(
        study.results,
      );
      await expect(card.getByRole('img', { name: study.figure.alt })).toBeVisible();
    }
  });

  test('CASES-02 CASES-05 choices come from the data, with counts, and none is switched off', async ({
    page,
  }) => {
    await page.goto(list);
    for (const [name, all, labels, key] of [
      ['Industry', 'All industries', industries, 'industry'],
      ['Solution', 'All solutions', solutions, 'solution'],
    ] as const) {
      const counted = labels.map(
        (label) => `${label} ${caseStudies.filter((study) => study[key] === label).length}`,
      );
      await expect(group(page, name).getByRole('button')).toHaveText([
        `${all} ${caseStudies.length}`,
        ...counted,
      ]);
    }
    await choice(page, 'Industry', 'Retail').click();
    const none = choice(page, 'Solution', 'Workflow Automation');
    await expect(none).toHaveText('Workflow Automation 0');
    await expect(none).toBeEnabled();
  });

  test('CASES-05 every combination of both filters shows what a reference shows, and stands in the address', async ({
    page,
  }) => {
    await page.goto(list);
    const slug = (label: string) => label.toLowerCase().split(/\W+/).filter(Boolean).join('-');
    for (const industry of [undefined, ...industries]) {
      await choice(page, 'Industry', industry ?? 'All industries').click();
      for (const solution of [undefined, ...solutions]) {
        await choice(page, 'Solution', solution ?? 'All solutions').click();
        const wanted = expected(industry, solution);
        await expectList(page, wanted, Boolean(industry ?? solution));
        await expect(page.getByText('No case study combines these two yet.')).toHaveCount(
          wanted.length === 0 ? 1 : 0,
        );
        const query = new URL(page.url()).searchParams;
        expect(query.get('industry')).toBe(industry ? slug(industry) : null);
        expect(query.get('solution')).toBe(solution ? slug(solution) : null);
      }
    }
  });

  test('CASES-05 the state is in the address, and Back and Forward walk through it', async ({ page }) => {
    await page.goto(`${list}?utm_source=mail#content`);
    await choice(page, 'Industry', 'Legal').click();
    await expect(page).toHaveURL(`${list}?utm_source=mail&industry=legal#content`);
    await expectList(page, expected('Legal'), true);
    await choice(page, 'Solution', 'Custom AI Development').click();
    await expect(page).toHaveURL(/industry=legal&solution=custom-ai-development/);
    await expectList(page, expected('Legal', 'Custom AI Development'), true);
    await page.goBack();
    await expectList(page, expected('Legal'), true);
    await expect(choice(page, 'Industry', 'Legal')).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expectList(page, expected(), false);
    await page.goForward();
    await expectList(page, expected('Legal'), true);
    await page.reload();
    await expectList(page, expected('Legal'), true);
    await choice(page, 'Industry', 'All industries').click();
    await expect(page).toHaveURL(`${list}?utm_source=mail#content`);
  });

  test('CASES-05 Back from a study comes back to the filtered list', async ({ page }) => {
    await page.goto(`${list}?industry=manufacturing`);
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected('Manufacturing')[0] ?? '');
    await page.goBack();
    await expectList(page, expected('Manufacturing'), true);
  });

  test('CASES-05 the empty state has a reset, which takes focus to the number of results', async ({
    page,
  }) => {
    await page.goto(`${list}?industry=retail&solution=workflow-automation`);
    await expect(page.getByText('No case study combines these two yet.')).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expectList(page, expected(), false);
    await expect(page).toHaveURL(list);
    await expect(status(page)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
  });

  test('CASES-05 unknown values in the address keep the whole list', async ({ page }) => {
    await page.goto(`${list}?industry=mining&solution=constructor`);
    await expectList(page, expected(), false);
    await expect(choice(page, 'Industry', 'All industries')).toHaveAttribute('aria-pressed', 'true');
  });

  test('CASES-05 the filters work from the keyboard, with the focus visible and kept', async ({ page }) => {
    await page.goto(list);
    await choice(page, 'Industry', 'All industries').focus();
    const reached: string[] = [];
    const focused = page.locator(':focus');
    const total = industries.length + solutions.length + 2;
    for (let step = 0; step < total; step += 1) {
      reached.push((await focused.textContent()) ?? '');
      const outline = await focused.evaluate((node) => getComputedStyle(node).outlineWidth);
      expect(outline).toBe('3px');
      if (step < total - 1) await page.keyboard.press('Tab');
    }
    expect(reached).toEqual(await bar(page).getByRole('button').allTextContents());
    const education = choice(page, 'Industry', 'Education');
    await education.focus();
    await page.keyboard.press('Space');
    await expectList(page, expected('Education'), true);
    await expect(education).toBeFocused();
    await choice(page, 'Solution', 'AI Training & Education').focus();
    await page.keyboard.press('Enter');
    await expectList(page, expected('Education', 'AI Training & Education'), true);
  });

  test('DECISIONS-11 the prerendered page has every study, whatever the query', async ({ request }) => {
    const html = await (await request.get(`${list}?industry=retail`)).text();
    for (const { url } of caseStudies) expect(html).toContain(`href="${url}"`);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CASES-05 the full list shows, and no control that could do nothing', async ({ page }) => {
    await page.goto(`${list}?industry=retail`);
    await expect(cards(page)).toHaveCount(caseStudies.length);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe('a study', () => {
  for (const study of caseStudies) {
    test(`CASES-07 CASES-08 CASES-09 CASES-10 CASES-11 ${study.id} is told whole`, async ({ page }) => {
      await page.goto(study.url);
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(study.title);
      await expect(main.getByRole('link', { name: 'All case studies', exact: true })).toHaveAttribute(
        'href',
        list,
      );
      await expect(main.getByText(study.excerpt, { exact: true })).toBeVisible();
      await expect(main.getByText(study.industry, { exact: true }).first()).toBeVisible();
      await expect(main.getByText(study.solution, { exact: true }).first()).toBeVisible();
      await expect(main.getByRole('img', { name: study.figure.alt })).toBeVisible();
      await expect(main.getByText('Figures in case studies are illustrative.')).toBeVisible();

      expect((await main.getByRole('definition').allTextContents()).map((text) => text.trim())).toEqual(
        study.results.map((result) => splitResult(result).figure),
      );
      expect(await main.getByRole('term').allTextContents()).toEqual(
        study.results.map((result) => splitResult(result).rest.replace(/\.$/, '')),
      );

      const part = (name: string): Locator => main.getByRole('region', { name, exact: true });
      for (const text of study.narrative.challenge) await expect(part('Challenge')).toContainText(text);
      const phases = part('Our Approach').getByRole('listitem');
      await expect(phases).toHaveCount(3);
      for (const [index, { title, text }] of study.narrative.approach.entries()) {
        await expect(phases.nth(index).getByRole('heading')).toHaveText(title);
        await expect(phases.nth(index)).toContainText(text);
      }
      for (const text of study.narrative.results) await expect(part('Results')).toContainText(text);
      const { quote } = study.narrative;
      await expect(part('Results').getByRole('figure')).toContainText(quote.text);
      await expect(part('Results').getByRole('figure')).toContainText(`${quote.role}, ${quote.company}`);
      for (const text of study.narrative.impact) await expect(part('Long-Term Impact')).toContainText(text);

      const related = relatedStudies(study, caseStudies).map(({ title }) => title);
      expect(related.length).toBeGreaterThan(0);
      await expect(part('Related studies').getByRole('article').getByRole('heading')).toHaveText(related);

      const closing = part(study.narrative.closing.heading).getByRole('link', {
        name: 'Schedule a Consultation',
      });
      await expect(closing).toHaveAttribute('href', '/contact');
    });
  }
});
