import type { FormWords, MemoWords } from '@/content/schemas/business-case';
import type { FinanceQuestion, RoiQuestion } from '@/content/schemas/roi';
import type { ToolOption, ToolQuestion } from '@/content/schemas/tools';
import type { DiscountId } from '@/lib/business-case/answers';
import type { AddOn, ServiceType } from '@/lib/pricing-calculator/parameters';
import type { PricingRules } from '@/lib/pricing-calculator/rules';
import type { NumberFieldName } from '@/lib/roi-calculator/fields';
import type { RoiAnalysis } from './roi-analysis';

export type BusinessCaseContent = {
  heading: string;
  rules: PricingRules;
  discounts: readonly { id: DiscountId; percent: number; label: string; line: string }[];
  /** In US dollars. */
  smallProject: number;
  words: MemoWords;
  form: FormWords;
  priced: Readonly<Record<ServiceType, { id: string; title: string }>>;
  pricing: readonly ToolQuestion[];
  addOns: readonly { id: AddOn; label: string }[];
  roi: readonly RoiQuestion[];
  finance: readonly FinanceQuestion[];
  scenarioNames: Readonly<Record<keyof RoiAnalysis['scenarios'], string>>;
  areas: readonly { name: string; statements: readonly string[]; next: string }[];
  scale: readonly ToolOption[];
};

export type UnreadableTexts = Readonly<Partial<Record<NumberFieldName, string>>>;
