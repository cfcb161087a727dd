import type { Worksheet } from '../documents/xlsx/model';
import { HORIZON_YEARS, limits, type RoiField, roiFields } from '../roi/assumptions';
import { limitsIn } from '../roi/limits';
import type { BusinessCase } from './build-case';
import { decisionRows } from './decision-rows';
import { columnsOf, outcomeRows } from './outcome-rows';
import type { ReturnCase } from './return-case';
import {
  addressIn,
  blank,
  cell,
  namedRow,
  type Row,
  row,
  sheet,
  totalRow,
  type WorkbookContent,
} from './sheet-parts';

const formatOf = {
  hours: 'decimal',
  weeks: 'decimal',
  rate: 'hundredths',
  cost: 'whole',
  running: 'whole',
} as const;

/** Rows of inputs, in tinted cells. Unanswered ones are empty cells. */
function inputRows({ answers, price }: BusinessCase, money: ReturnCase, content: WorkbookContent): Row[] {
  const input = (field: RoiField): Row => {
    const value = answers.roi[field] ?? null;
    const fill =
      field === 'adoption'
        ? { fill: value === null ? null : value / 100, as: 'percent' as const }
        : { fill: value, as: formatOf[field] };
    return namedRow(field, content.inputs[field], fill);
  };
  // The price in the case's currency, to the hundredth.
  const priced = Math.round((price?.estimate.totalCost ?? 0) * content.currency.exchangeRate * 100) / 100;
  const { discountRate, cashShare } = money.finance;
  return [
    ...(['hours', 'weeks', 'rate', 'adoption', 'cost', 'running'] as const).map(input),
    namedRow('buildWeeks', 'Weeks from approval until the work is live', {
      fill: price?.estimate.estimatedTimelineWeeks ?? null,
      as: 'whole',
    }),
    namedRow('discountRate', content.inputs.discountRate, { fill: discountRate / 100, as: 'tenths' }),
    namedRow('cashShare', content.inputs.cashShare, { fill: cashShare / 100, as: 'percent' }),
    namedRow('price', 'Price of the estimate', cell(`ROUND(Price!C${totalRow(content)},2)`, priced)),
    namedRow(
      'counted',
      'One-time cost, never below the price',
      cell('MAX($cost,$price)', money.inputs.cost),
      'total',
    ),
    namedRow(
      'buildMonths',
      'Months from approval until the work is live',
      cell('$buildWeeks*12/52', money.buildMonths, 'hundredths'),
    ),
  ];
}

/** The chart below the rows: the running total of three cases. */
function totalChart(content: WorkbookContent, rowCount: number, first: number): Worksheet['charts'][number] {
  const range = (letter: string) => `Case!$${letter}$${first}:$${letter}$${first + HORIZON_YEARS}`;
  return {
    kind: 'line',
    title: `Running total in ${content.currency.code} from the day of approval`,
    from: { row: rowCount + 1, col: 0 },
    to: { row: rowCount + 17, col: 5 },
    categories: range('A'),
    series: [
      { name: content.cases.low, values: range('B'), tone: 'before' },
      { name: content.cases.expected, values: range('C'), tone: 'lane' },
      { name: content.cases.high, values: range('E'), tone: 'ink2' },
    ],
  };
}

/**
 * The numbers, the return in its cases, and the answer.
 *
 * @param money the return with 0 for each unanswered input, as a spreadsheet calculates with empty cells.
 * @returns the sheet, and where other sheets find the number of a row's name.
 */
export function caseSheet(
  built: BusinessCase,
  money: ReturnCase,
  content: WorkbookContent,
): { sheet: Worksheet; cellOf: (name: string) => string } {
  const columns = columnsOf(money, content);
  const empty = columns.map(() => null);
  const rows: Row[] = [
    row([content.title], 'title'),
    row([content.note], 'note'),
    row([{ ...content.link }]),
    blank,
    row(['What goes in', ...empty], 'head'),
    ...inputRows(built, money, content),
    blank,
    row(['What comes out', ...columns.map(({ name }) => name)], 'head'),
    ...outcomeRows(money, columns),
    blank,
    row(['The answer', ...empty], 'head'),
    ...decisionRows(built, money, content),
  ];
  const cellOf = (name: string) => addressIn(rows, name);
  const within = limitsIn(content.currency.exchangeRate);
  const range = (from: string, to = from) =>
    (from === to ? cellOf(from) : `${cellOf(from)}:${cellOf(to)}`).replaceAll('$', '');
  return {
    cellOf,
    sheet: {
      ...sheet('Case', [46, ...columns.map(() => 14)], rows),
      accepts: [
        ...roiFields.map((field) => ({
          range: range(field),
          ...(field === 'adoption' ? { from: 0, to: 1 } : within[field]),
        })),
        { range: range('buildWeeks'), from: 0, to: 260 },
        { range: range('discountRate', 'cashShare'), from: 0, to: limits.cashShare.to / 100 },
      ],
      charts: [totalChart(content, rows.length, Number(cellOf('total0').slice('$B$'.length)))],
    },
  };
}
