'use client';

import { createContext } from 'react';
import { useRequired } from '@/components/hooks/use-required';
import type { Wizard } from '@/components/wizard/use-wizard';
import type { PricingParameters } from '@/lib/pricing-calculator/parameters';
import type { PricingRules } from '@/lib/pricing-calculator/rules';

export type Pricing = Wizard & { rules: PricingRules; parameters: PricingParameters };

/** The calculator's state, for its result, whose code loads later. */
export const PricingProvider = createContext<Pricing | null>(null);

export const usePricing = () => useRequired(PricingProvider, 'usePricing', 'PricingProvider');
