import type { Page } from '@playwright/test';
import { blogCategories } from '@/content/site/blog';
import { aRequest, controls, fillForm, formValues } from '../support/contact';
import { expect, holdBack, test } from '../support/test';

/** Opens a page whose scripts are still under way. @returns what lets them come. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const release = await holdBack(page, '**/_next/static/**/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

test('before scripts, links lead on, and a request goes to the server by itself', {
  tag: '@CONTACT-18',
}, async ({ page }) => {
  await openWithoutScripts(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click({ noWaitAfter: true });
  await expect(page).toHaveURL('/faq');
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillForm(page, aRequest());
  await controls(page).submit.click();
  await expect(page).toHaveURL('/contact/sent');
});

test('before scripts, what is typed into the contact form stays', {
  tag: ['@engines', '@CONTACT-24'],
}, async ({ page }) => {
  const release = await openWithoutScripts(page, '/contact?inquiry=quote');
  const { name, message, service } = aRequest();
  await fillForm(page, { name, message, service });
  release();
  await expect(controls(page).inquiryType).toHaveValue('quote');
  expect(await formValues(page)).toMatchObject({ name, message, service });
});

test('before scripts, what is typed and chosen stands above what the address asks for', {
  tag: '@BLOG-03',
}, async ({ page }) => {
  const [first, second] = blogCategories;
  const release = await openWithoutScripts(page, `/blog?q=automation&category=${first}`);
  const search = page.getByRole('searchbox', { name: 'Search articles' });
  const category = page.getByRole('combobox', { name: 'Category' });
  await search.fill('train');
  await category.selectOption(second!);
  release();
  await expect(page).toHaveURL(`/blog?q=train&category=${second}`);
  await expect(search).toHaveValue('train');
  await expect(category).toHaveValue(second!);
});

test('before scripts, a field that was filled in keeps its number when the address has others', {
  tag: '@RESOURCES-15',
}, async ({ page }) => {
  const release = await openWithoutScripts(page, '/resources/ai-roi-calculator?r=1_31_47_46_71_12001_3601');
  const fields = page.getByRole('main').getByRole('textbox');
  await fields.nth(1).fill('40');
  release();
  await expect(fields.first()).toHaveValue('31');
  await expect(fields.nth(1)).toHaveValue('40');
  await expect(fields.nth(1)).toBeFocused();
  await expect(page).toHaveURL(/r=1_31_47_40_71_12001_3601&currency=USD$/);
});

test('before scripts, what is typed into the business case joins what its link carries', {
  tag: '@MEMO-01',
}, async ({ page }) => {
  const release = await openWithoutScripts(page, '/tools/business-case#v=1&owner=Priya');
  const problem = page.getByRole('textbox', { name: /^The problem/ });
  await problem.fill('Invoices are typed twice');
  release();
  await expect(page.getByRole('textbox', { name: 'Owner' })).toHaveValue('Priya');
  await expect(problem).toHaveValue('Invoices are typed twice');
  await expect(page).toHaveURL(/problem=Invoices.*owner=Priya|owner=Priya.*problem=Invoices/);
});
