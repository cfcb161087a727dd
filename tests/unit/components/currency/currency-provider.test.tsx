import { render, screen } from '@testing-library/react';
import { CurrencyProvider } from '@/components/currency/currency-provider';
import { Price } from '@/components/currency/price';
import { currencies } from '@/content/currencies';

beforeEach(() => localStorage.clear());

test('ERRORS-03 the currency helper throws outside its provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Price usd={1} />)).toThrow('useCurrency must be used within a CurrencyProvider');
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
