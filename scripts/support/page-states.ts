import type { Locator, Page } from '@playwright/test';
import * as routes from '@/lib/routes';
import { calculatorCode, createReadinessCode, selectorCode } from './answer-codes';
import { waitForHydration } from './wait-for-hydration';

/** A page that the sitemap does not list, or one as a visitor changes it. */
export type PageState = {
  name: string;
  path: string;
  /** True where a part that is fixed to the window is what it is about. */
  inWindow?: boolean;
  /** True leaves the cookie banner unanswered. */
  firstVisit?: boolean;
  /** The response of the contact route. */
  answer?: { status: number; json: unknown };
  /** Brings the page into this state. */
  act?: (page: Page) => Promise<unknown>;
};

async function openChat(page: Page) {
  await page.getByRole('button', { name: 'Open chat' }).click();
  await page.getByRole('log', { name: 'Conversation' }).waitFor();
}

/** A state of a part that is fixed to the window, on a usual page. */
const inWindow = { path: routes.service('ai-training'), inWindow: true };

/** Presses a button of the menu, which narrow windows have behind its toggle. */
async function pressInMenu(page: Page, name: string | RegExp) {
  const toggle = page.getByRole('button', { name: 'Open menu' });
  if (await toggle.isVisible()) await toggle.click();
  await page.getByRole('button', { name }).filter({ visible: true }).click();
}

/** The contact form after its route has answered so, and what it then shows. */
const answered = (name: string, status: number, json: object, shows: (page: Page) => Locator): PageState => ({
  ...{ name, path: routes.contact, answer: { status, json: { message: 'no', ...json } } },
  act: async (page) => {
    const form = page.getByRole('form', { name: 'Contact request' });
    await form.getByRole('textbox', { name: 'Full Name' }).fill('Priya Example');
    await form.getByRole('textbox', { name: 'Email Address' }).fill('priya@northgate.example');
    await form.getByRole('textbox', { name: 'Your Message' }).fill('Invoices arrive in four formats.');
    await form.getByRole('button', { name: 'Submit Request' }).click();
    await shows(page).waitFor();
  },
});

/** The tests over every route and `npm run screenshots` go through this list after the sitemap. */
export const pageStates: readonly PageState[] = [
  { name: 'page not found', path: '/no/such/page' },
  { name: 'search', path: routes.search },
  {
    name: 'search results',
    path: `${routes.search}?q=training+price`,
    act: (page) => page.getByRole('main').getByRole('status').filter({ hasText: 'found' }).waitFor(),
  },
  { name: 'sent without script', path: routes.contactSent },
  { name: 'not sent without script', path: routes.contactNotSent },
  { name: 'API test', path: routes.apiTest },
  {
    name: 'field errors',
    path: routes.contact,
    act: async (page) => {
      await page.getByRole('button', { name: 'Submit Request' }).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  answered('refused fields', 400, { details: { phone: 'Send this field as text.' } }, (page) =>
    page.getByRole('link', { name: /^Phone Number:/ }),
  ),
  answered('mail system down', 502, {}, (page) =>
    page.getByRole('link', { name: 'Send it by email instead' }),
  ),
  answered('request received', 200, {}, (page) => page.getByRole('region', { name: 'Request Received!' })),
  { name: 'selector, question 3', path: `${routes.serviceSelector}?a=${selectorCode('ps')}` },
  { name: 'selector, result', path: `${routes.serviceSelector}?a=${selectorCode('psbqm')}` },
  { name: 'calculator, step 2', path: `${routes.pricingCalculator}?a=${calculatorCode('a')}` },
  { name: 'calculator, add-ons', path: `${routes.pricingCalculator}?a=${calculatorCode('ammsh3.6')}` },
  { name: 'calculator, estimate', path: `${routes.pricingCalculator}?a=${calculatorCode('ammsh3')}` },
  { name: 'assessment, result', path: `${routes.readiness}?a=${createReadinessCode('nmpmnnym')}` },
  { name: 'ROI, result', path: `${routes.roiCalculator}?r=1_10_50_40_50_9000_4000` },
  {
    name: 'business case, not yet',
    path: `${routes.businessCase}#v=1&selector=${selectorCode('psbqm')}&calculator=${calculatorCode('olmsm0')}&readiness=${createReadinessCode('ymmmppyy')}&roi=15_46_38_60_0_3000&problem=Invoices+are+typed+twice&owner=Office+manager&deadline=2027-03-31`,
    act: async (page) => {
      await page.getByRole('button', { name: /^Cash and time/ }).click();
      await page.getByRole('textbox', { name: /^Who gives up/ }).waitFor();
    },
  },
  {
    name: 'business case, memo',
    path: `${routes.businessCase}?memo#v=1&calculator=${calculatorCode('olmsm0')}&readiness=${createReadinessCode('ymmmppyy')}&roi=40_46_38_60_0_3000&cashShare=40&hoursGiver=Head+of+finance&problem=Invoices+are+typed+twice&owner=Office+manager&deadline=2027-03-31`,
  },
  { name: 'blog, nothing found', path: `${routes.blog}?q=zeppelin` },
  { name: 'studies, nothing found', path: `${routes.caseStudies}?industry=retail&solution=ai-training` },
  {
    name: 'open question',
    path: routes.faq,
    act: async (page) => {
      const question = page.getByRole('main').getByRole('button', { expanded: false }).first();
      const name = (await question.textContent()) ?? '';
      await question.click();
      await page.getByRole('button', { name, expanded: true }).waitFor();
    },
  },
  { name: 'services menu', ...inWindow, act: (page) => pressInMenu(page, 'Services') },
  {
    ...{ name: 'currencies', ...inWindow },
    act: async (page) => {
      await pressInMenu(page, /^Currency/);
      await page.getByRole('menu').waitFor();
    },
  },
  { name: 'first visit', ...inWindow, firstVisit: true },
  { name: 'chat, open', ...inWindow, act: openChat },
  {
    ...{ name: 'chat, answered', ...inWindow },
    act: async (page) => {
      await openChat(page);
      await page.getByRole('button', { name: 'How much do your services cost?' }).click();
      // The first message is the greeting.
      await page.getByRole('log').getByText('Assistant:').nth(1).waitFor();
    },
  },
  {
    ...{ name: 'chat, minimized', ...inWindow },
    act: async (page) => {
      await openChat(page);
      await page.getByRole('button', { name: 'Minimize' }).click();
    },
  },
];

/**
 * Opens a page in a state, and waits until it shows what its address asks for.
 *
 * @param page of a context whose visitor has answered the cookie banner, unless the state says otherwise
 * @param origin where the page has no base address
 */
export async function openState(page: Page, state: PageState, origin = ''): Promise<void> {
  // A conversation or draft of the previous page does not belong to this state.
  if (page.url().startsWith('http')) await page.evaluate(() => sessionStorage.clear());
  const { answer } = state;
  if (answer) await page.route(`**${routes.contactApi}`, (route) => route.fulfill(answer));
  await page.goto(origin + state.path);
  await waitForHydration(page);
  // React's effects, which read the address, are done when the browser has nothing left to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  // A result's code loads then, and its heading is in it.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await state.act?.(page);
}
