// downloadCount is a sample, a placeholder to be replaced before launch.

import type { WorksheetInput } from '../worksheets/schema';
import type { GuideInput } from './schema';

type Row = WorksheetInput['rows'][number];
const usd = (formula: string) => ({ formula, as: 'usd' as const });
const ask = (fill: number, as: 'usd' | 'percent' | 'whole' | 'decimal' = 'whole') => ({ fill, as });

const COSTS: readonly [string, string, number, number][] = [
  ['One-off', 'Process analysis and measuring today’s value', 60, 85],
  ['One-off', 'Building and connecting', 220, 85],
  ['One-off', 'Test on past cases', 40, 60],
  ['One-off', 'Training of the team', 48, 45],
  ['One-off', 'Data protection and contract review', 16, 140],
];
const YEARLY: readonly [string, string, number, number][] = [
  ['Yearly', 'Model usage, cost per case', 10_800, 0.12],
  ['Yearly', 'Licenses, per seat', 6, 360],
  ['Yearly', 'Monthly spot checks, hours', 36, 45],
  ['Yearly', 'Upkeep and retesting, hours', 72, 85],
];
const costRow = (
  [kind, what, quantity, price]: readonly [string, string, number, number],
  row: number,
): Row => ({
  cells: [
    kind,
    what,
    ask(quantity),
    { fill: price, as: price < 1 ? undefined : 'usd' },
    usd(`=C${row}*D${row}`),
    null,
  ],
});

/** First row of the costs, as the sheet counts. */
const FIRST = 5;
const LAST = FIRST + COSTS.length + YEARLY.length - 1;

const costs: WorksheetInput = {
  name: 'Costs',
  widths: [11, 50, 12, 12, 14, 32],
  landscape: true,
  frozen: 4,
  rows: [
    { style: 'title', cells: ['Costs'] },
    {
      style: 'note',
      cells: [
        'One line for each cost. Tinted cells are yours to fill in; the amounts are examples and illustrative. US dollars.',
      ],
    },
    { cells: [] },
    { style: 'head', cells: ['Kind', 'What', 'Quantity', 'Price each', 'Amount', 'Note'] },
    ...[...COSTS, ...YEARLY].map((cost, index) => costRow(cost, FIRST + index)),
    { cells: [] },
    {
      style: 'total',
      cells: [
        null,
        'One-off, before contingency',
        null,
        null,
        usd(`=SUMIF(A${FIRST}:A${LAST},"One-off",E${FIRST}:E${LAST})`),
      ],
    },
    {
      cells: [
        null,
        'Contingency on one-off costs',
        ask(0.15, 'percent'),
        null,
        usd(`=E${LAST + 2}*C${LAST + 3}`),
      ],
    },
    {
      style: 'total',
      cells: [null, 'One-off, with contingency', null, null, usd(`=E${LAST + 2}+E${LAST + 3}`)],
    },
    {
      style: 'total',
      cells: [
        null,
        'Yearly running costs',
        null,
        null,
        usd(`=SUMIF(A${FIRST}:A${LAST},"Yearly",E${FIRST}:E${LAST})`),
      ],
    },
  ],
  accepts: [
    { range: `A${FIRST}:A${LAST}`, words: ['One-off', 'Yearly'] },
    { range: `C${FIRST}:D${LAST}`, from: 0, to: 10_000_000 },
    { range: `C${LAST + 3}`, from: 0, to: 1 },
  ],
};
const ONE_OFF = `Costs!E${LAST + 4}`;
const RUNNING = `Costs!E${LAST + 5}`;

const benefit: WorksheetInput = {
  name: 'Benefit',
  widths: [50, 16, 16, 16, 44],
  landscape: true,
  frozen: 4,
  rows: [
    { style: 'title', cells: ['Benefit'] },
    {
      style: 'note',
      cells: [
        'Three columns, from what you would sign to what you hope for. Example numbers, illustrative. US dollars.',
      ],
    },
    { cells: [] },
    { style: 'head', cells: ['Per year', 'Cautious', 'Expected', 'Good', 'How to find it'] },
    { cells: ['Cases a month', ask(800), ask(900), ask(950), 'System report, average of three months'] },
    {
      cells: [
        'Minutes per case today',
        ask(13, 'decimal'),
        ask(14, 'decimal'),
        ask(14, 'decimal'),
        'Timed on thirty cases',
      ],
    },
    {
      cells: [
        'Minutes per case with AI, checking included',
        ask(8, 'decimal'),
        ask(6, 'decimal'),
        ask(4, 'decimal'),
        'From the trial on past cases',
      ],
    },
    {
      cells: [
        'Share of cases the system handles',
        ask(0.7, 'percent'),
        ask(0.8, 'percent'),
        ask(0.9, 'percent'),
        'The rest goes to a person as before',
      ],
    },
    {
      cells: [
        'Share of the team that uses it',
        ask(0.8, 'percent'),
        ask(0.85, 'percent'),
        ask(0.95, 'percent'),
        'Count log-ins, not opinions',
      ],
    },
    {
      cells: [
        'Cost of an hour',
        ask(38, 'usd'),
        ask(38, 'usd'),
        ask(38, 'usd'),
        'With employer contributions',
      ],
    },
    {
      style: 'total',
      cells: [
        'Hours saved a year',
        ...['B', 'C', 'D'].map((column) => ({
          formula: `=${column}5*12*(${column}6-${column}7)/60*${column}8*${column}9`,
          as: 'whole' as const,
        })),
        'Cases x minutes saved x share x use',
      ],
    },
    {
      style: 'total',
      cells: [
        'Worth of these hours',
        ...['B', 'C', 'D'].map((column) => usd(`=${column}11*${column}10`)),
        null,
      ],
    },
    {
      cells: [
        'Other yearly benefit you can prove',
        ask(0, 'usd'),
        ask(1_500, 'usd'),
        ask(4_000, 'usd'),
        'Fewer corrections, late fees, overtime',
      ],
    },
    {
      style: 'total',
      cells: [
        'Yearly benefit before costs',
        ...['B', 'C', 'D'].map((column) => usd(`=${column}12+${column}13`)),
        null,
      ],
    },
  ],
  accepts: [
    { range: 'B5:D7', from: 0, to: 1_000_000 },
    { range: 'B8:D9', from: 0, to: 1 },
    { range: 'B10:D10', from: 0, to: 1_000 },
    { range: 'B13:D13', from: 0, to: 10_000_000 },
  ],
};

const COLUMNS = ['B', 'C', 'D'] as const;
const result: WorksheetInput = {
  name: 'Result',
  widths: [46, 16, 16, 16],
  rows: [
    { style: 'title', cells: ['Result'] },
    {
      style: 'note',
      cells: ['Nothing to fill in here. The figures come from the sheets Costs and Benefit. US dollars.'],
    },
    { cells: [] },
    { style: 'head', cells: ['Three years', 'Cautious', 'Expected', 'Good'] },
    { cells: ['One-off costs', ...COLUMNS.map(() => usd(`=${ONE_OFF}`))] },
    { cells: ['Yearly running costs', ...COLUMNS.map(() => usd(`=${RUNNING}`))] },
    { cells: ['Yearly benefit before costs', ...COLUMNS.map((column) => usd(`=Benefit!${column}14`))] },
    {
      style: 'total',
      cells: ['Yearly net benefit', ...COLUMNS.map((column) => usd(`=${column}7-${column}6`))],
    },
    {
      style: 'total',
      cells: [
        'Payback in months',
        ...COLUMNS.map((column) => ({
          formula: `=IF(${column}8>0,ROUND(${column}5/(${column}8/12),1),"never")`,
          as: 'decimal' as const,
        })),
      ],
    },
    { cells: ['Result after year 1', ...COLUMNS.map((column) => usd(`=${column}8-${column}5`))] },
    { cells: ['Result after year 2', ...COLUMNS.map((column) => usd(`=${column}10+${column}8`))] },
    { cells: ['Result after year 3', ...COLUMNS.map((column) => usd(`=${column}11+${column}8`))] },
    {
      style: 'total',
      cells: [
        'Return on investment over three years',
        ...COLUMNS.map((column) => ({
          formula: `=${column}12/(${column}5+3*${column}6)`,
          as: 'percent' as const,
        })),
      ],
    },
    { cells: [] },
    { style: 'head', cells: ['In a sentence', null, null, null] },
    {
      cells: [
        'Would you sign the cautious column?',
        {
          formula:
            '=IF(ISNUMBER(B9),IF(B9<=24,"Yes, it pays back within two years","Only with a smaller first step"),"No: find a better process")',
        },
        null,
        null,
      ],
    },
  ],
  marks: [{ range: 'B8:D12', when: 'B8<0' }],
};

const tracking: WorksheetInput = {
  name: 'Plan and actual',
  widths: [14, 16, 16, 24, 16, 36],
  landscape: true,
  frozen: 4,
  rows: [
    { style: 'title', cells: ['Plan and actual'] },
    {
      style: 'note',
      cells: [
        'After the start: write what was really spent and saved, month by month. Empty months count as not held yet. US dollars.',
      ],
    },
    { cells: [] },
    {
      style: 'head',
      cells: ['Month', 'Net planned', 'Spent', 'Worth of hours saved', 'Difference', 'What happened'],
    },
    ...Array.from({ length: 12 }, (_, index): Row => {
      const row = 5 + index;
      return {
        cells: [
          `Month ${index + 1}`,
          usd('=Result!C8/12'),
          { fill: null, as: 'usd' },
          { fill: null, as: 'usd' },
          usd(`=IF(COUNT(C${row}:D${row})=0,0,D${row}-C${row}-B${row})`),
          { fill: null },
        ],
      };
    }),
    {
      style: 'total',
      cells: [
        'Year',
        usd('=SUM(B5:B16)'),
        usd('=SUM(C5:C16)'),
        usd('=SUM(D5:D16)'),
        usd('=SUM(E5:E16)'),
        null,
      ],
    },
  ],
  accepts: [{ range: 'C5:D16', from: 0, to: 10_000_000 }],
  marks: [{ range: 'E5:E17', when: 'E5<0' }],
};

export const aiBudgetWorkbook: GuideInput = {
  id: 3,
  title: 'AI Budget and ROI Workbook',
  description:
    'Costs line by line, benefit in three columns, payback and three-year return by formula, and a sheet to hold plan against actual.',
  category: 'Business Templates',
  type: 'Template',
  format: 'XLSX',
  downloadCount: '2.1k',
  image: '/downloads/covers/3.svg',
  featured: true,
  file: 'ai-budget-roi-workbook',
  subtitle: 'Four linked worksheets in US dollars',
  updated: '2025-05-01',
  cover: ['Costs', 'Benefit', 'Result', 'Plan and actual'],
  document: { kind: 'workbook', sheets: [costs, benefit, result, tracking] },
};
