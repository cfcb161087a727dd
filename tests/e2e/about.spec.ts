import { about } from '../../content/company/about';
import { company } from '../../content/company/company';
import { certifications, partners } from '../../content/company/partners';
import { returnOnInvestment, statistics } from '../../content/company/statistics';
import { team } from '../../content/company/team';
import { expect, test } from '../support/test';

test('About has its sections, from the story to the offices and contact', {
  tag: ['@ABOUT-01', '@ABOUT-02', '@ABOUT-03', '@ABOUT-04', '@ABOUT-05', '@ROUTE-07'],
}, async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: about.story.heading })).toContainText(
    `${company.name} was founded in 2025`,
  );
  await expect(main.getByText(about.mission.statement)).toBeVisible();
  const band = main.getByRole('region', { name: about.impact.heading });
  for (const { label, value, unit = '' } of [returnOnInvestment, ...statistics]) {
    const term = band.getByRole('term').filter({ hasText: label });
    await expect(term.locator('xpath=following-sibling::dd[1]')).toHaveText(`${value}${unit}`);
  }
  expect(about.values).toHaveLength(6);
  for (const { title, text } of about.values) {
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(main.getByText(text)).toBeVisible();
  }
  const closing = page.getByRole('region', { name: about.closing.heading }).getByRole('link');
  await expect(closing).toHaveAttribute('href', '/contact');

  const rows = (name: string) => page.getByRole('region', { name }).getByRole('listitem');
  const members = rows('Leadership team');
  await expect(members).toHaveCount(team.length);
  for (const [index, { name, title, bio }] of team.entries()) {
    await expect(members.nth(index).getByRole('heading')).toHaveText(name);
    for (const text of [title, bio]) await expect(members.nth(index)).toContainText(text);
    await expect(members.nth(index).locator('svg')).toBeVisible();
  }
  const entries = [...partners, ...certifications];
  await expect(rows('Partners and certifications')).toHaveCount(entries.length);
  for (const [index, { name, tier }] of entries.entries()) {
    const row = rows('Partners and certifications').nth(index);
    for (const text of [name, tier]) await expect(row).toContainText(text);
    await expect(row.locator('svg')).toBeVisible();
  }
  await expect(rows('Three offices')).toHaveText([
    /London.*Main office/s,
    /Bangalore.*India operations/s,
    /Dublin.*European operations/s,
  ]);
});
