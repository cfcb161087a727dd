import { about } from '../../content/about';
import { company } from '../../content/company';
import { certifications, partners } from '../../content/partners';
import { team } from '../../content/team';
import { expect, test } from '../support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
});

test('ABOUT-01 ABOUT-05 ROUTE-07 tells the story, the figures, the mission and six core values', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: about.story.heading })).toContainText(
    `${company.name} was founded in 2025`,
  );
  await expect(main.getByText(about.mission.statement)).toBeVisible();
  const figures = main.getByRole('region', { name: about.impact.heading });
  for (const [term, value] of [
    ['average ROI within the first year', '100%'],
    ['clients empowered', '10+'],
    ['years of experience', '20+'],
    ['AI solutions deployed', '10+'],
    ['hours saved annually', '120,000+'],
  ] as const) {
    await expect(figures.getByRole('term').filter({ hasText: term })).toHaveCount(1);
    await expect(figures.getByRole('definition').filter({ hasText: value }).first()).toBeVisible();
  }
  await expect(figures.getByRole('definition')).toHaveCount(5);
  expect(about.values).toHaveLength(6);
  for (const { title, text } of about.values) {
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(main.getByText(text)).toBeVisible();
  }
});

test('DECISIONS-05 the page has no number about the company that the specification lacks', async ({
  page,
}) => {
  const texts = await page.getByRole('main').locator('h1, h2, h3, p, dt, dd').allTextContents();
  const text = texts.filter((one) => one !== company.address).join('\n');
  const numbers = text.match(/\d[\d,.]*\d|\d/g) ?? [];
  const known = ['2025', '10', '20', '120,000', '100', '3', '6'];
  expect(numbers.filter((number) => !known.includes(number))).toEqual([]);
});

test('ABOUT-02 shows the leadership with name, title, bio and portrait', async ({ page }) => {
  const cards = page.getByRole('region', { name: 'Leadership team' }).getByRole('listitem');
  await expect(cards).toHaveCount(team.length);
  for (const [index, { name, title, bio }] of team.entries()) {
    await expect(cards.nth(index).getByRole('heading')).toHaveText(name);
    await expect(cards.nth(index)).toContainText(title);
    await expect(cards.nth(index)).toContainText(bio);
    await expect(cards.nth(index).locator('svg')).toBeVisible();
  }
});

test('ABOUT-02 shows partners and certifications with name, tier and logo', async ({ page }) => {
  const rows = page.getByRole('region', { name: 'Partners and certifications' }).getByRole('listitem');
  const entries = [...partners, ...certifications];
  await expect(rows).toHaveCount(entries.length);
  for (const [index, { name, tier }] of entries.entries()) {
    await expect(rows.nth(index)).toContainText(name);
    await expect(rows.nth(index)).toContainText(tier);
    await expect(rows.nth(index).locator('svg')).toBeVisible();
  }
});

test('ABOUT-03 names three offices', async ({ page }) => {
  const offices = page.getByRole('region', { name: 'Three offices' }).getByRole('listitem');
  await expect(offices).toHaveCount(3);
  await expect(offices.nth(0)).toContainText(/London.*Main office/s);
  await expect(offices.nth(1)).toContainText(/Bangalore.*India operations/s);
  await expect(offices.nth(2)).toContainText(/Dublin.*European operations/s);
});

test('ABOUT-04 closes with a way to the contact page', async ({ page }) => {
  const closing = page.getByRole('region', { name: about.closing.heading }).getByRole('link');
  await expect(closing).toHaveAttribute('href', '/contact');
});
