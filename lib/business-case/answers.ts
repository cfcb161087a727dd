import { ADD_ON_STEP, pricingUrlCodes } from '../pricing-calculator/parameters';
import { readinessUrlCodes } from '../readiness-assessment/answers';
import {
  type EnteredInputs,
  type FinanceInputs,
  type RoiField,
  roiFieldOrder,
} from '../roi-calculator/assumptions';
import { selectorUrlCodes } from '../service-selector/requirements';
import type { LetterCodes } from '../wizard/wizard-state';

/** A tool's answers by question; null while one is open. */
export type ToolAnswers = readonly (string | null)[];

/**
 * The tools whose answers a business case keeps, with their answer codes. The selector's only fill in the
 * calculator's.
 */
export type ChoiceTool = 'selector' | 'calculator' | 'readiness';
export const choiceTools: Readonly<Record<ChoiceTool, LetterCodes>> = {
  selector: selectorUrlCodes,
  calculator: pricingUrlCodes,
  readiness: readinessUrlCodes,
};
export const choiceToolNames = Object.keys(choiceTools) as ChoiceTool[];

/** Texts that the visitor writes, with the number of characters that fits a printed page. */
export const textLengths = {
  problem: 200,
  owner: 60,
  deadline: 10,
  hoursGiver: 60,
  budgetLine: 60,
  timeUse: 90,
} as const;
export type TextName = keyof typeof textLengths;
export const textNames = Object.keys(textLengths) as TextName[];

/** All inputs of a business case. A number that the visitor has not given is absent. */
export type BusinessCaseAnswers = Readonly<Record<ChoiceTool, ToolAnswers>> & {
  /** Inputs of the ROI calculator; amounts are in `currency` and never converted. */
  roi: EnteredInputs;
  /** Inputs from a finance department. */
  finance: Partial<FinanceInputs>;
  /**
   * `hoursGiver` gives up the saved hours, some of them from the `budgetLine`; `timeUse` says what the others are for.
   * `deadline` is a date such as '2026-01-31'.
   */
  texts: Readonly<Record<TextName, string>>;
  /** Currency code of all amounts; empty for the currency in which the visitor sees prices. */
  currency: string;
};

const open = (tool: ChoiceTool): ToolAnswers => choiceTools[tool].map(() => null);

export const emptyAnswers: BusinessCaseAnswers = {
  selector: open('selector'),
  calculator: open('calculator'),
  readiness: open('readiness'),
  roi: {},
  finance: {},
  texts: { problem: '', owner: '', deadline: '', hoursGiver: '', budgetLine: '', timeUse: '' },
  currency: '',
};

/** True when nothing has been answered; a currency alone is no answer. */
export const isEmpty = (answers: BusinessCaseAnswers): boolean =>
  choiceToolNames.every((tool) => answers[tool].every((answer) => answer === null)) &&
  Object.keys(answers.roi).length === 0 &&
  Object.keys(answers.finance).length === 0 &&
  textNames.every((name) => answers.texts[name] === '');

/** A tool's answers if all questions are answered, else null. */
export const getCompleteAnswers = (answers: ToolAnswers): readonly string[] | null =>
  answers.every((answer) => answer !== null) ? answers : null;

/**
 * What is still open, by card. Add-ons, budget line, discount rate and hours without AI are optional, and so is a cost
 * where there is an estimate.
 *
 * @param today an earlier date of the decision counts as open; '' accepts every date.
 */
export function listOpenInputs(
  { texts, calculator, roi, finance, readiness }: BusinessCaseAnswers,
  today: string,
) {
  const isOpen = (name: TextName) => texts[name].trim() === '';
  const priceAnswers = calculator.slice(0, ADD_ON_STEP).filter((answer) => answer === null);
  const isOptional = (field: RoiField) => field === 'cost' && priceAnswers.length === 0;
  return {
    problem: [
      ...(['problem', 'owner'] as const).filter(isOpen),
      ...(isOpen('deadline') || texts.deadline < today ? (['deadline'] as const) : []),
    ],
    calculator: priceAnswers,
    roi: roiFieldOrder.filter((field) => roi[field] === undefined && !isOptional(field)),
    finance: [
      ...(finance.cashShare === undefined ? (['cashShare'] as const) : []),
      ...(isOpen('hoursGiver') ? (['hoursGiver'] as const) : []),
      // Where no saved hour becomes cash, the project gains time only.
      ...(finance.cashShare === 0 && isOpen('timeUse') ? (['timeUse'] as const) : []),
    ],
    readiness: readiness.filter((answer) => answer === null),
  };
}

/** Characters that XML or a printed line cannot hold: control characters and half surrogate pairs. */
const UNPRINTABLE = /[^\n\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const isDate = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** Makes a text fit: one line of printable characters, cut to its maximum length. */
export function cleanText(name: TextName, typed: string): string {
  const text = typed.slice(0, textLengths[name]);
  if (name === 'deadline') return isDate(text) ? text : '';
  return text
    .replace(/\r/g, '')
    .replace(UNPRINTABLE, '')
    .replace(/\s*\n\s*/g, ' ');
}
