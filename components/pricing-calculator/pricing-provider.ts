'use client';

import { createContext } from 'react';
import { useRequiredContext } from '@/components/hooks/use-required-context';
import type { Wizard } from '@/components/wizard/use-wizard';
import type { EstimateWords, ToolOption, ToolQuestion } from '@/content/schemas/tools';
import {
  ADD_ON_STEP,
  type AddOn,
  type PricingParameters,
  type ServiceType,
} from '@/lib/pricing-calculator/parameters';
import type { PricingRules } from '@/lib/pricing-calculator/rules';
import { describeAnswers, type LabeledAnswer } from '@/lib/wizard/describe-answers';

/** Every text of the calculator, as plain data from content. */
export type CalculatorContent = EstimateWords & {
  company: string;
  rules: PricingRules;
  steps: readonly ToolQuestion[];
  /** The link to the service selector, for visitors who don't know their service. */
  selectorLink: string;
  addOnStep: { label: string; question: string; options: readonly (ToolOption & { id: AddOn })[] };
  services: Readonly<Record<ServiceType, { id: string; title: string }>>;
};

type Pricing = Wizard & { content: CalculatorContent; parameters: PricingParameters };

/** The calculator's state and texts. */
export const PricingProvider = createContext<Pricing | null>(null);

export const usePricing = () => useRequiredContext(PricingProvider, 'usePricing', 'PricingProvider');

/** The answers so far in words, add-ons as one list ('None' when there are none). */
export function describePricing({ state, parameters, content }: Pricing): LabeledAnswer[] {
  const { steps, addOnStep } = content;
  const described = describeAnswers(steps, state.answers.slice(0, ADD_ON_STEP));
  if (state.answers[ADD_ON_STEP] === undefined) return described;
  const chosen = addOnStep.options.filter(({ id }) => parameters[id]).map(({ label }) => label);
  return [...described, { label: addOnStep.label, value: chosen.join(', ') || 'None' }];
}
