/** @requirement ERRORS-04 ERRORS-05 */
import { renderHook } from '@testing-library/react';
import { usePricing } from '@/components/pricing-calculator/pricing-provider';
import { useServiceSelector } from '@/components/service-selector/service-selector-provider';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

test('the selector outside its provider says so', () => {
  expect(() => renderHook(() => useServiceSelector())).toThrow(
    new Error('useServiceSelector must be used within a ServiceSelectorProvider'),
  );
});

test('the calculator outside its provider says so', () => {
  expect(() => renderHook(() => usePricing())).toThrow(
    new Error('usePricing must be used within a PricingProvider'),
  );
});
