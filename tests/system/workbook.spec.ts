import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { listWorkbookRows, makeXlsx } from '@/components/business-case/make-xlsx';
import { writeBusinessCase } from '@/lib/business-case/link';
import { anyAnswers } from '../fixtures/any-answers';
import { companies } from '../fixtures/example-companies';
import { composeBusinessCase } from '../support/built-business-case';
import { findServer } from '../support/installed-servers';

/** The workbook without the values that its formulas carry, so that whoever opens it has to calculate. */
function withoutValues(bytes: Uint8Array): Uint8Array {
  const parts = Object.entries(unzipSync(bytes)).map(([name, part]) =>
    /^xl\/worksheets\/sheet\d+\.xml$/.test(name)
      ? [name, strToU8(strFromU8(part).replace(/(<f>[\s\S]*?<\/f>)<v>[\s\S]*?<\/v>/g, '$1'))]
      : [name, part],
  );
  return zipSync(Object.fromEntries(parts));
}

// What the values are by hand is proven in tests/unit/components/business-case/build-business-case.test.ts.
test(
  'LibreOffice computes the stored value of each formula of a business case workbook',
  { tag: '@MEMO-05' },
  async ({ browserName: _ }, info) => {
    const office = findServer('libreoffice');
    test.skip(!office, 'no LibreOffice on this machine');
    test.setTimeout(300_000);
    const cases = [
      ...companies.map(({ link, currency }) => composeBusinessCase(link, currency)),
      ...fc
        .sample(anyAnswers(fc.constant('x')), { numRuns: 20, seed: 7 })
        .map((answers) => composeBusinessCase(writeBusinessCase(answers), answers.currency)),
    ];
    const folder = info.outputPath('calculated');
    mkdirSync(folder, { recursive: true });
    const files = await Promise.all(
      cases.map(async (built, index) => {
        const file = info.outputPath(`${index}.xlsx`);
        writeFileSync(file, withoutValues(await makeXlsx(built)));
        return file;
      }),
    );
    // LibreOffice opens them, calculates every formula, and saves what the cells hold then.
    const profile = `-env:UserInstallation=file://${info.outputPath('profile')}`;
    execFileSync(
      office ?? '',
      [profile, '--headless', '--convert-to', 'xlsx', '--outdir', folder, ...files],
      {
        stdio: 'ignore',
        timeout: 240_000,
      },
    );
    const wrong: string[] = [];
    for (const [index, built] of cases.entries()) {
      const { sheets } = await readXlsx(readFileSync(join(folder, `${index}.xlsx`)));
      for (const [row, { cells }] of listWorkbookRows(built).entries())
        for (const [col, { formula, value }] of cells.entries()) {
          const found = sheets.find(({ name }) => name === 'Case')?.rows[row]?.[col] ?? '';
          const isNear =
            typeof value === 'number'
              ? typeof found === 'number' && Math.abs(found - value) <= 1e-4 + Math.abs(value) * 1e-7
              : found === (value ?? '');
          if (formula !== undefined && !isNear)
            wrong.push(`${index} ${row + 1},${col + 1} =${formula}: ${found} calculated, ${value} carried`);
        }
    }
    expect(wrong).toEqual([]);
  },
);
