import type { EstimateWords, ToolOption, ToolQuestion } from '@/content/schemas/tools';
import type { AddOn, ServiceType } from '@/lib/pricing-calculator/parameters';

/** Every text of the calculator, as plain data from content. */
export type CalculatorContent = EstimateWords & {
  company: string;
  steps: readonly ToolQuestion[];
  /** The link to the service selector, for visitors who don't know their service. */
  selectorLink: string;
  addOnStep: { label: string; question: string; options: readonly (ToolOption & { id: AddOn })[] };
  services: Readonly<Record<ServiceType, { id: string; title: string }>>;
};
