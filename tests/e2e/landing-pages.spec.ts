import { startups } from '@/content/audiences/startups';
import { industries } from '@/content/industries';
import { industriesOverview } from '@/content/site/industries-overview';
import * as routes from '@/lib/routes';
import { expect, test } from '../support/test';

test('a call to action loads its page in full, and links within a page lead to their section', {
  tag: ['@ROUTE-13', '@INDUSTRIES-01', '@INDUSTRIES-02', '@AUDIENCES-07', '@SHELL-13'],
}, async ({ page }) => {
  await page.goto(routes.industries);
  const [first] = industries;
  const drawing = page.getByRole('img', { name: first!.page.hero.illustration!.alt });
  await expect(drawing).not.toBeInViewport();
  await page.getByRole('link', { name: industriesOverview.hero.action }).click();
  await expect(page).toHaveURL(`/industries#${industriesOverview.hero.anchor}`);
  await expect(drawing).toBeInViewport();
  // The whole card is the link.
  await page.getByRole('main').getByText(first!.useCases[0]!).click({ force: true });
  await expect(page).toHaveURL(first!.ctaLink);

  await page.goto(routes.solution('startups'));
  const { hero, sections } = startups.page;
  const [anchor] = sections.filter((section) => `#${section.anchor}` === hero.second?.href);
  await page.getByRole('link', { name: hero.second!.label }).click();
  await expect(page.getByRole('region', { name: anchor!.title })).toBeInViewport();
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Book a Consultation' }).click();
  await expect(page).toHaveURL(routes.contact);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
});
