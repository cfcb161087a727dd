import type { Locator, Page } from '@playwright/test';
import type { LandingPage, SectionKind } from '@/content/landing-page/schema';
import { expect } from './test';

/** Titles are copy and may change, so a section is found by its kind. */
export function sectionOf(page: Page, content: LandingPage, kind: SectionKind): Locator {
  const found = content.sections.find((section) => section.kind === kind);
  if (!found) throw new Error(`the page has no section of the kind ${kind}`);
  const heading = page.getByRole('heading', { level: 2, name: found.title, exact: true });
  return page.locator('section', { has: heading }).last();
}

/** The titles of the cards of a section. */
export const cardsOf = (section: Locator) => section.getByRole('heading', { level: 3 });

/** The closing action is the last region of the page; its first button leads to the contact form. */
export async function expectClosing(page: Page, href = '/contact'): Promise<void> {
  const closing = page.getByRole('main').getByRole('region').last();
  // With the cookie banner ten, which a visitor who goes from landmark to landmark can take in.
  expect(await page.getByRole('main').getByRole('region').count()).toBeLessThan(10);
  await expect(closing.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(closing.getByRole('link').first()).toHaveAttribute('href', href);
}

/** The questions that a page asks by itself, before the shared ones. */
export const ownQuestions = (content: LandingPage): string[] =>
  content.sections.flatMap((section) =>
    section.kind === 'faq' ? (section.questions ?? []).map(({ question }) => question) : [],
  );
