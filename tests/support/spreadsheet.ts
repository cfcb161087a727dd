import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** True where LibreOffice is installed, which recalculates workbooks in tests. */
export const hasSpreadsheet = (): boolean => {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** The workbook without the values that its formulas carry, so that whoever opens it has to calculate. */
function withoutValues(bytes: Uint8Array): Uint8Array {
  const parts = Object.entries(unzipSync(bytes)).map(([name, part]) =>
    /^xl\/worksheets\/sheet\d+\.xml$/.test(name)
      ? [name, strToU8(strFromU8(part).replace(/(<f>[\s\S]*?<\/f>)<v>[\s\S]*?<\/v>/g, '$1'))]
      : [name, part],
  );
  return zipSync(Object.fromEntries(parts));
}

/** LibreOffice writes shares as percent even where it is asked for values. */
const inFull = (text: string) =>
  /^-?[\d.E+]+%$/.test(text) ? String(Number(text.slice(0, -1)) / 100) : text;

/** Rows of a file of comma-separated values, whose texts may hold commas, quotes and line breaks. */
function rowsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^,\n]*))(,|\n|$)/g)) {
    rows.at(-1)?.push(inFull(quoted?.replaceAll('""', '"') ?? plain));
    if (end === '\n') rows.push([]);
  }
  return rows;
}

/**
 * Opens workbooks in LibreOffice, which calculates every formula, and reads what their cells hold then.
 *
 * @param workbooks bytes by name.
 * @returns rows of texts by workbook and sheet; numbers are written in full, as 0.25 and not as 25%.
 */
export function recalculate(
  workbooks: Readonly<Record<string, Uint8Array>>,
): Record<string, Record<string, string[][]>> {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  try {
    for (const [name, bytes] of Object.entries(workbooks))
      writeFileSync(join(folder, `${name}.xlsx`), withoutValues(bytes));
    const files = Object.keys(workbooks).map((name) => join(folder, `${name}.xlsx`));
    // Commas, quotes, UTF-8, from the first row, cells as stored and not as shown, every sheet.
    const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,1033,false,false,false,false,false,-1';
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    execFileSync('soffice', [profile, '--headless', '--convert-to', filter, '--outdir', folder, ...files], {
      stdio: 'ignore',
      timeout: 240_000,
    });
    const sheets = readdirSync(folder).filter((file) => file.endsWith('.csv'));
    return Object.fromEntries(
      Object.keys(workbooks).map((name) => [
        name,
        Object.fromEntries(
          sheets
            .filter((file) => file.startsWith(`${name}-`))
            .map((file) => [
              file.slice(name.length + 1, -'.csv'.length),
              rowsOf(readFileSync(join(folder, file), 'utf8')),
            ]),
        ),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
