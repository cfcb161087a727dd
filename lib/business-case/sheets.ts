import type { CellInput, RowStyle, Worksheet } from '../documents/xlsx/model';
import { type Answer, PER_AREA, points } from '../readiness/answers';
import { limits, type RoiField, roiFields, YEARS } from '../roi/assumptions';
import { RAMP_MONTHS, SPREAD } from '../roi/cases';
import { finished } from './answers';
import type { BusinessCase } from './build-case';
import { ACCURACY, moves } from './return-case';

/** What the workbook takes from content. */
export type SheetNames = {
  title: string;
  note: string;
  /** Labels of the six inputs. */
  inputs: Readonly<Record<RoiField, string>>;
  /** Lines of the estimate in US dollars. */
  price: readonly { label: string; usd: number }[];
  areas: readonly { name: string; statements: readonly string[] }[];
  currency: { code: string; exchangeRate: number };
};

type Cells = readonly CellInput[];
type Row = { style: RowStyle; cells: Cells };
const row = (cells: Cells, style: RowStyle = 'plain'): Row => ({ style, cells });
const blank = row([]);

const sheet = (name: string, widths: readonly number[], rows: readonly Row[]): Worksheet => ({
  name,
  widths,
  landscape: true,
  rows,
  frozen: 0,
  accepts: [],
  marks: [],
  charts: [],
});

/** Rows of the sheet Case, counted from 1 as the sheet counts them; formulas name them. */
const INPUT = { hours: 5, weeks: 6, rate: 7, adoption: 8, cost: 9, running: 10 } as const;
const PRICE = 11;
const COST = 12;
const CASES = {
  ...{ hoursShare: 15, costShare: 16, ramp: 17, saved: 18, worth: 19, net: 20, missed: 21 },
  ...{ cost: 22, gain: 23, payback: 24, start: 25 },
} as const;
const RESULT = CASES.start + YEARS + 3;

/** A column of the cases: its share of the hours and of the cost, and its months of ramp-up. */
const columns = [
  { letter: 'B', name: 'Low', hours: 1 - SPREAD, cost: 1 + SPREAD, ramp: 0 },
  { letter: 'C', name: 'Expected', hours: 1, cost: 1, ramp: 0 },
  { letter: 'D', name: 'Slow start', hours: 1, cost: 1, ramp: RAMP_MONTHS },
  { letter: 'E', name: 'High', hours: 1 + SPREAD, cost: 1, ramp: 0 },
  { letter: 'F', name: 'Low, slow start', hours: 1 - SPREAD, cost: 1 + SPREAD, ramp: RAMP_MONTHS },
] as const;

const of = (field: RoiField) => `$B$${field === 'cost' ? COST : INPUT[field]}`;
const whole = (formula: string): CellInput => ({ formula: `=${formula}`, as: 'whole' });
const decimal = (formula: string): CellInput => ({ formula: `=${formula}`, as: 'decimal' });
const each = (make: (column: (typeof columns)[number]) => CellInput): Cells => columns.map(make);

/** Months until the sum stays at or above zero; the ramp-up's own formula only where there is one. */
function payback({ letter, ramp }: (typeof columns)[number]): CellInput {
  const at = (name: keyof typeof CASES) => `${letter}${CASES[name]}`;
  const after = `(${at('cost')}+${at('missed')})/(${at('net')}/12)`;
  const saved = `(${at('worth')}/12)`;
  const monthly = `(${of('running')}/12)`;
  const during = `${at('ramp')}*(${monthly}+SQRT(${monthly}^2+2*${saved}*${at('cost')}/${at('ramp')}))/${saved}`;
  const months = ramp === 0 ? after : `IF(${after}>=${at('ramp')},${after},${during})`;
  return decimal(`IF(${at('net')}>0,${months},"Never")`);
}

/** The inputs, the return in its cases, and the answer. */
function caseSheet(of_: BusinessCase, names: SheetNames): Worksheet {
  const given = (field: RoiField) => of_.answers.roi[field] ?? null;
  const input = (field: RoiField): Row => {
    const value = given(field);
    return row([
      names.inputs[field],
      field === 'adoption'
        ? { fill: value === null ? null : value / 100, as: 'percent' }
        : {
            fill: value ?? (field === 'cost' ? 0 : null),
            as: field === 'hours' || field === 'rate' ? 'decimal' : 'whole',
          },
    ]);
  };
  const priceRow = 5 + names.price.length;
  const low = `B${CASES.payback}`;
  const expected = `C${CASES.payback}`;
  const areas = Array.from(
    { length: names.areas.length },
    (_, index) => `Readiness!$C$${areaRow(names, index)}<0.5`,
  );
  const answer = `IF(ISTEXT(${expected}),"No",IF(${expected}>36,"No",IF(ISTEXT(${low}),"Not yet",IF(OR(${low}>12,${areas.join(',')}),"Not yet","Yes"))))`;
  const yearly = (year: number): Row =>
    row([
      year === 0 ? 'Running total, start' : `Running total, after year ${year}`,
      ...each(({ letter }) =>
        whole(
          year === 0
            ? `-${letter}${CASES.cost}`
            : `${letter}${CASES.net}*${year}-${letter}${CASES.missed}-${letter}${CASES.cost}`,
        ),
      ),
    ]);
  return {
    ...sheet(
      'Case',
      [46, 16, 16, 16, 16, 16],
      [
        row([names.title], 'title'),
        row([names.note], 'note'),
        blank,
        row(['What goes in', null, null, null, null, null], 'head'),
        ...roiFields.map(input),
        row(['Price of the estimate', whole(`Price!B${priceRow}*Price!B${priceRow + 1}`)]),
        row(
          [
            'One-time cost, never below the price',
            whole(`IF(B${INPUT.cost}>B${PRICE},B${INPUT.cost},B${PRICE})`),
          ],
          'total',
        ),
        blank,
        row(['What comes out', ...columns.map(({ name }) => name)], 'head'),
        row(['Share of the hours', ...columns.map(({ hours }) => ({ fill: hours, as: 'percent' as const }))]),
        row(['Share of the cost', ...columns.map(({ cost }) => ({ fill: cost, as: 'percent' as const }))]),
        row(['Months of ramp-up', ...columns.map(({ ramp }) => ramp)]),
        row([
          'Hours saved a year',
          ...each(({ letter }) =>
            whole(`${of('hours')}*${letter}${CASES.hoursShare}*${of('weeks')}*${of('adoption')}`),
          ),
        ]),
        row([
          'Value of those hours',
          ...each(({ letter }) => whole(`${letter}${CASES.saved}*${of('rate')}`)),
        ]),
        row([
          'Net benefit a year',
          ...each(({ letter }) => whole(`${letter}${CASES.worth}-${of('running')}`)),
        ]),
        row([
          'Missed during the ramp-up',
          ...each(({ letter }) => whole(`${letter}${CASES.worth}/12*${letter}${CASES.ramp}/2`)),
        ]),
        row(['One-time cost', ...each(({ letter }) => whole(`${of('cost')}*${letter}${CASES.costShare}`))]),
        row(
          [
            'Net gain, year one',
            ...each(({ letter }) =>
              whole(`${letter}${CASES.net}-${letter}${CASES.missed}-${letter}${CASES.cost}`),
            ),
          ],
          'total',
        ),
        row(['Payback in months', ...each(payback)], 'total'),
        ...Array.from({ length: YEARS + 1 }, (_, year) => yearly(year)),
        blank,
        row(['The answer', null, null, null, null, null], 'head'),
        row(['Decision, when nothing is open', { formula: `=${answer}` }], 'total'),
        row(['What the hours cost a year today', whole(`${of('hours')}*${of('weeks')}*${of('rate')}`)]),
        row(['The most we can lose', whole(`B${CASES.cost}+${of('running')}`)]),
        row(['Asked for, with the price at its upper end', whole(`B${COST}+B${PRICE}*${ACCURACY}`)]),
        row([
          'Break-even adoption',
          {
            formula: `=IF(${of('hours')}*${of('weeks')}*${of('rate')}>0,(${of('cost')}+${of('running')})/(${of('hours')}*${of('weeks')}*${of('rate')}),"Out of reach")`,
            as: 'percent',
          },
        ]),
        row([
          'Break-even hours a week',
          decimal(
            `IF(${of('weeks')}*${of('rate')}*${of('adoption')}>0,(${of('cost')}+${of('running')})/(${of('weeks')}*${of('rate')}*${of('adoption')}),"Out of reach")`,
          ),
        ]),
      ],
    ),
    accepts: [
      { range: `B${INPUT.hours}`, ...limits.hours },
      { range: `B${INPUT.weeks}`, ...limits.weeks },
      { range: `B${INPUT.rate}`, ...limits.rate },
      { range: `B${INPUT.adoption}`, from: 0, to: 1 },
      { range: `B${INPUT.cost}:B${INPUT.running}`, ...limits.cost },
    ],
    charts: [
      {
        kind: 'line',
        title: `Running total in ${names.currency.code}`,
        from: { row: RESULT + 7, col: 0 },
        to: { row: RESULT + 23, col: 4 },
        categories: `Case!$A$${CASES.start}:$A$${CASES.start + YEARS}`,
        series: (
          [
            ['Low', 'B', 'before'],
            ['Expected', 'C', 'lane'],
            ['High', 'E', 'ink2'],
          ] as const
        ).map(([name, letter, tone]) => ({
          name,
          values: `Case!$${letter}$${CASES.start}:$${letter}$${CASES.start + YEARS}`,
          tone,
        })),
      },
    ],
  };
}

/** Each input moved alone, and the net gain of year one. */
function sensitivitySheet(names: SheetNames): Worksheet {
  const gain = (moved: RoiField, cell: string) => {
    const value = (field: RoiField) => (field === moved ? cell : `Case!${of(field)}`);
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
        const input = `Case!${of(field)}`;
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

/** The row of an area's score, which follows its statements. */
const areaRow = (names: SheetNames, area: number): number =>
  5 + names.areas.slice(0, area + 1).reduce((sum, { statements }) => sum + statements.length + 1, 0) - 1;

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
export const caseSheets = (of: BusinessCase, names: SheetNames): Worksheet[] => [
  caseSheet(of, names),
  sensitivitySheet(names),
  priceSheet(names),
  readinessSheet(of, names),
];
