'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import { useWalk } from '@/components/wizard/use-wizard';
import { type Estimate, estimate, type PricingRules } from '@/lib/pricing/estimate';
import { type PricingAction, pricingReducer } from '@/lib/pricing/machine';
import {
  isEstimated,
  type PricingParameters,
  parametersOf,
  pricingAlphabets,
} from '@/lib/pricing/parameters';
import type { Walk } from '@/lib/wizard/wizard-state';

type PricingContext = {
  walk: Walk;
  /** Rises with each move to another step; headings follow it with the focus. */
  moves: number;
  rules: PricingRules;
  parameters: PricingParameters;
  /** What the last step generated, or null before. */
  result: Estimate | null;
  send: (action: PricingAction) => void;
};

const Context = createContext<PricingContext | null>(null);

/**
 * The calculator's state and its actions.
 *
 * @throws Error outside a PricingProvider (ERRORS-05).
 */
export function usePricing(): PricingContext {
  const value = use(Context);
  if (!value) throw new Error('usePricing must be used within a PricingProvider');
  return value;
}

/** Keeps the calculator's walk in the page's address and works out its estimate. */
export function PricingProvider({ rules, children }: { rules: PricingRules; children: ReactNode }) {
  const { walk, moves, send } = useWalk(pricingAlphabets, pricingReducer);
  const value = useMemo(() => {
    const parameters = parametersOf(walk);
    const result = isEstimated(walk) ? estimate(parameters, rules) : null;
    return { walk, moves, rules, parameters, result, send };
  }, [walk, moves, rules, send]);
  return <Context value={value}>{children}</Context>;
}
