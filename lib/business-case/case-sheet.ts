import type { CellInput, Worksheet } from '../documents/xlsx/model';
import { limits, type RoiField, roiFields, YEARS } from '../roi/assumptions';
import { RAMP_MONTHS, SPREAD } from '../roi/cases';
import type { BusinessCase } from './build-case';
import { ACCURACY } from './return-case';
import {
  areaRow,
  blank,
  type Cells,
  COST,
  cellOf,
  decimal,
  INPUT,
  PRICE,
  type Row,
  row,
  type SheetNames,
  sheet,
  whole,
} from './sheet-parts';

/** Rows of the cases, below the inputs. */
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

const each = (make: (column: (typeof columns)[number]) => CellInput): Cells => columns.map(make);

/** Months until the sum stays at or above zero; the ramp-up's own formula only where there is one. */
function payback({ letter, ramp }: (typeof columns)[number]): CellInput {
  const at = (name: keyof typeof CASES) => `${letter}${CASES[name]}`;
  const after = `(${at('cost')}+${at('missed')})/(${at('net')}/12)`;
  const saved = `(${at('worth')}/12)`;
  const monthly = `(${cellOf('running')}/12)`;
  const during = `${at('ramp')}*(${monthly}+SQRT(${monthly}^2+2*${saved}*${at('cost')}/${at('ramp')}))/${saved}`;
  const months = ramp === 0 ? after : `IF(${after}>=${at('ramp')},${after},${during})`;
  return decimal(`IF(${at('net')}>0,${months},"Never")`);
}

/** The inputs, the return in its cases, and the answer. */
export function caseSheet(built: BusinessCase, names: SheetNames): Worksheet {
  const given = (field: RoiField) => built.answers.roi[field] ?? null;
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
            whole(`${cellOf('hours')}*${letter}${CASES.hoursShare}*${cellOf('weeks')}*${cellOf('adoption')}`),
          ),
        ]),
        row([
          'Value of those hours',
          ...each(({ letter }) => whole(`${letter}${CASES.saved}*${cellOf('rate')}`)),
        ]),
        row([
          'Net benefit a year',
          ...each(({ letter }) => whole(`${letter}${CASES.worth}-${cellOf('running')}`)),
        ]),
        row([
          'Missed during the ramp-up',
          ...each(({ letter }) => whole(`${letter}${CASES.worth}/12*${letter}${CASES.ramp}/2`)),
        ]),
        row([
          'One-time cost',
          ...each(({ letter }) => whole(`${cellOf('cost')}*${letter}${CASES.costShare}`)),
        ]),
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
        row([
          'What the hours cost a year today',
          whole(`${cellOf('hours')}*${cellOf('weeks')}*${cellOf('rate')}`),
        ]),
        row(['The most we can lose', whole(`B${CASES.cost}+${cellOf('running')}`)]),
        row(['Asked for, with the price at its upper end', whole(`B${COST}+B${PRICE}*${ACCURACY}`)]),
        row([
          'Break-even adoption',
          {
            formula: `=IF(${cellOf('hours')}*${cellOf('weeks')}*${cellOf('rate')}>0,(${cellOf('cost')}+${cellOf('running')})/(${cellOf('hours')}*${cellOf('weeks')}*${cellOf('rate')}),"Out of reach")`,
            as: 'percent',
          },
        ]),
        row([
          'Break-even hours a week',
          decimal(
            `IF(${cellOf('weeks')}*${cellOf('rate')}*${cellOf('adoption')}>0,(${cellOf('cost')}+${cellOf('running')})/(${cellOf('weeks')}*${cellOf('rate')}*${cellOf('adoption')}),"Out of reach")`,
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
