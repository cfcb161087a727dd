'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import { useWizard, type Wizard } from '@/components/wizard/use-wizard';
import { type Estimate, estimate, type PricingRules } from '@/lib/pricing/estimate';
import {
  isEstimated,
  type PricingParameters,
  parametersOf,
  pricingAnswerCodes,
} from '@/lib/pricing/parameters';

type Pricing = Wizard & {
  rules: PricingRules;
  parameters: PricingParameters;
  /** Null until the last step asks for the estimate. */
  result: Estimate | null;
};

const Context = createContext<Pricing | null>(null);

/**
 * The calculator's state and its actions.
 *
 * @throws Error outside a PricingProvider.
 */
export function usePricing(): Pricing {
  const value = use(Context);
  if (!value) throw new Error('usePricing must be used within a PricingProvider');
  return value;
}

/** Keeps the calculator's state in the page's address and works out its estimate. */
export function PricingProvider({ rules, children }: { rules: PricingRules; children: ReactNode }) {
  const wizard = useWizard('calculator', pricingAnswerCodes);
  const { state } = wizard;
  const derived = useMemo(() => {
    const parameters = parametersOf(state);
    return { rules, parameters, result: isEstimated(state) ? estimate(parameters, rules) : null };
  }, [state, rules]);
  return <Context value={{ ...wizard, ...derived }}>{children}</Context>;
}
