import { type BusinessCaseAnswers, type ChoiceTool, emptyAnswers } from '@/lib/business-case/answers';
import { fillServiceFromGoal } from '@/lib/business-case/fill-service';
import { buildBusinessCaseAddress, readBusinessCase, writeBusinessCase } from '@/lib/business-case/link';
import type { EnteredInputs } from '@/lib/roi-calculator/assumptions';
import { readStored, writeStored } from '@/lib/storage/storage-keys';

/** The answers stored in this tab, from the tools and the form. Empty when there are none. */
export const readTabAnswers = (): BusinessCaseAnswers => readBusinessCase(readStored('businessCase') ?? '');

/** Stores the answers until the tab closes. */
export const writeTabAnswers = (answers: BusinessCaseAnswers): void =>
  void writeStored('businessCase', writeBusinessCase(answers) || null);

/**
 * A finished result of a tool. Amounts of the ROI calculator come with their currency's code, and with the calculator's
 * answers where the cost is an estimate.
 */
export type ToolResult =
  | { tool: ChoiceTool; answers: readonly string[] }
  | { tool: 'roi'; answers: EnteredInputs; currency: string; calculator: readonly string[] | null };

/** The tab's answers with a tool's result in place of its earlier one. Stores nothing. */
function withResult(result: ToolResult): BusinessCaseAnswers {
  const present = readTabAnswers();
  if (result.tool === 'roi') {
    const { answers: roi, currency, calculator } = result;
    return { ...present, roi, currency, calculator: calculator ?? present.calculator };
  }
  return fillServiceFromGoal({ ...present, [result.tool]: result.answers });
}

/**
 * Stores a result in the tab. Call it only for the visitor's own action: opening somebody's link must not
 * replace the visitor's answers.
 */
export const storeToolResult = (result: ToolResult): void => writeTabAnswers(withResult(result));

/** Removes a tool's answers from the tab if they are equal. */
export function removeToolResult({ tool, answers }: { tool: ChoiceTool; answers: readonly string[] }): void {
  const present = readTabAnswers();
  if (present[tool].join() === answers.join()) writeTabAnswers({ ...present, [tool]: emptyAnswers[tool] });
}

/** The address of the business case with the tab's answers and a result. */
export const buildAddressWithResult = (result: ToolResult): string =>
  buildBusinessCaseAddress(withResult(result));
