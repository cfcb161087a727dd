import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CurrencyProvider, useCurrency } from '@/components/currency/currency-provider';
import { RoiCalculator } from '@/components/roi-calculator/roi-calculator';
import { currencies } from '@/content/pricing/currencies';
import { pricing } from '@/content/pricing/pricing-rules';
import { estimateCopy } from '@/content/tools/pricing-calculator';
import { roiExamples, roiQuestions, roiWords } from '@/content/tools/roi';
import { readBusinessCase } from '@/lib/business-case/link';
import * as routes from '@/lib/routes';
import { storage } from '@/lib/storage/storage-keys';
import { calculatorCode } from '@/scripts/support/answer-codes';
import { estimateOf, shownPrice } from '../../../support/prices';

const PATH = routes.roiCalculator;
/** Chooses a currency, as the header does. */
let choose: (code: string) => void;
const Header = () => {
  choose = useCurrency().choose;
  return null;
};

async function open(query = '') {
  window.history.replaceState(null, '', PATH + query);
  const { formulas: _, lines: _l, assumed: _a, withoutScript: _w, ...words } = roiWords;
  render(
    <CurrencyProvider currencies={currencies} convertedNote="" mode="off" lookupUrl="">
      <Header />
      <RoiCalculator
        heading="ROI"
        lead="Lead"
        company="Company"
        questions={roiQuestions}
        examples={roiExamples}
        rules={pricing}
        words={words}
        small={estimateCopy.small}
      />
    </CurrencyProvider>,
  );
  await act(async () => {});
  return userEvent.setup({ delay: null });
}
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const kept = () => readBusinessCase(sessionStorage.getItem(storage.businessCase.key) ?? '');

async function retype(user: ReturnType<typeof userEvent.setup>, input: HTMLElement, text: string) {
  await user.clear(input);
  await user.type(input, text);
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

// @requirement CURRENCY-13
test('the example follows the header currency, and typed amounts only the currency field of the tool', async () => {
  const user = await open();
  const { rate } = roiExamples.EUR;
  await retype(user, field(/^Hours/), '12');
  act(() => choose('EUR'));
  expect(field(/^Hourly rate \(€\) example$/)).toHaveValue(String(rate));
  await waitFor(() => expect(kept()).toMatchObject({ currency: 'EUR', roi: { hours: 12 } }));
  await retype(user, field(/^Hourly rate/), '50');
  act(() => choose('INR'));
  expect(field(/^Hourly rate \(€\)$/)).toHaveValue('50');
  expect(screen.getByText(/These amounts are in EUR \(€\)\. The rest of the site shows INR/)).toBeVisible();
  await waitFor(() => expect(window.location.search).toContain('currency=EUR'));
  await user.click(screen.getByText(/^Also used/));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'JPY');
  expect(field(/^Hourly rate \(¥\)$/)).toHaveValue('50');
});

test('a cost from our estimate is labeled as ours, and for a small project as a rough guide', async () => {
  sessionStorage.setItem(storage.businessCase.key, 'v=1&roi=1_48_45_70_100_1&currency=GBP');
  const user = await open(`?estimate=${calculatorCode('tisbl0')}&currency=INR`);
  const cost = field(/^One-time project cost \(₹\) .*’s estimate$/);
  const price = estimateOf('tisbl0').totalCost * 83.14;
  expect(cost).toHaveValue(Math.round(price).toLocaleString('en-US'));
  expect(cost).toHaveAccessibleDescription(
    new RegExp(`VAT.*below ${shownPrice(estimateCopy.small.below, 'INR')} by hand\\. .* as a guide`),
  );
  expect(screen.getByRole('heading', { name: 'Return with your estimate' })).toBeVisible();
  // A link changes nothing that is stored, until somebody types.
  expect(kept()).toMatchObject({ currency: 'GBP', roi: { hours: 1 } });
  await retype(user, field(/^Hours/), '40');
  await waitFor(() =>
    expect(window.location.search).toBe(`?r=1_40_____&estimate=${calculatorCode('tisbl0')}&currency=INR`),
  );
  await waitFor(() => expect(kept()).toMatchObject({ roi: { hours: 40 }, currency: 'INR' }));
  expect(kept().roi).not.toHaveProperty('cost');
  expect(kept().calculator.at(-1)).toBe('0');
});

test('Back restores the fields and removes the error', async () => {
  const user = await open('?r=1_20_48_42_70_11000_2400&currency=USD');
  document.title = 'ROI';
  await retype(user, field(/^Hourly rate/), 'abc');
  expect(document.title).toBe('Error: ROI');
  await act(async () => {
    window.history.replaceState(null, '', `${PATH}?r=1_21_48_42_70_11000_2400&currency=USD`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(field(/^Hours/)).toHaveValue('21');
  expect(field(/^Hourly rate/)).toHaveValue('42');
  expect(document.title).toBe('ROI');
  expect(screen.queryByText(/Fields to check/)).not.toBeInTheDocument();
});

test('print and message name each unreadable number and the number that is used instead', async () => {
  const user = await open('?r=1_20_48_42_70_65000_2400&currency=USD');
  await retype(user, field(/^One-time/), '80k');
  expect(screen.getByText('$65,000 (“80k” couldn’t be read)')).toBeInTheDocument();
  const { hash } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Book a Consultation' });
  expect(decodeURIComponent(hash)).toContain('$65,000 (“80k” couldn’t be read)');
});

test("'See it' moves the focus to the result, and the button to a wrong field", async () => {
  const user = await open('?r=1_20_48_42_70_11000_2400&currency=USD');
  await user.click(screen.getByRole('button', { name: 'See it' }));
  expect(screen.getByRole('heading', { name: 'Your return' })).toHaveFocus();
  await retype(user, field(/^Hourly rate/), 'abc{Enter}');
  expect(field(/^Hourly rate/)).toHaveFocus();
  expect(field(/^Hourly rate/)).toHaveAccessibleDescription(/Use digits/);
});
