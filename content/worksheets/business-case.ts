import { buildCase } from '@/lib/business-case/build-case';
import { readCase } from '@/lib/business-case/link';
import { caseSheets } from '@/lib/business-case/sheets';
import { costLines } from '@/lib/pricing/breakdown';
import { roiFields } from '@/lib/roi/assumptions';
import { caseWords, exampleCase } from '../business-case';
import { currencies } from '../currencies';
import { pricingSteps } from '../pricing';
import { pricing } from '../pricing-rules';
import { readinessAreas } from '../readiness';
import { roiQuestions } from '../roi';
import { selectorRules } from '../selector';
import type { ToolWorksheetInput, WorksheetInput } from './schema';

const example = buildCase(readCase(exampleCase), { pricing, recommendation: selectorRules });

/** The workbook of the business case, with its worked example in the cells to fill in. */
export const businessCaseWorkbook: ToolWorksheetInput = {
  file: 'business-case-workbook',
  title: 'AI Business Case Workbook',
  subtitle: 'Cost, return in four cases, the inputs that matter, price and readiness',
  description:
    'The business case as a spreadsheet with live formulas: four cases over five years, sensitivity, price, readiness and the answer.',
  updated: '2025-05-08',
  sheets: caseSheets(example, {
    title: 'AI Business Case Workbook',
    note: `${caseWords.sheet.replace('{code}', 'US dollars')} The numbers are an example.`,
    inputs: Object.fromEntries(
      roiFields.map((field) => [field, roiQuestions.find(({ id }) => id === field)?.label ?? field]),
    ) as Parameters<typeof caseSheets>[1]['inputs'],
    price: example.price ? costLines(example.price.state, example.price.estimate, pricingSteps) : [],
    areas: readinessAreas,
    currency: currencies[0],
  }) as WorksheetInput[],
};
