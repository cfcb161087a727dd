import type { ToolOption, ToolQuestion } from '@/content/tools/tools.schema';
import type { AddOn, ServiceType } from '@/lib/pricing-calculator/parameters';

export type AddOnOption = ToolOption & { id: AddOn };

/** Every text of the calculator, as plain data from content. */
export type CalculatorContent = {
  company: string;
  steps: readonly ToolQuestion[];
  /** The link to the service selector, for visitors who don't know their service. */
  selectorLink: string;
  addOnStep: { label: string; question: string; options: readonly AddOnOption[] };
  services: Readonly<Record<ServiceType, { id: string; title: string }>>;
  notice: string;
  accuracy: string;
  support: string;
  /** Where the weeks lie outside the chosen timeline: {way}, {timeline}. */
  timeline: string;
  terms: string;
  /** Which training price applies when; prices are written as {usd:1500}. */
  training: string;
  /** The same for one person. */
  soloTraining: string;
  /** Added to results below `below` US dollars. */
  small: { below: number; text: string };
};
