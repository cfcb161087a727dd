import type { Worksheet } from '../documents/xlsx/model';
import { type Answer, PER_AREA, points } from '../readiness/answers';
import { limits, type RoiField, roiFields } from '../roi/assumptions';
import { finished } from './answers';
import type { BusinessCase } from './build-case';
import { caseSheet } from './case-sheet';
import { ACCURACY, moves } from './return-case';
import { areaRow, blank, cellOf, row, type SheetNames, sheet, whole } from './sheet-parts';

/** Each input moved alone, and the net gain of year one. */
function sensitivitySheet(names: SheetNames): Worksheet {
  const gain = (moved: RoiField, cell: string) => {
    const value = (field: RoiField) => (field === moved ? cell : `Case!${cellOf(field)}`);
    return whole(
      `${value('hours')}*${value('weeks')}*${value('adoption')}*${value('rate')}-${value('running')}-${value('cost')}`,
    );
  };
  return sheet(
    'Sensitivity',
    [46, 16, 16, 22, 22],
    [
      row(['Which input matters most'], 'title'),
      row(
        ['One input at a time, all others as they are. The effect is on the net gain of year one.'],
        'note',
      ),
      blank,
      row(['Input', 'Lower', 'Higher', 'Net gain at the lower', 'Net gain at the higher'], 'head'),
      ...roiFields.map((field, index) => {
        const move = moves[field];
        const share = field === 'adoption' ? 100 : 1;
        const input = `Case!${cellOf(field)}`;
        const step = 'by' in move ? String(move.by / share) : `${input}*${move.share}`;
        const { from, to } = limits[field];
        const at = 5 + index;
        const as = field === 'adoption' ? 'percent' : 'decimal';
        return row([
          names.inputs[field],
          { formula: `=IF(${input}-${step}<${from},${from},${input}-${step})`, as },
          { formula: `=IF(${input}+${step}>${to / share},${to / share},${input}+${step})`, as },
          gain(field, `B${at}`),
          gain(field, `C${at}`),
        ]);
      }),
    ],
  );
}

/** The estimate, line by line. */
function priceSheet({ price, currency }: SheetNames): Worksheet {
  const total = 5 + price.length;
  return sheet(
    'Price',
    [46, 18],
    [
      row(['The estimate'], 'title'),
      row(
        ['In US dollars, as our price lists are. The rate turns it into the currency of the case.'],
        'note',
      ),
      blank,
      row(['Part of the price', 'US dollars'], 'head'),
      ...price.map(({ label, usd }) => row([label, { fill: usd, as: 'whole' as const }])),
      row(['Estimate', price.length > 0 ? whole(`SUM(B5:B${total - 1})`) : 0], 'total'),
      row([`${currency.code} for one US dollar`, { fill: currency.exchangeRate, as: undefined }]),
      row(['Lower end of the range', whole(`B${total}*${1 - ACCURACY}`)]),
      row(['Upper end of the range', whole(`B${total}*${1 + ACCURACY}`)]),
    ],
  );
}
/** The statements with their points, and the score of each area. */
function readinessSheet({ answers }: BusinessCase, names: SheetNames): Worksheet {
  const assessed = finished(answers.readiness);
  return sheet(
    'Readiness',
    [16, 84, 12],
    [
      row(['Readiness'], 'title'),
      row(['0 = not at all, 1 = partly, 2 = mostly, 3 = yes, and we can show it.'], 'note'),
      blank,
      row(['Area', 'Statement', 'Points'], 'head'),
      ...names.areas.flatMap(({ name, statements }, area) => {
        const last = areaRow(names, area) - 1;
        return [
          ...statements.map((statement, index) =>
            row([
              name,
              statement,
              {
                fill: assessed ? points[assessed[area * PER_AREA + index] as Answer] : 0,
                as: 'whole' as const,
              },
            ]),
          ),
          row(
            [
              name,
              'Share of its points',
              {
                formula: `=SUM(C${last - statements.length + 1}:C${last})/${statements.length * points.yes}`,
                as: 'percent',
              },
            ],
            'total',
          ),
        ];
      }),
    ],
  );
}

/**
 * The case as worksheets with live formulas: change a tinted cell and everything follows. Numbers that are still
 * open are empty cells.
 */
export const caseSheets = (built: BusinessCase, names: SheetNames): Worksheet[] => [
  caseSheet(built, names),
  sensitivitySheet(names),
  priceSheet(names),
  readinessSheet(built, names),
];
