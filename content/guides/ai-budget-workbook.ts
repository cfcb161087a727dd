// downloadCount is a sample, a placeholder to be replaced before launch.

import type { WorksheetInput } from '../worksheets/schema';
import type { GuideInput } from './schema';

type Row = WorksheetInput['rows'][number];
const usd = (formula: string) => ({ formula, as: 'usd' as const });
const ask = (fill: number, as: 'usd' | 'percent' | 'whole' | 'decimal' = 'whole') => ({ fill, as });

type Cost = readonly [kind: 'One-time' | 'Yearly', what: string, quantity: number, price: number];
const COSTS: readonly Cost[] = [
  ['One-time', 'Process analysis and measuring today’s value', 24, 85],
  ['One-time', 'Building and connecting', 60, 85],
  ['One-time', 'Test on past cases', 20, 60],
  ['One-time', 'Team training', 24, 45],
  ['One-time', 'Privacy and contract review', 8, 140],
  ['Yearly', 'Licenses, per seat', 6, 360],
  ['Yearly', 'Monthly spot checks, hours', 36, 45],
  ['Yearly', 'Upkeep and retesting, hours', 36, 85],
];

/** First row of the costs, as the sheet counts. */
const FIRST = 5;
const LAST = FIRST + COSTS.length - 1;
/** Rows below the costs. */
const USAGE = LAST + 1;
const ONE_TIME = LAST + 5;
const FIXED = LAST + 6;

const costs: WorksheetInput = {
  name: 'Costs',
  widths: [12, 50, 12, 12, 14, 32],
  landscape: true,
  rows: [
    { style: 'title', cells: ['Costs'] },
    {
      style: 'note',
      cells: [
        'One line for each cost. Fill in the tinted cells; the amounts are an illustrative example, in US dollars.',
      ],
    },
    { cells: [] },
    { style: 'head', cells: ['Kind', 'What', 'Quantity', 'Price each', 'Amount', 'Note'] },
    ...COSTS.map(
      ([kind, what, quantity, price], index): Row => ({
        cells: [
          kind,
          what,
          ask(quantity),
          ask(price, 'usd'),
          usd(`=C${FIRST + index}*D${FIRST + index}`),
          null,
        ],
      }),
    ),
    {
      cells: [
        'Per case',
        'Model usage',
        { formula: '=Benefit!C5*12', as: 'whole' },
        { fill: 0.12, as: 'cents' },
        usd(`=C${USAGE}*D${USAGE}`),
        'Expected cases a year',
      ],
    },
    { cells: [] },
    {
      style: 'total',
      cells: [
        null,
        'One-time, before contingency',
        null,
        null,
        usd(`=SUMIF(A${FIRST}:A${LAST},"One-time",E${FIRST}:E${LAST})`),
      ],
    },
    {
      cells: [
        null,
        'Contingency on one-time costs',
        ask(0.15, 'percent'),
        null,
        usd(`=E${LAST + 3}*C${LAST + 4}`),
      ],
    },
    {
      style: 'total',
      cells: [null, 'One-time, with contingency', null, null, usd(`=E${LAST + 3}+E${LAST + 4}`)],
    },
    {
      style: 'total',
      cells: [
        null,
        'Yearly, whatever the volume',
        null,
        null,
        usd(`=SUMIF(A${FIRST}:A${LAST},"Yearly",E${FIRST}:E${LAST})`),
      ],
    },
  ],
  accepts: [
    { range: `A${FIRST}:A${LAST}`, words: ['One-time', 'Yearly'] },
    { range: `C${FIRST}:D${LAST}`, from: 0, to: 10_000_000 },
    { range: `D${USAGE}`, from: 0, to: 10_000 },
    { range: `C${LAST + 4}`, from: 0, to: 1 },
  ],
};

const benefit: WorksheetInput = {
  name: 'Benefit',
  widths: [50, 16, 16, 16, 44],
  landscape: true,
  rows: [
    { style: 'title', cells: ['Benefit'] },
    {
      style: 'note',
      cells: [
        'Three columns, from what you would still approve to what you hope for. Illustrative example, in US dollars.',
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
        'Timed on at least thirty cases',
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
        'The team handles the rest as before',
      ],
    },
    {
      cells: [
        'Share of those cases really done this way',
        ask(0.8, 'percent'),
        ask(0.85, 'percent'),
        ask(0.95, 'percent'),
        'Count finished cases, not logins',
      ],
    },
    {
      cells: [
        'Cost of an hour',
        ask(38, 'usd'),
        ask(38, 'usd'),
        ask(38, 'usd'),
        'With benefits and payroll taxes',
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
        'Cases x 12 x minutes saved / 60 x shares',
      ],
    },
    {
      style: 'total',
      cells: [
        'What those hours are worth',
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
      cells: ['Nothing to fill in. The figures come from the sheets Costs and Benefit, in US dollars.'],
    },
    { cells: [] },
    { style: 'head', cells: ['Three years', 'Cautious', 'Expected', 'Good'] },
    { cells: ['One-time costs', ...COLUMNS.map(() => usd(`=Costs!E${ONE_TIME}`))] },
    {
      cells: [
        'Yearly running costs, usage included',
        ...COLUMNS.map((column) => usd(`=Costs!E${FIXED}+Costs!D${USAGE}*Benefit!${column}5*12`)),
      ],
    },
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
    { style: 'head', cells: ['What it means', null, null, null] },
    {
      cells: [
        'Would you approve the cautious column?',
        {
          formula:
            '=IF(ISNUMBER(B9),IF(B9<=24,"Yes: it pays back within two years","Only with a smaller first step"),"No: choose another process")',
        },
        null,
        null,
      ],
    },
  ],
  marks: [{ range: 'B8:D12', when: 'B8<0' }],
  charts: [
    {
      kind: 'column',
      title: 'Result after each year, in US dollars',
      from: { row: 18, col: 0 },
      to: { row: 36, col: 4 },
      categories: 'Result!$A$10:$A$12',
      series: [
        { name: 'Cautious', values: 'Result!$B$10:$B$12', tone: 'before' },
        { name: 'Expected', values: 'Result!$C$10:$C$12', tone: 'lane' },
        { name: 'Good', values: 'Result!$D$10:$D$12', tone: 'ink2' },
      ],
    },
  ],
};

const tracking: WorksheetInput = {
  name: 'Plan and actual',
  widths: [14, 16, 16, 24, 16, 36],
  landscape: true,
  rows: [
    { style: 'title', cells: ['Plan and actual'] },
    {
      style: 'note',
      cells: [
        'After launch, enter what you actually spent and saved each month. Empty months are ignored. US dollars.',
      ],
    },
    { cells: [] },
    {
      style: 'head',
      cells: ['Month', 'Net planned', 'Spent', 'Value of hours saved', 'Difference', 'What happened'],
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
    'Costs line by line, benefits in three cases, formulas for payback and three-year return, a chart, and a sheet to compare planned and actual figures.',
  category: 'Business Templates',
  type: 'Template',
  format: 'XLSX',
  downloadCount: '2.1k',
  image: '/downloads/covers/3.svg',
  featured: true,
  file: 'ai-budget-roi-workbook',
  subtitle: 'Four linked sheets with a chart, in US dollars',
  updated: '2025-05-08',
  cover: ['Costs', 'Benefit', 'Result', 'Plan and actual'],
  document: { kind: 'workbook', sheets: [costs, benefit, result, tracking] },
};
