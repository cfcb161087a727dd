/** @requirement ERRORS-03 ERRORS-04 ERRORS-05 */
import { renderHook } from '@testing-library/react';
import { useCurrency } from '@/components/currency/currency-provider';
import { usePricing } from '@/components/pricing-calculator/pricing-provider';
import { useServiceSelector } from '@/components/service-selector/service-selector-provider';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

test.each<[string, () => unknown]>([
  ['useCurrency must be used within a CurrencyProvider', useCurrency],
  ['useServiceSelector must be used within a ServiceSelectorProvider', useServiceSelector],
  ['usePricing must be used within a PricingProvider', usePricing],
])('throws the error: %s', (message, use) => {
  expect(() => renderHook(() => use())).toThrow(new Error(message));
});
