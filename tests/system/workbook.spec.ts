import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { listWorkbookRows, renderWorkbook, type WorkbookRow } from '@/components/business-case/make-xlsx';
import { writeBusinessCase } from '@/lib/business-case/link';
import { anyAnswers } from '../fixtures/any-answers';
import { companies } from '../fixtures/example-companies';
import { composeBusinessCase } from '../support/built-business-case';
import { findServer } from '../support/installed-servers';

/** Without the values that formulas carry, so that whoever opens the workbook has to calculate. */
const withoutValues = (rows: WorkbookRow[]): WorkbookRow[] =>
  rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => (cell.formula ? { ...cell, value: null } : cell)),
  }));

// What the values are by hand is proven in tests/unit/components/business-case/build-business-case.test.ts.
test(
  'LibreOffice computes the stored value of each formula of a business case workbook',
  { tag: '@MEMO-05' },
  async ({ browserName: _ }, info) => {
    const office = findServer('libreoffice');
    test.skip(!office, 'no LibreOffice on this machine');
    test.setTimeout(300_000);
    const random = fc.sample(anyAnswers(fc.constant('x')), { numRuns: 20, seed: 7 });
    const books = [
      ...companies.map(({ link, currency }) => composeBusinessCase(link, currency)),
      ...random.map((answers) => composeBusinessCase(writeBusinessCase(answers), answers.currency)),
    ].map(listWorkbookRows);
    const folder = info.outputPath('calculated');
    mkdirSync(folder, { recursive: true });
    const files = await Promise.all(
      books.map(async (rows, index) => {
        const file = info.outputPath(`${index}.xlsx`);
        writeFileSync(file, await renderWorkbook('Case', withoutValues(rows)));
        return file;
      }),
    );
    // LibreOffice opens them, calculates every formula, and saves what the cells hold then.
    const profile = `-env:UserInstallation=file://${info.outputPath('profile')}`;
    const convert = [profile, '--headless', '--convert-to', 'xlsx', '--outdir', folder, ...files];
    execFileSync(office ?? '', convert, { stdio: 'ignore', timeout: 240_000 });
    const wrong: string[] = [];
    for (const [index, rows] of books.entries()) {
      const { sheets } = await readXlsx(readFileSync(join(folder, `${index}.xlsx`)));
      for (const [row, { cells }] of rows.entries())
        for (const [column, { formula, value }] of cells.entries()) {
          const found = sheets[0]?.rows[row]?.[column] ?? '';
          const isNear =
            typeof value === 'number'
              ? typeof found === 'number' && Math.abs(found - value) <= 1e-4 + Math.abs(value) * 1e-7
              : found === (value ?? '');
          if (formula !== undefined && !isNear)
            wrong.push(`${index} ${row + 1},${column} =${formula}: ${found} calculated, ${value} carried`);
        }
    }
    expect(wrong).toEqual([]);
  },
);
