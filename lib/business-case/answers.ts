import { pricingAnswerCodes } from '../pricing/parameters';
import { readinessAnswerCodes } from '../readiness/answers';
import { selectorAnswerCodes } from '../recommendation/requirements';
import type { FinanceInputs, RoiInputs } from '../roi/assumptions';
import type { AnswerCodes } from '../wizard/wizard-state';

/** The answers of a tool by question; one that is still open is null. */
export type ToolAnswers = readonly (string | null)[];

/** The tools whose answers a case takes, with the letters of their answers. */
export type CaseTool = 'selector' | 'calculator' | 'readiness';
export const caseTools: Readonly<Record<CaseTool, AnswerCodes>> = {
  selector: selectorAnswerCodes,
  calculator: pricingAnswerCodes,
  readiness: readinessAnswerCodes,
};
export const caseToolNames = Object.keys(caseTools) as CaseTool[];

/** What the visitor writes, with the most characters that a printed page has room for. */
export const caseTexts = {
  problem: 200,
  owner: 60,
  deadline: 10,
  hoursGiver: 60,
  budgetLine: 60,
  alternatives: 240,
} as const;
export type CaseText = keyof typeof caseTexts;
export const caseTextNames = Object.keys(caseTexts) as CaseText[];

/** Everything a business case is made of. */
export type CaseAnswers = Readonly<Record<CaseTool, ToolAnswers>> & {
  /** Inputs of the ROI calculator; amounts are in `currency` and never converted. */
  roi: Partial<RoiInputs>;
  /** What a finance department adds; lib/roi/assumptions.ts has the defaults. */
  finance: Partial<FinanceInputs>;
  /** `hoursGiver` gives up the hours that become cash and `budgetLine` is what they leave. `deadline` is a date such as '2026-01-31', `alternatives` has one in each line. Empty where open. */
  texts: Readonly<Record<CaseText, string>>;
  /** Code of the currency of all amounts; empty for the one in which the visitor sees prices. */
  currency: string;
};

const open = (tool: CaseTool): ToolAnswers => caseTools[tool].map(() => null);

export const emptyAnswers: CaseAnswers = {
  selector: open('selector'),
  calculator: open('calculator'),
  readiness: open('readiness'),
  roi: {},
  finance: {},
  texts: { problem: '', owner: '', deadline: '', hoursGiver: '', budgetLine: '', alternatives: '' },
  currency: '',
};

/** Nothing has been answered; the currency alone is no answer. */
export const isEmpty = (answers: CaseAnswers): boolean =>
  caseToolNames.every((tool) => answers[tool].every((answer) => answer === null)) &&
  Object.keys(answers.roi).length === 0 &&
  Object.keys(answers.finance).length === 0 &&
  caseTextNames.every((name) => answers.texts[name] === '');

/** The answers of a tool when all of its questions are answered, else null. */
export const finished = (answers: ToolAnswers): readonly string[] | null =>
  answers.every((answer) => answer !== null) ? answers : null;

/** What XML and a printed line can hold: no control characters and no half of a pair. */
const UNPRINTABLE = /[^\n\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const isDate = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** A text as a case takes it: only characters that every file can hold, no longer than its place. */
export function cleanText(name: CaseText, typed: string): string {
  const text = typed.replace(/\r\n?/g, '\n').slice(0, caseTexts[name]);
  if (name === 'deadline') return isDate(text) ? text : '';
  const whole = text.replace(UNPRINTABLE, '');
  return name === 'alternatives' ? whole : whole.replace(/\s*\n\s*/g, ' ');
}
