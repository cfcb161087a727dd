import type { RoiInputs } from '../roi/assumptions';
import { readStored, writeStored } from '../storage-keys';
import type { CaseAnswers, CaseTool } from './answers';
import { caseAddress, readCase, writeCase } from './link';

/** The case of this tab: what the tools have handed over, and what was typed since. Empty when there is none. */
export const caseOfTab = (): CaseAnswers => readCase(readStored('businessCase') ?? '');

/** Keeps the case until the tab closes. */
export const keepInTab = (answers: CaseAnswers): void =>
  writeStored('businessCase', writeCase(answers) || null);

/** A finished result that a tool adds to the case of the tab. */
export type ToolResult = { tool: CaseTool; answers: readonly string[] } | { tool: 'roi'; answers: RoiInputs };

/**
 * Adds a result to the case of the tab, in place of an earlier one of the same tool.
 *
 * @returns the case with it, also where the browser refuses storage.
 */
export function addToCase({ tool, answers }: ToolResult): CaseAnswers {
  const known = { ...caseOfTab(), [tool]: answers };
  keepInTab(known);
  return known;
}

/** The address of the case of the tab with a result in it. */
export const addressWith = (result: ToolResult): string => caseAddress(addToCase(result));
