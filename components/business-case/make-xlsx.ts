import type { BusinessCase } from '@/lib/business-case/build-case';
import { caseSheets } from '@/lib/business-case/sheets';
import type { Currency } from '@/lib/currency/format';
import type { About } from '@/lib/documents/brand';
import { renderXlsx } from '@/lib/documents/xlsx/render';
import { costLines } from '@/lib/pricing/breakdown';
import type { RoiField } from '@/lib/roi/assumptions';
import type { CaseContent } from './content';
import { inputName } from './document';

/** The case as a workbook with live formulas. Loaded with its library when a visitor asks for the file. */
export function makeXlsx(about: About, of: BusinessCase, content: CaseContent, currency: Currency) {
  const names = Object.fromEntries(content.roi.map(({ id }) => [id, inputName(id, content)]));
  return renderXlsx(
    about,
    caseSheets(of, {
      title: about.title,
      note: content.words.sheet.replace('{code}', currency.code),
      inputs: names as Record<RoiField, string>,
      price: of.price ? costLines(of.price.state, of.price.estimate, content.pricing) : [],
      areas: content.areas,
      currency,
    }),
  );
}
