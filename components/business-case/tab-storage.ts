import { type BusinessCaseAnswers, type ChoiceTool, emptyAnswers } from '@/lib/business-case/answers';
import { buildBusinessCaseAddress, readBusinessCase, writeBusinessCase } from '@/lib/business-case/link';
import type { ServiceType } from '@/lib/pricing-calculator/parameters';
import type { EnteredInputs } from '@/lib/roi-calculator/assumptions';
import type { PrimaryGoal } from '@/lib/service-selector/requirements';
import { readStored, writeStored } from '@/lib/storage/storage-keys';

/** The calculator's service for each goal of the selector. The company's size does not say how many will use it. */
const services: Readonly<Record<PrimaryGoal, ServiceType>> = {
  'skill-development': 'training',
  'business-integration': 'onboarding',
  'process-automation': 'automation',
  'custom-solution': 'development',
  'system-optimization': 'optimization',
};

export const readTabAnswers = (): BusinessCaseAnswers => readBusinessCase(readStored('businessCase') ?? '');

export const writeTabAnswers = (answers: BusinessCaseAnswers): void =>
  void writeStored('businessCase', writeBusinessCase(answers) || null);

/** A finished result of a tool. Amounts of the ROI calculator come with their currency's code. */
export type ToolResult =
  | { tool: ChoiceTool | 'selector'; answers: readonly string[] }
  | { tool: 'roi'; answers: EnteredInputs; currency: string; calculator: readonly string[] | null };

/** The tab's answers with a tool's result in place of its earlier one. Stores nothing. */
function withResult(result: ToolResult): BusinessCaseAnswers {
  const present = readTabAnswers();
  if (result.tool === 'roi') {
    const { answers: roi, currency, calculator } = result;
    return { ...present, roi, currency, calculator: calculator ?? present.calculator };
  }
  if (result.tool !== 'selector') return { ...present, [result.tool]: result.answers };
  const [service = null, ...rest] = present.calculator;
  return { ...present, calculator: [service ?? services[result.answers[0] as PrimaryGoal], ...rest] };
}

/** Stores the visitor's own result. Opening somebody's link must not replace the visitor's answers. */
export const storeToolResult = (result: ToolResult): void => writeTabAnswers(withResult(result));

export function removeToolResult({ tool, answers }: Exclude<ToolResult, { tool: 'roi' }>): void {
  const present = readTabAnswers();
  if (tool !== 'selector' && present[tool].join() === answers.join())
    writeTabAnswers({ ...present, [tool]: emptyAnswers[tool] });
}

export const buildAddressWithResult = (result: ToolResult): string =>
  buildBusinessCaseAddress(withResult(result));
