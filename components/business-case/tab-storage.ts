import { type CaseAnswers, type CaseTool, emptyAnswers } from '@/lib/business-case/answers';
import { caseAddress, readCase, writeCase } from '@/lib/business-case/link';
import { fillFromOtherTools, suggestedPricing, suggestedRequirements } from '@/lib/business-case/map-answers';
import type { GivenInputs } from '@/lib/roi-calculator/assumptions';
import { readStored, writeStored } from '@/lib/storage/storage-keys';

/** The case in this tab's storage, from the tools and from what was typed. Empty when there is none. */
export const readTabCase = (): CaseAnswers => readCase(readStored('businessCase') ?? '');

/** Stores the case until the tab closes. */
export const writeTabCase = (answers: CaseAnswers): void =>
  void writeStored('businessCase', writeCase(answers) || null);

/** A finished result of a tool. Amounts of the ROI calculator come with their currency's code. */
export type ToolResult =
  | { tool: CaseTool; answers: readonly string[] }
  | { tool: 'roi'; answers: GivenInputs; currency: string };

/** The tab's case with a result in place of an earlier one of the same tool. Does not store it. */
function withResult(result: ToolResult): CaseAnswers {
  const present = readTabCase();
  if (result.tool === 'roi') return { ...present, roi: result.answers, currency: result.currency };
  return fillFromOtherTools({ ...present, [result.tool]: result.answers });
}

/**
 * Stores a result in the tab's case. Call it only for the visitor's own action: opening somebody's link must not
 * replace the visitor's answers.
 */
export const addToCase = (result: ToolResult): void => writeTabCase(withResult(result));

/** Removes a tool's answers from the tab's case if they are equal. */
export function removeFromCase({ tool, answers }: { tool: CaseTool; answers: readonly string[] }): void {
  const present = readTabCase();
  if (present[tool].join() === answers.join()) writeTabCase({ ...present, [tool]: emptyAnswers[tool] });
}

/** The address of the tab's case with a result in it. */
export const caseAddressWith = (result: ToolResult): string => caseAddress(withResult(result));

/** Suggestions for the calculator, by question, from the selector's answers in this tab. */
export const pricingSuggestions = () => suggestedPricing(readTabCase().selector);

/** Suggestions for the selector, by question, from the calculator's answers in this tab. */
export const requirementSuggestions = () => suggestedRequirements(readTabCase().calculator);
