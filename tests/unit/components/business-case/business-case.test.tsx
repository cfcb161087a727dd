/** @requirement MEMO-01 MEMO-02 MEMO-03 MEMO-06 */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BusinessCase } from '@/components/business-case/business-case';
import { CurrencyProvider } from '@/components/currency/currency-provider';
import { caseContent } from '@/content/business-case/index';
import { currencies } from '@/content/pricing/currencies';
import { readCase } from '@/lib/business-case/link';
import { storage } from '@/lib/storage/storage-keys';

jest.setTimeout(30_000);

const whole =
  'v=1&selector=psbqm&calculator=asmsm0&readiness=mmymmymmpmmmmymm&roi=20_48_42_70_11000_2400&currency=USD&problem=Invoices+are+typed+twice&owner=Office+manager&deadline=2027-03-31';

/** Opens the page of the case at a link. */
async function open(fragment = '') {
  window.history.replaceState(null, '', `/tools/business-case${fragment && `#${fragment}`}`);
  render(
    <CurrencyProvider currencies={currencies} mode="off" lookupUrl="">
      <BusinessCase content={caseContent} example={<p>The example</p>} />
    </CurrencyProvider>,
  );
  await act(async () => {});
  return userEvent.setup();
}
const kept = () => readCase(sessionStorage.getItem(storage.businessCase.key) ?? '');
const field = (name: string | RegExp) => screen.getByLabelText(name);
const openReturn = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByText(/^Return: /));
  return screen.findByRole('textbox', { name: /^Hours a week/ });
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.title = '';
});

test('a date that is typed digit by digit stays in its field and is judged when it is left', async () => {
  const user = await open();
  const deadline = field('Decision needed by') as HTMLInputElement;
  // What a browser reports while the year is typed: the years 2, 20, 202 and 2027.
  for (const date of ['0002-03-31', '0020-03-31', '0202-03-31']) {
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(deadline, date);
      deadline.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(deadline).toHaveValue(date);
  }
  await user.click(deadline);
  await user.tab();
  expect(deadline).toHaveAccessibleDescription(/Enter a whole date/);
  expect(screen.getByText(/^Decision needed by: Enter a whole date/)).toHaveRole('status');
  await user.clear(deadline);
  await user.type(deadline, '2027-03-31');
  await user.tab();
  expect(deadline).not.toHaveAttribute('aria-invalid');
  await waitFor(() => expect(kept().texts.deadline).toBe('2027-03-31'));
  // A day in the past is taken, and said.
  await user.clear(deadline);
  await user.type(deadline, '2020-01-01');
  await user.tab();
  expect(deadline).toHaveAccessibleDescription(/This day is in the past\./);
  expect(deadline).not.toHaveAttribute('aria-invalid');
});

test('Start Over and another link leave no stale text in a field', async () => {
  const user = await open(whole);
  const hours = await openReturn(user);
  await user.clear(hours);
  await user.type(hours, '2,5,1');
  await user.tab();
  expect(hours).toHaveAttribute('aria-invalid', 'true');
  await act(async () => {
    window.location.hash = whole.replace('20_48', '33_48');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(screen.getByRole('textbox', { name: /^Hours a week/ })).toHaveValue('33');
});

test('a number that is typed replaces that number only', async () => {
  const user = await open(whole);
  const hours = await openReturn(user);
  await user.clear(hours);
  await user.type(hours, '30');
  const discount = screen.getByRole('textbox', { name: /^Discount rate/ });
  await user.clear(discount);
  await user.type(discount, '12');
  await waitFor(() => expect(kept().finance).toEqual({ discountRate: 12 }));
  expect(kept().roi).toEqual({ hours: 30, weeks: 48, rate: 42, adoption: 70, cost: 11000, running: 2400 });
});

test('Start Over asks once what to clear, moves the focus to the form, and can be undone', async () => {
  const user = await open(whole);
  await user.click(await screen.findByRole('button', { name: 'Start Over' }));
  expect(screen.getByText('What should be cleared?')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Nothing' }));
  expect(screen.getByRole('button', { name: 'Start Over' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Only what I wrote here' }));
  expect(field('Owner')).toHaveValue('');
  expect(screen.getByRole('heading', { name: 'What the case needs' })).toHaveFocus();
  await waitFor(() => expect(kept().calculator[0]).toBe('automation'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field('Owner')).toHaveValue('Office manager');
  await user.click(screen.getByRole('button', { name: 'Start Over' }));
  await user.click(screen.getByRole('button', { name: 'Everything, other tools too' }));
  expect(screen.getByText('The example')).toBeVisible();
  await waitFor(() => expect(sessionStorage.getItem(storage.businessCase.key)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(kept().texts.owner).toBe('Office manager'));
});

test('another currency after the amounts says that nothing is converted, and offers to keep the first', async () => {
  const user = await open(whole);
  await openReturn(user);
  await user.selectOptions(field('Currency'), 'INR');
  expect(screen.getByText(/were not converted: \$100 is now ₹100/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep USD' }));
  expect(field('Currency')).toHaveValue('USD');
  expect(screen.queryByText(/were not converted/)).not.toBeInTheDocument();
});

test('two equal lines of alternatives stay two rows, and leave none behind', async () => {
  const user = await open(whole);
  const alternatives = screen.getByRole('textbox', { name: /^Alternatives/ });
  await user.click(alternatives);
  await user.paste('Hire someone\nHire someone');
  await waitFor(() => expect(screen.getAllByText('Hire someone')).toHaveLength(2));
  await user.clear(alternatives);
  await user.type(alternatives, 'Wait');
  await waitFor(() => expect(screen.queryByText('Hire someone')).not.toBeInTheDocument());
});

test.each([
  ['v=2&owner=Priya', /couldn’t read this link/],
  [whole.replace('asmsm0', 'zsmsm0'), /couldn’t read the answers about the price, so that is still open/],
  [whole.replace('&currency=USD', ''), /doesn’t name a currency we know, so its amounts are shown in USD/],
  [whole.replace('=USD', '=XYZ'), /doesn’t name a currency we know/],
])('the damaged link %s says in one sentence what it lost', async (link, sentence) => {
  await open(link);
  expect(screen.getByText(sentence)).toBeVisible();
});

test('verdict, payback and first year stay in sight beside the form', async () => {
  await open(whole);
  const bar = within(await screen.findByRole('complementary', { name: 'Result so far' }));
  expect(bar.getByText(/^(Yes|Not yet|No)/)).toBeVisible();
  expect(bar.getByText(/^\d+\.\d months$/)).toBeVisible();
  expect(bar.getByText(/^-?\$[\d,]+$/)).toBeVisible();
});
