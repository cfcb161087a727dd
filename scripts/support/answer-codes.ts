import { pricingUrlCodes } from '@/lib/pricing-calculator/parameters';
import { readinessUrlCodes } from '@/lib/readiness-assessment/answers';
import { selectorUrlCodes } from '@/lib/service-selector/requirements';

// Letters of answers as addresses have them, in the present version of their tool: 'psb' is '1.psb'.

export const selectorCode = (letters: string): string => `${selectorUrlCodes.version}.${letters}`;
export const calculatorCode = (letters: string): string => `${pricingUrlCodes.version}.${letters}`;

/** Answers to all statements of the readiness assessment: the letters over and over. */
export const createReadinessCode = (letters: string): string =>
  `${readinessUrlCodes.version}.${readinessUrlCodes.map((_, index) => letters[index % letters.length]).join('')}`;
