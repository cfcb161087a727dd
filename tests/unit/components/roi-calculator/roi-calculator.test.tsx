/** @requirement CURRENCY-13 RESOURCES-15 */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CurrencyProvider, useCurrency } from '@/components/currency/currency-provider';
import { RoiCalculator } from '@/components/roi-calculator/roi-calculator';
import { currencies } from '@/content/pricing/currencies';
import { roiQuestions, roiWords } from '@/content/tools/roi';
import { readCase } from '@/lib/business-case/link';
import { storage } from '@/lib/storage/storage-keys';

jest.setTimeout(30_000);

const PATH = '/resources/ai-roi-calculator';
const Picker = () => {
  const { choose } = useCurrency();
  return (
    <button type="button" onClick={() => choose('EUR')}>
      header: EUR
    </button>
  );
};

async function open(query = '') {
  window.history.replaceState(null, '', PATH + query);
  const { formulas: _, lines: _l, assumed: _a, withoutScript: _w, ...words } = roiWords;
  render(
    <CurrencyProvider currencies={currencies} mode="off" lookupUrl="">
      <Picker />
      <RoiCalculator
        heading="ROI"
        lead="Lead"
        order={null}
        company="Company"
        questions={roiQuestions}
        words={words}
      />
    </CurrencyProvider>,
  );
  await act(async () => {});
  return userEvent.setup();
}
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const kept = () => readCase(sessionStorage.getItem(storage.businessCase.key) ?? '');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('typing follows in the address without a write for each key', async () => {
  await open();
  const user = userEvent.setup({ delay: null });
  const replace = jest.spyOn(window.history, 'replaceState');
  await user.clear(field(/^One-time/));
  await user.type(field(/^One-time/), '12345678');
  await waitFor(() => expect(window.location.search).toContain('_12345678_'));
  expect(replace.mock.calls.length).toBeLessThan(8);
  expect(window.location.search).toContain('currency=USD');
});

test('amounts are carried with their currency, and another choice converts nothing', async () => {
  const user = await open();
  await user.clear(field(/^Hourly rate/));
  await user.type(field(/^Hourly rate/), '50');
  await waitFor(() => expect(kept()).toMatchObject({ currency: 'USD', roi: { rate: 50 } }));
  await user.click(screen.getByRole('button', { name: 'header: EUR' }));
  expect(field(/^Hourly rate \(€\)/)).toHaveValue('50');
  expect(screen.getByText(/were not converted: \$100 is now €100/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep USD' }));
  expect(field(/^Hourly rate \(\$\)/)).toHaveValue('50');
  await waitFor(() => expect(window.location.search).toContain('currency=USD'));
});

test('a link keeps the currency of its amounts, and opening it changes nothing of one’s own', async () => {
  sessionStorage.setItem(storage.businessCase.key, 'v=1&roi=1_48_45_70_100_1&currency=GBP');
  await open('?r=1_30_48_45_70_12000_3600&currency=INR');
  expect(field(/^Hourly rate \(₹\)/)).toHaveValue('45');
  expect(kept()).toMatchObject({ currency: 'GBP', roi: { hours: 1 } });
});

test('the price of an estimate is the cost, and says that the other numbers are an example', async () => {
  await open('?cost=11392.5&currency=EUR');
  expect(field(/^One-time project cost \(€\)/)).toHaveValue('11\u202f392.5');
  expect(screen.getByText(/The cost is your estimate/)).toBeVisible();
});

test('Back brings the fields back, whatever was typed', async () => {
  const user = await open('?r=1_20_48_42_70_11000_2400&currency=USD');
  await user.clear(field(/^Hourly rate/));
  await user.type(field(/^Hourly rate/), 'abc');
  await act(async () => {
    window.history.replaceState(null, '', `${PATH}?r=1_21_48_42_70_11000_2400&currency=USD`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(field(/^Hours/)).toHaveValue('21');
  expect(field(/^Hourly rate/)).toHaveValue('42');
});

test('more hours than the people have are said beside the field, and counted', async () => {
  sessionStorage.setItem(storage.businessCase.key, 'v=1&calculator=tismm0');
  const user = await open();
  await user.clear(field(/^Hours/));
  await user.type(field(/^Hours/), '4200');
  await waitFor(() => expect(field(/^Hours/)).toHaveAccessibleDescription(/this is for one person/));
  expect(field(/^Hours/)).not.toHaveAttribute('aria-invalid');
});

test('a damaged link says so in one sentence', async () => {
  await open('?r=9_NaN');
  expect(screen.getByText(/couldn’t read the numbers in this link/)).toBeVisible();
});
