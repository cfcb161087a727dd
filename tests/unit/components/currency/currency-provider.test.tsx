import { act, render, screen } from '@testing-library/react';
import { CurrencyProvider, useCurrency } from '@/components/currency/currency-provider';
import { Price } from '@/components/currency/price';
import { currencies } from '@/content/pricing/currencies';
import { writeConsent } from '@/lib/storage/consent';
import { storage } from '@/lib/storage/storage-keys';

beforeEach(() => {
  localStorage.clear();
  AbortSignal.timeout = jest.fn(() => new AbortController().signal);
});

function ChooseDollars() {
  const { choose } = useCurrency();
  return (
    <button type="button" onClick={() => choose('CAD')}>
      CAD
    </button>
  );
}

/** Opens a page, whose lookup begins at once unless it is off. */
const openPage = (mode: 'start' | 'off' = 'start') =>
  render(
    <CurrencyProvider
      currencies={currencies}
      convertedNote=""
      mode={mode}
      lookupUrl="https://geo.example/json"
    >
      <Price usd={2000} />
      <ChooseDollars />
    </CurrencyProvider>,
  );
const country = (code: string) => ({ ok: true, json: async () => ({ country_code: code }) }) as Response;
const decline = () => act(async () => writeConsent('declined'));

test.each(['not json', '{"code":7}', '{"code":"XYZ"}'])(
  'shows US dollars when the stored currency is %s',
  (stored) => {
    localStorage.setItem(storage.currency.key, stored);
    openPage('off');
    expect(screen.getByText('$2,000')).toBeInTheDocument();
  },
);

// @requirement CURRENCY-06
test('a failed lookup is not stored, and the next page tries again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  global.fetch = jest.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const first = openPage();
  await act(async () => {});
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^Currency lookup failed/), expect.anything()]]);
  expect(localStorage).toHaveLength(0);
  first.unmount();

  jest.mocked(fetch).mockResolvedValue(country('GB'));
  openPage();
  expect(await screen.findByText('£1,580.00')).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledTimes(2);
});

// @requirement CURRENCY-08 CURRENCY-11
test.each([
  ['Decline', decline, '$2,000'],
  ['a choice', () => act(async () => screen.getByRole('button').click()), 'CA$2,740.00'],
])('%s during the lookup is kept', async (_, answerFirst, shown) => {
  let answer: (response: Response) => void = () => {};
  global.fetch = jest.fn().mockReturnValue(
    new Promise<Response>((resolve) => {
      answer = resolve;
    }),
  );
  openPage();
  await answerFirst();
  await act(async () => answer(country('GB')));
  expect(screen.getByText(shown)).toBeInTheDocument();
});
