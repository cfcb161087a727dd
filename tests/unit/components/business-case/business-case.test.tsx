import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { businessCaseContent } from '@/app/_lib/business-case-content';
import { BusinessCaseTool } from '@/components/business-case/business-case-tool';
import { CurrencyProvider } from '@/components/currency/currency-provider';
import { currencies } from '@/content/pricing/currencies';
import { pricing } from '@/content/pricing/pricing-rules';
import { pricedServices } from '@/content/tools/pricing-calculator';
import { readBusinessCase } from '@/lib/business-case/link';
import { storage } from '@/lib/storage/storage-keys';
import { calculatorCode } from '@/scripts/support/answer-codes';
import { companies } from '../../../fixtures/example-companies';
import { composeBusinessCase } from '../../../support/built-business-case';

/** The dental practice, in dollars, whose saved hours become no cash. */
const whole = companies[0]?.link ?? '';
const { say: _, ...empty } = composeBusinessCase('').texts;
const figures = ['Amount to approve', 'Cash payback', 'Hours freed a year'].map((label, index) => ({
  label,
  value: `${index}00`,
  note: 'note',
}));

/** As where the first screen is scrolled out of sight. */
class OutOfSight {
  constructor(private readonly onChange: IntersectionObserverCallback) {}
  observe() {
    this.onChange([{ isIntersecting: false } as IntersectionObserverEntry], this as never);
  }
  disconnect() {}
}
window.IntersectionObserver = OutOfSight as never;

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
const kept = () => readBusinessCase(sessionStorage.getItem(storage.businessCase.key) ?? '');
const field = (name: string | RegExp) => screen.getByLabelText(name);
const openCard = (user: ReturnType<typeof userEvent.setup>, name: RegExp) =>
  user.click(screen.getByRole('button', { name }));
const findNumber = (name: RegExp) => screen.findByRole('textbox', { name });

async function retype(user: ReturnType<typeof userEvent.setup>, input: HTMLElement, text: string) {
  await user.clear(input);
  await user.type(input, text);
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.title = '';
});

test('a date typed digit by digit stays in its field and is checked on blur', async () => {
  const user = await open();
  const deadline = field('Decision needed by');
  // What a browser reports while the year is typed: the years 2, 20, 202 and 2027.
  for (const date of ['0002-03-31', '0020-03-31', '0202-03-31']) {
    fireEvent.change(deadline, { target: { value: date } });
    expect(deadline).toHaveValue(date);
  }
  await user.click(deadline);
  await user.tab();
  expect(deadline).toHaveAccessibleDescription(/This date has passed/);
  await retype(user, deadline, '2099-01-01');
  await user.tab();
  await waitFor(() => expect(kept().texts.deadline).toBe('2099-01-01'));
  expect(deadline).not.toHaveAttribute('aria-invalid');
  // A date that has passed is refused, and stays in its field.
  const opened = () => screen.getByRole('button', { name: /^Problem and owner/ });
  expect(opened()).toHaveTextContent('2 open');
  await retype(user, deadline, '2020-01-01');
  await user.tab();
  expect(deadline).toHaveAccessibleDescription(/This date has passed/);
  expect(opened()).toHaveTextContent('3 open');
  await user.click(opened());
  await user.click(opened());
  expect(field('Decision needed by')).toHaveValue('2020-01-01');
  expect(field('Decision needed by')).toHaveAccessibleDescription(/This date has passed/);
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
  expect(screen.getByLabelText('Timeline')).toHaveDisplayValue(/^Medium.*\(suggested\)$/);
  await user.selectOptions(screen.getByLabelText('Team Size'), 'small');
  expect(screen.getByRole('button', { name: 'Estimate answered' })).toBeVisible();
  expect(screen.getByText('1 of 5 answered')).toBeVisible();
});

test('typing a number changes that number only, and a cleared one is no longer the visitor’s', async () => {
  const user = await open(whole);
  await openCard(user, /^Hours and costs/);
  const hours = await findNumber(/^Hours a week you could save/);
  await retype(user, hours, '30');
  await openCard(user, /^Cash and time/);
  const discount = await findNumber(/^Discount rate/);
  await retype(user, discount, '12');
  await waitFor(() => expect(kept().finance.discountRate).toBe(12));
  // Without one of the visitor's own, the usual one counts, and says that it is no answer.
  await user.clear(discount);
  await user.tab();
  expect(await findNumber(/^Discount rate.* suggested$/)).toHaveValue('10');
  await openCard(user, /^Hours and costs/);
  const cost = await findNumber(/^One-time/);
  await retype(user, cost, '12k');
  await waitFor(() => expect(kept().finance.discountRate).toBeUndefined());
  expect(kept().roi).toEqual({ ...readBusinessCase(whole).roi, hours: 30 });
  await retype(user, cost, '9000');
  expect(cost).toHaveAccessibleDescription(/Below Emberlane’s estimate of \$[\d,]+\. Your cost counts\./);
});

test('Start Over clears the case, moves the focus to the cards, and can be undone', async () => {
  const user = await open(whole);
  await user.click(await screen.findByRole('button', { name: 'Start Over' }));
  expect(screen.getByText('No verdict yet')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your answers' })).toHaveFocus();
  await waitFor(() => expect(sessionStorage.getItem(storage.businessCase.key)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field('Owner')).toHaveValue('Office manager');
  await waitFor(() => expect(kept().calculator[0]).toBe('automation'));
});

test('a change of currency converts nothing, and a new link leaves no stale text', async () => {
  const user = await open(whole);
  await openCard(user, /^Hours and costs/);
  const rate = await findNumber(/^Hourly rate \(\$\)/);
  const { value } = rate as HTMLInputElement;
  await user.selectOptions(field('Currency'), 'INR');
  expect(rate).toHaveAccessibleName('Hourly rate (₹)');
  expect(rate).toHaveValue(value);
  const hours = await findNumber(/^Hours a week you could save/);
  await user.type(hours, ',5,1');
  await act(async () => {
    window.location.hash = whole.replace('roi=34', 'roi=33');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  await waitFor(() => expect(field(/^Hours a week you could save/)).toHaveValue('33'));
  expect(screen.queryByText(/to check/)).not.toBeInTheDocument();
});

test('an unreadable number stays in its field and is counted on its card and in the result', async () => {
  const user = await open(whole);
  await openCard(user, /^Hours and costs/);
  await retype(user, await findNumber(/^Hours a week you could save/), 'about 20');
  await openCard(user, /^Cash and time/);
  expect(screen.getByRole('button', { name: 'Hours and costs 1 to check' })).toBeVisible();
  // On the page and in the memo, which is what prints.
  expect(screen.getAllByText(/^“about 20” for “Hours a week.* couldn’t be read\. 34 counts\.$/)).toHaveLength(
    2,
  );
  await openCard(user, /^Hours and costs/);
  const hours = await findNumber(/^Hours a week you could save/);
  expect(hours).toHaveValue('about 20');
  expect(hours).toHaveAccessibleDescription(/Use digits, such as 12000 or 12\.5\. Until then, 34 counts\./);
  await retype(user, hours, '20');
  expect(screen.getByRole('button', { name: 'Hours and costs answered' })).toBeVisible();
});

test('the renewals of the estimate are suggested from year two, and the visitor can clear them', async () => {
  const user = await open(whole);
  await openCard(user, /^Hours and costs/);
  const renewals = await findNumber(/^Renewals a year, from year two \(\$\) suggested$/);
  const yearly = pricing.supportCost.standard + pricing.addOnCost.includeMaintenancePlan;
  expect(renewals).toHaveValue(yearly.toLocaleString('en-US'));
  await retype(user, renewals, '0');
  await waitFor(() => expect(kept().finance.renewals).toBe(0));
});

test('an empty business case shows the figures of the example, and says so', async () => {
  const user = await open();
  for (const { label, value } of figures) {
    expect(screen.getByText(label)).toBeVisible();
    expect(screen.getByText(value)).toBeVisible();
  }
  expect(screen.getByText(/those of an example, an invented company/)).toBeVisible();
  expect(document.documentElement).not.toHaveAttribute('data-opening-case');
  await user.type(field('Owner'), 'Priya');
  await waitFor(() => expect(screen.queryByText('000')).not.toBeInTheDocument());
});

test('the result stays in view, and the memo replaces the questions until it is closed', async () => {
  const user = await open(whole);
  const bar = within(await screen.findByRole('group', { name: 'Result so far' }));
  expect(bar.getByText('Buys time')).toBeVisible();
  // The fragment of the address is the business case, so no link replaces it.
  const before = window.location.href;
  await user.click(bar.getByRole('button', { name: 'See it' }));
  expect(
    screen.getAllByRole('heading', { name: `Business case: ${pricedServices.automation.title}` })[0],
  ).toHaveFocus();
  expect(window.location.href).toBe(before);
  await user.click(await screen.findByRole('button', { name: 'Read the memo' }));
  expect(
    screen.getByRole('heading', { name: `Business case: ${pricedServices.automation.title}` }),
  ).toHaveFocus();
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

test('from nothing to the verdict takes at most 25 fields and buttons', async () => {
  const user = await open();
  let count = 0;
  const fill = async (name: RegExp, typed: string) => {
    count += 1;
    await user.type(await screen.findByRole('textbox', { name }), typed);
  };
  const choose = async (list: HTMLElement, answer: string) => {
    count += 1;
    await user.selectOptions(list, answer);
  };
  const press = async (name: RegExp) => {
    count += 1;
    await user.click(await screen.findByRole('button', { name }));
  };
  await fill(/^The problem/, 'Letters are typed twice');
  await fill(/^Owner/, 'Ana');
  count += 1;
  fireEvent.change(field('Decision needed by'), { target: { value: '2099-01-01' } });
  await press(/^Estimate/);
  await choose(screen.getByLabelText('Service'), 'automation');
  await choose(screen.getByLabelText('Team Size'), 'small');
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

test('a link shows nothing else of the tool until its answers are worked out', async () => {
  document.documentElement.removeAttribute('data-opening-case');
  const opening = open(whole);
  expect(document.documentElement).toHaveAttribute('data-opening-case');
  await opening;
  await screen.findByRole('button', { name: 'Start Over' });
  expect(document.documentElement).not.toHaveAttribute('data-opening-case');
});

test.each([
  ['v=2&owner=Priya', /couldn’t read this link/],
  [whole.replace('=USD', '=XYZ'), /doesn’t name a currency we know/],
])('the damaged link %s shows one sentence about what could not be read', async (link, sentence) => {
  await open(link);
  expect(screen.getByText(sentence)).toBeVisible();
});
