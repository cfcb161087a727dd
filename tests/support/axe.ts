import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

/**
 * What axe finds by the rules of WCAG 2.2 A and AA and its best practices.
 *
 * @param rules only these rules; all when left out.
 * @returns one line for each finding, with the HTML of its elements.
 */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  // Legacy mode and violations alone: no second page to gather results of frames, which no page has. It takes a third.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  // Radix puts an open menu at the end of the body, and a menu is no page content that needs a landmark.
  if ((await page.getByRole('menu').count()) > 0) axe.disableRules(['region']);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  );
}

/** Fails with all that axe finds. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  expect(await axeFindings(page), 'axe findings').toEqual([]);
}
