import { buildCase } from '@/lib/business-case/build-case';
import { caseAddress, readCase } from '@/lib/business-case/link';
import { caseSheets } from '@/lib/business-case/sheets';
import { workbookContent } from '@/lib/business-case/workbook-content';
import { absolute } from '@/lib/routes/site-origin';
import { exampleCase } from '../business-case/business-case';
import { caseContent } from '../business-case/index';
import { currencies } from '../pricing/currencies';
import type { ToolWorksheetInput, WorksheetInput } from './schema';

const example = buildCase(readCase(exampleCase), caseContent.rules);

/** The workbook of the business case, with its worked example in the cells to fill in. */
export const businessCaseWorkbook: ToolWorksheetInput = {
  file: 'business-case-workbook',
  title: 'AI Business Case Workbook',
  subtitle:
    'Cost, return in five cases and in cash, present value, the inputs that matter, price and readiness',
  description:
    'The business case as a spreadsheet with live formulas: five cases and cash over five years, present value, sensitivity, price, readiness and the answer.',
  updated: '2025-05-08',
  sheets: caseSheets(
    example,
    workbookContent(example, caseContent, currencies[0], {
      title: 'AI Business Case Workbook',
      link: absolute(caseAddress(example.answers)),
      note: ' The numbers are an example.',
    }),
  ) as WorksheetInput[],
};
