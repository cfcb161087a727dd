/** @requirement MEMO-01 MEMO-02 MEMO-03 MEMO-06 */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { caseContent } from '@/app/_lib/case-content';
import { buildCase } from '@/components/business-case/build-case';
import { BusinessCase } from '@/components/business-case/business-case';
import { CurrencyProvider } from '@/components/currency/currency-provider';
import { currencies } from '@/content/pricing/currencies';
import { readCase } from '@/lib/business-case/link';
import { storage } from '@/lib/storage/storage-keys';
import { companies } from '../../../fixtures/companies';

/** The dental practice, in dollars: a yes on freed time. */
const whole = companies[0]?.link ?? '';

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
      <BusinessCase content={caseContent} example={<p>The example</p>} />
    </CurrencyProvider>,
  );
  await act(async () => {});
  return userEvent.setup({ delay: null });
}
const kept = () => readCase(sessionStorage.getItem(storage.businessCase.key) ?? '');
const field = (name: string | RegExp) => screen.getByLabelText(name);
const openCard = (user: ReturnType<typeof userEvent.setup>, name: RegExp) =>
  user.click(screen.getByRole('button', { name }));
const numberField = (name: RegExp) => screen.findByRole('textbox', { name });

async function retype(user: ReturnType<typeof userEvent.setup>, input: HTMLElement, text: string) {
  await user.clear(input);
  await user.type(input, text);
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.title = '';
});

test('a date that is typed digit by digit stays in its field and is judged when it is left', async () => {
  const user = await open();
  const deadline = field('Decision needed by');
  // What a browser reports while the year is typed: the years 2, 20, 202 and 2027.
  for (const date of ['0002-03-31', '0020-03-31', '0202-03-31']) {
    fireEvent.change(deadline, { target: { value: date } });
    expect(deadline).toHaveValue(date);
  }
  await user.click(deadline);
  await user.tab();
  expect(deadline).toHaveAccessibleDescription(/Enter a whole date/);
  await retype(user, deadline, '2020-01-01');
  await user.tab();
  await waitFor(() => expect(kept().texts.deadline).toBe('2020-01-01'));
  expect(deadline).not.toHaveAttribute('aria-invalid');
});

test('one card is open at a time, and each says what is missing', async () => {
  const user = await open('v=1&calculator=asms--&owner=Priya&currency=USD');
  const states = () => screen.getAllByRole('button', { expanded: false }).map((one) => one.textContent);
  expect(screen.getByRole('button', { name: /^Problem and owner 2 open/, expanded: true })).toBeVisible();
  expect(states()).toEqual(expect.arrayContaining(['Price 1 open', 'Return 6 open', 'Cash 2 open']));
  await openCard(user, /^Price/);
  expect(screen.getByRole('button', { name: /^Problem/, expanded: false })).toBeVisible();
  await user.selectOptions(await screen.findByLabelText('Customization'), 'medium');
  expect(screen.getByRole('button', { name: 'Price answered' })).toBeVisible();
});

test('a number that is typed replaces that number only, and one that is taken out is not the visitor’s', async () => {
  const user = await open(whole);
  await openCard(user, /^Return/);
  const hours = await numberField(/^Hours a week you could save/);
  await retype(user, hours, '30');
  await openCard(user, /^Cash/);
  const discount = await numberField(/^Discount rate/);
  await retype(user, discount, '12');
  await waitFor(() => expect(kept().finance.discountRate).toBe(12));
  // Without one of the visitor's own, the usual one counts, and says that it is no answer.
  await user.clear(discount);
  await user.tab();
  expect(await numberField(/^Discount rate.* suggested$/)).toHaveValue('10');
  await openCard(user, /^Return/);
  const cost = await numberField(/^One-time/);
  await retype(user, cost, '12k');
  await waitFor(() => expect(kept().finance.discountRate).toBeUndefined());
  expect(kept().roi).toEqual({ ...readCase(whole).roi, hours: 30 });
  await retype(user, cost, '9000');
  const { price } = buildCase(readCase(whole), caseContent.rules);
  const counts = `The estimate is higher: the case counts $${price?.own.amount.toLocaleString('en-US')}.`;
  expect(cost).toHaveAccessibleDescription(expect.stringContaining(counts));
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

test('another currency converts nothing and says so, and another link leaves no stale text', async () => {
  const user = await open(whole);
  await openCard(user, /^Return/);
  await user.selectOptions(await screen.findByLabelText('Currency'), 'INR');
  expect(screen.getByText(/were not converted: \$100 is now ₹100/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep USD' }));
  expect(field('Currency')).toHaveValue('USD');
  const hours = await numberField(/^Hours a week you could save/);
  await user.type(hours, ',5,1');
  await act(async () => {
    window.location.hash = whole.replace('roi=34', 'roi=33');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(await numberField(/^Hours a week you could save/)).toHaveValue('33');
});

test.each([
  ['v=2&owner=Priya', /couldn’t read this link/],
  [whole.replace('amssl2', 'zmssl2'), /couldn’t read part of this link; what is missing is open/],
  [whole.replace('=USD', '=XYZ'), /doesn’t name a currency we know/],
])('the damaged link %s says in one sentence what it lost', async (link, sentence) => {
  await open(link);
  expect(screen.getByText(sentence)).toBeVisible();
});
