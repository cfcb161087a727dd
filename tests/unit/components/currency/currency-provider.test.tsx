import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CurrencyProvider, useCurrency } from '@/components/currency/currency-provider';
import { Price } from '@/components/currency/price';
import { currencies } from '@/content/currencies';

function Chooser() {
  const { choose } = useCurrency();
  return (
    <button type="button" onClick={() => choose('JPY')}>
      yen
    </button>
  );
}

beforeEach(() => localStorage.clear());

test('ERRORS-03 the currency helper throws outside its provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Price usd={1} />)).toThrow('useCurrency must be used within a CurrencyProvider');
});

test('CURRENCY-07 CURRENCY-08 a choice changes every price and is remembered', async () => {
  render(
    <CurrencyProvider currencies={currencies} mode="off" lookUpUrl="">
      <Price usd={2000} />
      <Chooser />
    </CurrencyProvider>,
  );
  expect(screen.getByText('$2,000')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'yen' }));
  expect(screen.getByText('¥309,600')).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('site.currency') ?? '')).toEqual({ code: 'JPY', by: 'visitor' });
});

test.each(['not json', '{"code":7}', '{"code":"XYZ"}', 'null'])(
  'a stored currency that makes no sense (%s) shows US dollars',
  (stored) => {
    localStorage.setItem('site.currency', stored);
    render(
      <CurrencyProvider currencies={currencies} mode="off" lookUpUrl="">
        <Price usd={2000} />
      </CurrencyProvider>,
    );
    expect(screen.getByText('$2,000')).toBeInTheDocument();
  },
);

test.each(['off', 'consent', 'start'] as const)(
  'CURRENCY-05 CURRENCY-10 with no service named, mode %s asks nobody',
  (mode) => {
    global.fetch = jest.fn();
    render(
      <CurrencyProvider currencies={currencies} mode={mode} lookUpUrl="">
        <Price usd={2000} />
      </CurrencyProvider>,
    );
    expect(fetch).not.toHaveBeenCalled();
  },
);
