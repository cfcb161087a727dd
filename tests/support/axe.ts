import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, themes } from './test';

/**
 * Axe's findings by the rules of WCAG 2.2 A and AA and its best practices.
 *
 * @param rules only these rules; all when left out.
 * @returns one line for each finding, with the HTML of its elements.
 */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  // Legacy mode and violations alone: no second page to gather results of frames, which no page has. It takes a third.
  // Only a rule that is off by default reads style sheets ahead.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
  // Radix puts an open menu at the end of the body, and a menu is not page content that needs a landmark.
  if ((await page.getByRole('menu').count()) > 0) axe.disableRules(['region']);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  );
}

/** Contrast in the other themes, which change colors only. */
export async function contrastInThemes(page: Page): Promise<string[]> {
  const lines: string[] = [];
  for (const theme of themes.slice(1)) {
    await page.evaluate((name) => document.body.setAttribute('class', name), theme);
    lines.push(...(await axeFindings(page, ['color-contrast'])).map((line) => `${theme}: ${line}`));
  }
  return lines;
}

/** Axe's findings in every theme. */
export const axeInThemes = async (page: Page): Promise<string[]> => [
  ...(await axeFindings(page)),
  ...(await contrastInThemes(page)),
];

/** Fails with all of axe's findings. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  expect(await axeFindings(page), 'axe findings').toEqual([]);
}
