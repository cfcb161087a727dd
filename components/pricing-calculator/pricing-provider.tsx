'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import { useWizard, type Wizard } from '@/components/wizard/use-wizard';
import type { PricingRules } from '@/lib/pricing/estimate';
import { type PricingParameters, parametersOf, pricingAnswerCodes } from '@/lib/pricing/parameters';

type Pricing = Wizard & { rules: PricingRules; parameters: PricingParameters };

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

/** Keeps the calculator's state in the page's address. */
export function PricingProvider({ rules, children }: { rules: PricingRules; children: ReactNode }) {
  const wizard = useWizard('calculator', pricingAnswerCodes);
  const { state } = wizard;
  const parameters = useMemo(() => parametersOf(state), [state]);
  return <Context value={{ ...wizard, rules, parameters }}>{children}</Context>;
}
