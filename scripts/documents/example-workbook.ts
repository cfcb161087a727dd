import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { businessCaseContent as content } from '@/app/_lib/business-case-content';
import { buildBusinessCase } from '@/components/business-case/build-business-case';
import { composeTexts } from '@/components/business-case/compose-texts';
import { makeXlsx, workbookRows } from '@/components/business-case/make-xlsx';
import { currencies } from '@/content/pricing/currencies';
import { buildAddress, readBusinessCase } from '@/lib/business-case/link';
import { downloadsFolder } from '@/lib/documents/downloads';

/** The worked example of the business case, which is offered where scripts are off. */
function composeExample(origin: string) {
  const [currency] = currencies;
  const businessCase = buildBusinessCase(readBusinessCase(content.example), content.rules);
  const title = 'AI business case workbook: an example';
  const texts = { ...composeTexts(businessCase, content, currency), title };
  return { businessCase, texts, content, currency, link: origin + buildAddress(businessCase.answers) };
}

const FILE = join(downloadsFolder, 'business-case-workbook.xlsx');

/** Whether a cell of the file is not what the example gives. */
export async function isWorkbookOutdated(): Promise<boolean> {
  const [sheet] = (await readXlsx(readFileSync(FILE))).sheets;
  return workbookRows(composeExample('')).some(({ cells }, row) =>
    cells.some(({ value }, column) => (sheet?.rows[row]?.[column] ?? '') !== (value ?? '')),
  );
}

export const makeWorkbook = async (origin: string): Promise<void> =>
  writeFileSync(FILE, await makeXlsx(composeExample(origin)));
