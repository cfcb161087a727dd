import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { businessCaseContent } from '@/app/_lib/business-case-content';
import { BusinessCaseTool } from '@/components/business-case/business-case-tool';
import { CurrencyProvider } from '@/components/currency/currency-provider';
import { currencies } from '@/content/pricing/currencies';
import { pricedServices } from '@/content/tools/pricing-calculator';
import { readBusinessCase } from '@/lib/business-case/link';
import { storage } from '@/lib/storage/storage-keys';
import { calculatorCode } from '@/scripts/support/answer-codes';
import { companies } from '../../../fixtures/example-companies';
import { composeBusinessCase } from '../../../support/built-business-case';

/** The dental practice, in dollars, whose saved hours become no cash. */
const whole = companies[0]?.link ?? '';
const empty = composeBusinessCase('').texts;
const figures = empty.figures.map(({ label }, index) => ({ label, value: `${index}00` }));

/** As where the first page is scrolled out of sight. */
window.IntersectionObserver = jest.fn((onChange: (entries: object[]) => void) => ({
  observe: () => onChange([{ isIntersecting: false }]),
  disconnect: () => {},
})) as never;

/** Opens the page of the case at a link. */
async function open(fragment = '') {
  window.history.replaceState(null, '', `/tools/business-case${fragment && `#${fragment}`}`);
  window.scrollBy = () => undefined;
  render(
    <CurrencyProvider currencies={currencies} convertedNote="" mode="off" lookupUrl="">
      <BusinessCaseTool
        content={businessCaseContent}
        example={{ memo: <p>The example</p>, figures, empty }}
      />
    </CurrencyProvider>,
  );
  await act(async () => {});
  return userEvent.setup({ delay: null });
}
type User = Awaited<ReturnType<typeof open>>;
const kept = () => readBusinessCase(sessionStorage.getItem(storage.businessCase.key) ?? '');
const field = (name: string | RegExp) => screen.getByLabelText(name);
const openCard = (user: User, name: RegExp) => user.click(screen.getByRole('button', { name }));
const findNumber = (name: RegExp) => screen.findByRole('textbox', { name });

async function retype(user: User, input: HTMLElement, text: string) {
  await user.clear(input);
  await user.type(input, text);
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a date typed digit by digit stays in its field and is checked on blur', async () => {
  const user = await open();
  const deadline = () => field('Decision needed by');
  // What a browser reports while the year is typed.
  for (const date of ['0002-03-31', '0202-03-31', '2027-03-31', '2020-01-01']) {
    fireEvent.change(deadline(), { target: { value: date } });
    expect(deadline()).toHaveValue(date);
  }
  await user.click(deadline());
  await user.tab();
  expect(deadline()).toHaveAccessibleDescription(/This date has passed/);
  const card = () => screen.getByRole('button', { name: /^Problem and owner/ });
  expect(card()).toHaveTextContent('3 open');
  // It stays, and is refused, when its card is opened again.
  await user.click(card());
  await user.click(card());
  expect(deadline()).toHaveValue('2020-01-01');
  expect(deadline()).toHaveAccessibleDescription(/This date has passed/);
  await retype(user, deadline(), '2099-01-01');
  await user.tab();
  await waitFor(() => expect(kept().texts.deadline).toBe('2099-01-01'));
  expect(deadline()).not.toHaveAttribute('aria-invalid');
});

// @requirement MEMO-01
test('one card is open at a time, and each says what is missing', async () => {
  const user = await open(`v=1&calculator=${calculatorCode('a-----')}&owner=Priya&currency=USD`);
  const states = () => screen.getAllByRole('button', { expanded: false }).map((one) => one.textContent);
  expect(screen.getByRole('button', { name: /^Problem and owner 2 open/, expanded: true })).toBeVisible();
  expect(states()).toEqual(
    expect.arrayContaining(['Estimate 1 open', 'Hours and costs 4 open', 'Cash and time 2 open']),
  );
  await openCard(user, /^Estimate/);
  expect(screen.getByRole('button', { name: /^Problem/, expanded: false })).toBeVisible();
  expect(field('Timeline')).toHaveDisplayValue(/^Medium.*\(suggested\)$/);
  await user.selectOptions(field('Team Size'), 'small');
  expect(screen.getByRole('button', { name: 'Estimate answered' })).toBeVisible();
  expect(screen.getByText('1 of 5 answered')).toBeVisible();
});

test('typing changes only that number, and an unreadable number stays in the field and is counted', async () => {
  const user = await open(whole);
  await openCard(user, /^Hours and costs/);
  const renewals = await findNumber(/^Renewals a year, from year two \(\$\) suggested$/);
  expect(renewals).toHaveValue('3,000');
  await retype(user, renewals, '0');
  const cost = await findNumber(/^One-time/);
  await retype(user, cost, '9000');
  expect(cost).toHaveAccessibleDescription(/Below Emberlane’s estimate of \$[\d,]+\. Your cost counts\./);
  await retype(user, await findNumber(/^Hours a week you could save/), 'about 20');
  await openCard(user, /^Cash and time/);
  expect(screen.getByRole('button', { name: 'Hours and costs 1 to check' })).toBeVisible();
  expect(screen.getByText(/^“about 20” for “Hours a week.* couldn’t be read\. 34 counts\.$/)).toBeVisible();
  const discount = await findNumber(/^Discount rate/);
  await retype(user, discount, '12');
  await waitFor(() => expect(kept().finance).toEqual({ cashShare: 0, discountRate: 12, renewals: 0 }));
  // Without one of the visitor's own, the usual one counts, and says that it is no answer.
  await user.clear(discount);
  await user.tab();
  expect(await findNumber(/^Discount rate.* suggested$/)).toHaveValue('10');
  await openCard(user, /^Hours and costs/);
  const hours = await findNumber(/^Hours a week you could save/);
  expect(hours).toHaveValue('about 20');
  expect(hours).toHaveAccessibleDescription(/Use digits, such as 12000 or 12\.5\. Until then, 34 counts\./);
  await retype(user, hours, '20');
  expect(screen.getByRole('button', { name: 'Hours and costs answered' })).toBeVisible();
  await waitFor(() => expect(kept().finance.discountRate).toBeUndefined());
  expect(kept().roi).toEqual({ ...readBusinessCase(whole).roi, cost: 9000, hours: 20 });
});

test('a cleared case can be brought back', async () => {
  const user = await open(whole);
  await user.click(await screen.findByRole('button', { name: 'Start Over' }));
  expect(screen.getByText('No verdict yet')).toBeVisible();
  await waitFor(() => expect(sessionStorage.getItem(storage.businessCase.key)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field('Owner')).toHaveValue('Office manager');
  await waitFor(() => expect(kept().calculator[0]).toBe('automation'));
});

// @requirement MEMO-03
test('a change of currency converts nothing, and another link leaves no stale text', async () => {
  const user = await open(whole);
  await openCard(user, /^Hours and costs/);
  await user.selectOptions(field('Currency'), 'INR');
  expect(await findNumber(/^Hourly rate \(₹\)/)).toHaveValue('34');
  await user.type(await findNumber(/^Hours a week you could save/), ',5,1');
  await act(async () => {
    window.location.hash = whole.replace('roi=34', 'roi=33');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  await waitFor(() => expect(field(/^Hours a week you could save/)).toHaveValue('33'));
  expect(screen.queryByText(/to check/)).not.toBeInTheDocument();
});

test('an empty business case shows example figures and labels them as such', async () => {
  const user = await open();
  for (const { label, value } of figures) {
    expect(screen.getByText(label)).toBeVisible();
    expect(screen.getByText(value)).toBeVisible();
  }
  expect(screen.getByText(/those shown are for an example, an invented company/)).toBeVisible();
  await user.type(field('Owner'), 'Priya');
  await waitFor(() => expect(screen.queryByText('000')).not.toBeInTheDocument());
});

// @requirement MEMO-02
test('the result stays in view, and the memo replaces the questions until it is closed', async () => {
  const opening = open(whole);
  expect(document.documentElement).toHaveAttribute('data-opening-case');
  const user = await opening;
  const bar = within(await screen.findByRole('group', { name: 'Result so far' }));
  expect(document.documentElement).not.toHaveAttribute('data-opening-case');
  expect(bar.getByText('Buys time')).toBeVisible();
  const title = screen.getByRole('heading', { name: `Business case: ${pricedServices.automation.title}` });
  // The fragment of the address is the business case, so no link replaces it.
  const before = window.location.href;
  await user.click(bar.getByRole('button', { name: 'See it' }));
  expect(title).toHaveFocus();
  expect(window.location.href).toBe(before);
  await user.click(screen.getByRole('button', { name: 'Read the memo' }));
  expect(title).toHaveFocus();
  expect(screen.getByText('Page 3 of 3')).toBeVisible();
  // The address follows after a frame.
  await waitFor(() => expect(window.location.search).toContain('memo'));
  expect(screen.queryByRole('heading', { name: 'Your answers' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to the questions' }));
  expect(screen.getByRole('heading', { name: 'Your answers' })).toBeVisible();
  await waitFor(() => expect(window.location.search).not.toContain('memo'));
  // The memo is an entry of the history.
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  expect(await screen.findByRole('button', { name: 'Back to the questions' })).toBeVisible();
});

test('an empty business case needs at most 25 fields and buttons to get a verdict', async () => {
  const user = await open();
  let count = 0;
  const counted = async (action: Promise<void>) => {
    count += 1;
    await action;
  };
  const fill = async (name: RegExp, typed: string) => counted(user.type(await findNumber(name), typed));
  const choose = (list: HTMLElement, answer: string) => counted(user.selectOptions(list, answer));
  const press = (name: RegExp) => counted(openCard(user, name));
  await fill(/^The problem/, 'Letters are typed twice');
  await fill(/^Owner/, 'Ana');
  await counted(
    Promise.resolve(void fireEvent.change(field('Decision needed by'), { target: { value: '2099-01-01' } })),
  );
  await press(/^Estimate/);
  await choose(field('Service'), 'automation');
  await choose(field('Team Size'), 'small');
  await press(/^Hours and costs/);
  await fill(/^Hours a week/, '60');
  await fill(/^Hourly rate/, '50');
  await fill(/^Running costs/, '2000');
  await press(/^Cash and time/);
  await fill(/^Saved hours that become cash/, '60');
  await fill(/^Who gives up/, 'Ben');
  await press(/^Readiness/);
  for (const list of screen.getAllByRole('combobox')) await choose(list, 'mostly');
  await press(/^Read the memo/);
  expect(screen.getByRole('article', { name: /^Business case/ })).toHaveTextContent(/Yes/);
  expect(count).toBeLessThanOrEqual(25);
});

test('an unreadable link shows a message', async () => {
  await open('v=2&owner=Priya');
  expect(screen.getByText(/couldn’t read this link/)).toBeVisible();
});
