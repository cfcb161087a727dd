import { calculate } from '@/lib/documents/xlsx/calculate';
import type { CellInput, Worksheet } from '@/lib/documents/xlsx/model';

const sheet = (name: string, rows: CellInput[][]): Worksheet => ({
  name,
  widths: [10],
  landscape: false,
  rows: rows.map((cells) => ({ style: 'plain', cells })),
  accepts: [],
  marks: [],
  charts: [],
});

test('the least and the most of a range leave out its words', () => {
  const values = calculate([
    sheet('One', [
      [4, 'minutes', 9],
      [{ formula: '=MIN(A1:C1)' }, { formula: '=MAX(A1:C1,12)' }],
    ]),
  ]);
  expect(values.get('One')?.get('1,0')).toBe(4);
  expect(values.get('One')?.get('1,1')).toBe(12);
});

test('a formula that leads to itself, or to an error, names its cell', () => {
  expect(() => calculate([sheet('Loop', [[{ formula: '=B1' }, { formula: '=A1' }]])])).toThrow(
    /Loop, row 1, column 1/,
  );
  expect(() => calculate([sheet('Zero', [[{ formula: '=1/0' }]])])).toThrow(/Zero, row 1, column 1/);
  expect(() => calculate([sheet('Name', [[{ formula: '=B1' }, { formula: '=NOSUCH(1)' }]])])).toThrow(
    /^Name, row 1, column 2: =NOSUCH/,
  );
});
