import type { EstimateWords, ToolOption, ToolQuestion } from '@/content/schemas/tools';
import type { AddOn, ServiceType } from '@/lib/pricing-calculator/parameters';

export type AddOnOption = ToolOption & { id: AddOn };

/** Every text of the calculator, as plain data from content. */
export type CalculatorContent = EstimateWords & {
  company: string;
  steps: readonly ToolQuestion[];
  /** The link to the service selector, for visitors who don't know their service. */
  selectorLink: string;
  addOnStep: { label: string; question: string; options: readonly AddOnOption[] };
  services: Readonly<Record<ServiceType, { id: string; title: string }>>;
};
