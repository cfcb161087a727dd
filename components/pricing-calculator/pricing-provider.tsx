'use client';

import { createContext, type ReactNode, useEffect, useMemo } from 'react';
import { keepAnswersInTab } from '@/components/business-case/use-tab-answers';
import { useCurrency } from '@/components/currency/currency-provider';
import { useRequired } from '@/components/hooks/use-required';
import { changeAddress } from '@/components/hooks/use-url-state';
import { useWizard, type Wizard } from '@/components/wizard/use-wizard';
import { type PricingParameters, pricingUrlCodes, readParameters } from '@/lib/pricing-calculator/parameters';
import type { PricingRules } from '@/lib/pricing-calculator/rules';

type Pricing = Wizard & { rules: PricingRules; parameters: PricingParameters };

const Context = createContext<Pricing | null>(null);

export const usePricing = () => useRequired(Context, 'usePricing', 'PricingProvider');

const events = keepAnswersInTab('calculator');
const CURRENCY = 'currency';

/** Keeps the calculator's state in the page's address, and with an estimate its currency. */
export function PricingProvider({ rules, children }: { rules: PricingRules; children: ReactNode }) {
  const wizard = useWizard(pricingUrlCodes, events);
  const { state, steps } = wizard;
  const parameters = useMemo(() => readParameters(state), [state]);
  const { currency, currencies, show } = useCurrency();
  const isEstimated = state.step === steps;

  useEffect(() => show(new URL(window.location.href).searchParams.get(CURRENCY)), [show]);
  useEffect(() => {
    if (!isEstimated) return;
    changeAddress(({ searchParams }) => {
      // Without a currency, a link shows US dollars where the visitor has not chosen another.
      if (currency === currencies[0]) searchParams.delete(CURRENCY);
      else searchParams.set(CURRENCY, currency.code);
    });
  }, [isEstimated, currency, currencies]);

  return <Context value={{ ...wizard, rules, parameters }}>{children}</Context>;
}
