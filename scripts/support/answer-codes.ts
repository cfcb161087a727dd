import { pricingAnswerCodes } from '@/lib/pricing-calculator/parameters';
import { readinessAnswerCodes } from '@/lib/readiness-assessment/answers';
import { selectorAnswerCodes } from '@/lib/service-selector/requirements';

// Letters of answers as addresses have them, in the present version of their tool: 'psb' is '1.psb'.

export const selectorCode = (letters: string): string => `${selectorAnswerCodes.version}.${letters}`;
export const calculatorCode = (letters: string): string => `${pricingAnswerCodes.version}.${letters}`;

/** Answers to all statements of the readiness assessment: the letters over and over. */
export const createReadinessCode = (letters: string): string =>
  `${readinessAnswerCodes.version}.${readinessAnswerCodes.map((_, index) => letters[index % letters.length]).join('')}`;
