import type { RoiInputs } from '../roi/assumptions';
import { readStored, writeStored } from '../storage/storage-keys';
import { type CaseAnswers, type CaseTool, emptyAnswers } from './answers';
import { caseAddress, readCase, writeCase } from './link';
import { translated } from './translate';

/** The case of this tab: what the tools have handed over, and what was typed since. Empty when there is none. */
export const readTabCase = (): CaseAnswers => readCase(readStored('businessCase') ?? '');

/** Keeps the case until the tab closes. */
export const writeTabCase = (answers: CaseAnswers): void =>
  writeStored('businessCase', writeCase(answers) || null);

/** A finished result of a tool. Amounts of the ROI calculator come with the code of their currency. */
export type ToolResult =
  | { tool: CaseTool; answers: readonly string[] }
  | { tool: 'roi'; answers: RoiInputs; currency: string };

/** The case of the tab with a result in place of an earlier one of the same tool. Writes nothing. */
export function withResult(result: ToolResult): CaseAnswers {
  const present = readTabCase();
  if (result.tool === 'roi') return { ...present, roi: result.answers, currency: result.currency };
  return translated({ ...present, [result.tool]: result.answers });
}

/**
 * Adds a result to the case of the tab. Only what the visitor does may call it: opening somebody's link must not
 * replace the visitor's own answers.
 */
export const addToCase = (result: ToolResult): void => writeTabCase(withResult(result));

/** Takes a tool's answers out of the case of the tab, where they are the same; others stay. */
export function removeFromCase({ tool, answers }: { tool: CaseTool; answers: readonly string[] }): void {
  const present = readTabCase();
  if (present[tool].join() === answers.join()) writeTabCase({ ...present, [tool]: emptyAnswers[tool] });
}

/** The address of the case of the tab with a result in it. */
export const addressWith = (result: ToolResult): string => caseAddress(withResult(result));
