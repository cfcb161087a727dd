import { defaultParameters, pricingQuestions, pricingUrlCodes } from '../pricing-calculator/parameters';
import { readinessUrlCodes } from '../readiness-assessment/answers';
import {
  type EnteredInputs,
  exampleRoiInputs,
  type FinanceInputs,
  financeDefaults,
  type RoiField,
  roiFieldOrder,
} from '../roi-calculator/assumptions';
import type { LetterCodes } from '../wizard/wizard-state';

export type ToolAnswers = readonly (string | null)[];

/** The tools whose answers a business case keeps, with their answer codes. */
export type ChoiceTool = 'calculator' | 'readiness';
export const choiceTools: Readonly<Record<ChoiceTool, LetterCodes>> = {
  calculator: pricingUrlCodes,
  readiness: readinessUrlCodes,
};
export const choiceToolNames = Object.keys(choiceTools) as ChoiceTool[];

/** The published discounts of which one may apply; content/pricing/discounts.ts has their shares. */
export const discountIds = ['nonprofit', 'education'] as const;
export type DiscountId = (typeof discountIds)[number];

/** Texts that the visitor writes, with the number of characters that fits a printed page. */
export const textLengths = {
  company: 60,
  problem: 200,
  owner: 60,
  deadline: 12,
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
  finance: Partial<FinanceInputs>;
  /**
   * `company` heads the memo. `hoursGiver` gives up the saved hours, some of them from the `budgetLine`; `timeUse` says
   * what the others are for. `deadline` is a date as typed, such as '2026-01-31'; judgeDate says whether it can be used.
   */
  texts: Readonly<Record<TextName, string>>;
  /** Applies to the estimate and its renewals; empty without one. */
  discount: DiscountId | '';
  /** Currency code of all amounts; empty for the currency in which the visitor sees prices. */
  currency: string;
};

const open = (tool: ChoiceTool): ToolAnswers => choiceTools[tool].map(() => null);

export const emptyAnswers: BusinessCaseAnswers = {
  calculator: open('calculator'),
  readiness: open('readiness'),
  roi: {},
  finance: {},
  texts: { company: '', problem: '', owner: '', deadline: '', hoursGiver: '', budgetLine: '', timeUse: '' },
  discount: '',
  currency: '',
};

export const getCompleteAnswers = (answers: ToolAnswers): readonly string[] | null =>
  answers.every((answer) => answer !== null) ? answers : null;

const { weeks, adoption } = exampleRoiInputs;
/** Numbers that are suggested until the visitor enters others. */
export const suggestedNumbers = { weeks, adoption, ...financeDefaults };
/** The calculator's answers that are suggested; service and users are the visitor's to say. */
const suggestedPricing = [null, null, ...pricingQuestions.slice(2).map((id) => defaultParameters[id]), '0'];
export const getSuggestedAnswer = (tool: ChoiceTool, index: number): string | null =>
  (tool === 'calculator' && suggestedPricing[index]) || null;

/** The calculator's answers, with what is suggested for the open ones. */
export const withSuggestedPricing = (calculator: ToolAnswers): ToolAnswers =>
  calculator.map((answer, index) => answer ?? getSuggestedAnswer('calculator', index));

/** Whether a date of the decision is one: 'open' without any, 'past' before today, 'far' after this century. */
type DateState = 'open' | 'past' | 'far' | 'valid';
export function judgeDate(date: string, today: string): DateState {
  if (date === '') return 'open';
  if (date.length > 'yyyy-mm-dd'.length || date >= '2100') return 'far';
  return date < today ? 'past' : 'valid';
}

/** What is still open, by card. A date of the decision before `today` counts as open; '' accepts every date. */
export function listOpenInputs(
  { texts, calculator, roi, finance, readiness }: BusinessCaseAnswers,
  today: string,
) {
  const isOpen = (name: TextName) => texts[name].trim() === '';
  const priceAnswers = withSuggestedPricing(calculator).filter((answer) => answer === null);
  const isOptional = (field: RoiField) =>
    field in suggestedNumbers || (field === 'cost' && priceAnswers.length === 0);
  return {
    problem: (['problem', 'owner', 'deadline'] as const).filter((name) =>
      name === 'deadline' ? judgeDate(texts.deadline, today) !== 'valid' : isOpen(name),
    ),
    calculator: priceAnswers,
    roi: roiFieldOrder.filter((field) => roi[field] === undefined && !isOptional(field)),
    finance: (['cashShare', 'hoursGiver', 'timeUse'] as const).filter((name) =>
      name === 'cashShare'
        ? finance.cashShare === undefined
        : // Where no saved hour becomes cash, the project gains time only.
          isOpen(name) && (name === 'hoursGiver' || finance.cashShare === 0),
    ),
    readiness: readiness.filter((answer) => answer === null),
  };
}

/** Characters that XML or a printed line cannot hold: control characters and half surrogate pairs. */
const UNPRINTABLE = /[^\n\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A day of the calendar, such as '2026-01-31', or one of a year that a slip has made too long. */
const isDate = (text: string): boolean =>
  /^\d{5,6}-\d\d-\d\d$/.test(text) ||
  (/^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    new Date(text).toISOString().startsWith(text));

/** Makes a text fit: one line of printable characters, cut to its maximum length. */
export function cleanText(name: TextName, typed: string): string {
  const text = typed.slice(0, textLengths[name]);
  if (name === 'deadline') return isDate(text) ? text : '';
  return text
    .replace(/\r/g, '')
    .replace(UNPRINTABLE, '')
    .replace(/\s*\n\s*/g, ' ');
}
