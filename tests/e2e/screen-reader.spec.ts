import { Walk } from '../support/screen-reader';
import { expect, test } from '../support/test';

/*
 * Five visits by keys alone. What a screen reader says on them is in tests/e2e/walks, one script for each. After a
 * change of words: `npx playwright test screen-reader --update-snapshots`, then read the difference.
 */

test.use({
  // The virtual screen reader asks a menu that has just been removed for its document.
  allowedErrors: [/Failed to load resource|getElementById is not a function/],
});

test('from the menu to a service', { tag: ['@full', '@SHELL-01'] }, async ({ page }) => {
  const walk = new Walk(page);
  await walk.open('/');
  await walk.tabTo('Services');
  await walk.press('Enter');
  await walk.press('Tab');
  await walk.press('Escape');
  await walk.press('Enter');
  await walk.tabTo('Workflow Automation');
  await walk.follow('Enter', /workflow-automation$/);
  await walk.tabTo('Which systems can it post to?');
  await walk.press('Enter');
  expect(walk.script).toMatchSnapshot('service.txt');
});

test('a price for 30 people, and on to the form', {
  tag: ['@full', '@CALCULATOR-04', '@CALCULATOR-20'],
}, async ({ page }) => {
  const walk = new Walk(page);
  await walk.open('/tools/pricing-calculator');
  await walk.tabTo('Workflow Automation (');
  await walk.press('Enter', /How many people/);
  await walk.tabTo('Medium');
  await walk.press('Enter', /How big is the job/);
  await walk.tabTo('Medium');
  await walk.press('Enter', /heading/);
  await walk.tabTo('Standard');
  await walk.press('Enter', /heading/);
  await walk.tabTo('Medium');
  await walk.press('Enter', /heading/);
  await walk.tabTo('Generate Estimate');
  await walk.press('Enter', /Your estimate/);
  await walk.tabTo('Schedule a Consultation');
  await walk.follow('Enter', /\/contact/);
  await walk.tabTo('Your Message');
  expect(walk.script).toMatchSnapshot('price.txt');
});

test('the contact form empty, refused by the server, and sent', {
  tag: ['@full', '@CONTACT-10', '@CONTACT-13'],
}, async ({ page }) => {
  let status = 502;
  await page.route('**/api/contact', (route) => route.fulfill({ status, json: { message: 'as said' } }));
  const walk = new Walk(page);
  await walk.open('/contact');
  await walk.tabTo('Submit Request');
  await walk.press('Enter', /Enter your name/);
  await walk.type('Priya');
  await walk.tabTo('Email Address');
  await walk.type('priya@northgate.example');
  await walk.tabTo('Your Message');
  await walk.type('Invoices.');
  await walk.tabTo('Submit Request');
  await walk.press('Enter', /Not sent/);
  status = 200;
  await walk.tabTo('Submit Request');
  await walk.press('Enter', /Request Received!/);
  expect(walk.script).toMatchSnapshot('contact.txt');
});

test('a question to the assistant', { tag: ['@full', '@CHAT-03', '@CHAT-04'] }, async ({ page }) => {
  const walk = new Walk(page);
  await walk.open('/services');
  await walk.tabTo('Open chat');
  // Focus loads the panel; until it is there, a simpler field takes its place.
  await page.waitForLoadState('networkidle');
  await walk.press('Enter', /placeholder/);
  await walk.type('Where are you located?');
  await walk.press('Enter', /Lantern Yard/);
  await walk.press('Escape', /Open chat/);
  expect(walk.script).toMatchSnapshot('assistant.txt');
});

test('searches that find nothing, filters, and the header’s choices', {
  tag: ['@full', '@BLOG-05', '@CASES-05', '@CURRENCY-07', '@THEME-01'],
}, async ({ page }) => {
  const walk = new Walk(page);
  await walk.open('/blog');
  await walk.tabTo('Currency');
  await walk.press('Enter', /USD/);
  await walk.press('ArrowDown');
  await walk.press('Enter', /Currency/);
  await walk.tabTo('Theme');
  await walk.press('Enter');
  await walk.tabTo('Search articles');
  await walk.type('zebra', /polite/);
  await walk.type('s', /polite/);
  await walk.tabTo('Clear filters');
  await walk.press('Enter');
  await walk.open('/case-studies');
  await walk.tabTo('Healthcare');
  await walk.press('Enter', /polite/);
  await walk.tabTo('Education');
  await walk.press('Enter', /polite/);
  expect(walk.script).toMatchSnapshot('choices.txt');
});
