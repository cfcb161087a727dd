import type { BusinessCase } from '@/lib/business-case/build-case';
import { caseSheets } from '@/lib/business-case/sheets';
import { workbookContent } from '@/lib/business-case/workbook-content';
import type { Currency } from '@/lib/currency/format';
import type { DocumentInfo } from '@/lib/documents/brand';
import { renderXlsx } from '@/lib/documents/xlsx/render';
import type { CaseContent } from './content';

/**
 * The case as a workbook with live formulas. Loaded with its library when a visitor asks for the file.
 *
 * @param link address of the case on the page.
 */
export const makeXlsx = (
  info: DocumentInfo,
  businessCase: BusinessCase,
  content: CaseContent,
  currency: Currency,
  link: string,
) =>
  renderXlsx(
    info,
    caseSheets(businessCase, workbookContent(businessCase, content, currency, { title: info.title, link })),
  );
