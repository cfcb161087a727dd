import { example, limits } from '@/lib/roi/assumptions';
import type { ToolWorksheetInput, WorksheetInput } from './schema';

type Row = WorksheetInput['rows'][number];

const inputs: WorksheetInput = {
  name: 'Return',
  widths: [44, 16, 66],
  landscape: true,
  rows: [
    { style: 'title', cells: ['Return on one AI project'] },
    {
      style: 'note',
      cells: ['Fill in the tinted cells. The numbers in them are an example. All amounts are in US dollars.'],
    },
    { cells: [] },
    { style: 'head', cells: ['You put in', null, 'How to find it'] },
    {
      cells: [
        'Hours a week that could be saved',
        { fill: example.hours, as: 'decimal' },
        'For everyone together, timed, minus checking',
      ],
    },
    { cells: ['Working weeks a year', { fill: example.weeks, as: 'whole' }, 'After holidays and vacation'] },
    { cells: ['Cost of an hour', { fill: example.rate, as: 'usd' }, 'Wage plus benefits and payroll taxes'] },
    {
      cells: [
        'Adoption',
        { fill: example.adoption / 100, as: 'percent' },
        'Share of that work that will really be done the new way',
      ],
    },
    {
      cells: [
        'Cost of the project, one time',
        { fill: example.cost, as: 'usd' },
        'Building, training, lost time',
      ],
    },
    { cells: ['Running costs a year', { fill: example.running, as: 'usd' }, 'Licenses, usage, upkeep'] },
    { cells: [] },
    { style: 'head', cells: ['You get out', null, 'How it is calculated'] },
    { cells: ['Hours saved a year', { formula: '=B5*B6*B8', as: 'whole' }, 'Hours x weeks x adoption'] },
    {
      cells: [
        'What those hours are worth',
        { formula: '=B13*B7', as: 'usd' },
        'Hours saved x cost of an hour',
      ],
    },
    {
      style: 'total',
      cells: [
        'Net benefit a year',
        { formula: '=B14-B10', as: 'usd' },
        'Value of the hours minus running costs',
      ],
    },
    {
      style: 'total',
      cells: [
        'Payback in months',
        { formula: '=IF(B15>0,ROUND(B9/(B15/12),1),"never")', as: 'decimal' },
        'Cost of the project / monthly net benefit',
      ],
    },
    {
      style: 'total',
      cells: [
        'Return in the first year',
        { formula: '=IF(B9>0,(B15-B9)/B9,"no cost")', as: 'percent' },
        '(Net benefit - cost of the project) / cost of the project',
      ],
    },
  ],
  accepts: [
    { range: 'B5', ...limits.hours },
    { range: 'B6', ...limits.weeks },
    { range: 'B7', ...limits.rate },
    { range: 'B8', from: 0, to: 1 },
    { range: 'B9:B10', ...limits.cost },
  ],
  marks: [{ range: 'B15:B17', when: '$B$15<=0' }],
  charts: [
    {
      kind: 'line',
      title: 'Total since the start, in US dollars',
      from: { row: 18, col: 0 },
      to: { row: 34, col: 3 },
      categories: "'Month by month'!$A$5:$A$28",
      series: [{ name: 'Total since the start', values: "'Month by month'!$C$5:$C$28", tone: 'lane' }],
    },
  ],
};

const months: WorksheetInput = {
  name: 'Month by month',
  widths: [10, 24, 24, 16],
  rows: [
    { style: 'title', cells: ['Month by month'] },
    { style: 'note', cells: ['Calculated from the sheet Return, in US dollars. Nothing to fill in.'] },
    { cells: [] },
    { style: 'head', cells: ['Month', 'Net benefit this month', 'Total since the start', 'Paid back'] },
    ...Array.from({ length: 24 }, (_, index): Row => {
      const row = 5 + index;
      return {
        cells: [
          index + 1,
          { formula: '=Return!B15/12', as: 'usd' },
          { formula: index === 0 ? '=B5-Return!B9' : `=C${row - 1}+B${row}`, as: 'usd' },
          { formula: `=IF(C${row}>=0,"Yes","Not yet")` },
        ],
      };
    }),
  ],
  // The month in which the project has paid for itself, and no other.
  marks: [{ range: 'A5:D28', when: 'AND($C5>=0,$C5<$B5)' }],
};

const cautious: WorksheetInput = {
  name: 'If adoption falls short',
  widths: [42, 18, 18, 18],
  rows: [
    { style: 'title', cells: ['If adoption falls short'] },
    {
      style: 'note',
      cells: ['The same project with lower adoption. Change the shares; the rest recalculates. US dollars.'],
    },
    { cells: [] },
    {
      style: 'head',
      cells: [
        'Share of the adoption you expect',
        { fill: 1, as: 'percent' },
        { fill: 0.75, as: 'percent' },
        { fill: 0.5, as: 'percent' },
      ],
    },
    {
      cells: [
        'Net benefit a year',
        ...['B', 'C', 'D'].map((column) => ({
          formula: `=Return!$B$14*${column}4-Return!$B$10`,
          as: 'usd' as const,
        })),
      ],
    },
    {
      style: 'total',
      cells: [
        'Payback in months',
        ...['B', 'C', 'D'].map((column) => ({
          formula: `=IF(${column}5>0,ROUND(Return!$B$9/(${column}5/12),1),"never")`,
          as: 'decimal' as const,
        })),
      ],
    },
  ],
  accepts: [{ range: 'B4:D4', from: 0, to: 1 }],
};

export const roiWorksheet: ToolWorksheetInput = {
  file: 'ai-roi-worksheet',
  title: 'AI ROI Worksheet',
  subtitle: 'Payback and yearly return from hours, rate, cost and adoption',
  description:
    'The AI ROI calculator as a spreadsheet, with a month-by-month view, a chart and a cautious case.',
  updated: '2025-05-08',
  sheets: [inputs, months, cautious],
};
