// downloadCount is a sample, a placeholder to be replaced before launch.

import type { WorksheetInput } from '../worksheets/schema';
import type { GuideInput } from './schema';

type Row = WorksheetInput['rows'][number];

/** Group, what to look at, weight from 1 to 5, and sample scores of the three invented vendors. */
const CRITERIA: readonly [string, string, number, [number, number, number]][] = [
  ['Result', 'Right results on our own test cases', 5, [4, 5, 3]],
  ['Result', 'Says “not sure” instead of guessing', 4, [3, 4, 2]],
  ['Result', 'Same input gives the same kind of answer', 3, [4, 3, 4]],
  ['Data', 'Does not train on our data, in writing', 5, [5, 5, 3]],
  ['Data', 'Data location and retention fit our rules', 4, [4, 3, 5]],
  ['Data', 'We can export and delete everything ourselves', 4, [3, 4, 2]],
  ['Daily work', 'Works inside the tools we already use', 4, [5, 2, 4]],
  ['Daily work', 'Roles, log and approval step', 3, [3, 4, 4]],
  ['Daily work', 'A new colleague can use it after an hour', 2, [4, 3, 5]],
  ['Vendor', 'Answers questions within two working days', 3, [4, 4, 3]],
  ['Vendor', 'Reference calls with customers our size', 3, [3, 2, 4]],
  ['Vendor', 'We can leave with three months’ notice or less', 3, [2, 4, 5]],
];
const FIRST = 5;
const LAST = FIRST + CRITERIA.length - 1;
const range = (column: string) => `${column}${FIRST}:${column}${LAST}`;

const scores: WorksheetInput = {
  name: 'Scores',
  widths: [13, 52, 9, 13, 13, 13, 34],
  landscape: true,
  rows: [
    { style: 'title', cells: ['Scores'] },
    {
      style: 'note',
      cells: [
        'Weight: 1 (nice to have) to 5 (decides). Score: 0 (absent) to 5 (proven). Score only what you have seen. The three vendors and their numbers are invented.',
      ],
    },
    { cells: [] },
    {
      style: 'head',
      cells: [
        'Group',
        'What we look at',
        'Weight',
        { fill: 'Vendor A' },
        { fill: 'Vendor B' },
        { fill: 'Vendor C' },
        'Where we saw it',
      ],
    },
    ...CRITERIA.map(
      ([group, what, weight, points]): Row => ({
        cells: [group, what, { fill: weight }, ...points.map((fill) => ({ fill })), { fill: null }],
      }),
    ),
    {
      style: 'total',
      cells: [
        null,
        'Weighted score, of 100',
        { formula: `=SUM(${range('C')})`, as: 'whole' },
        ...['D', 'E', 'F'].map((column) => ({
          formula: `=SUMPRODUCT($C$${FIRST}:$C$${LAST},${range(column)})/(5*$C$${LAST + 1})*100`,
          as: 'decimal' as const,
        })),
        null,
      ],
    },
  ],
  accepts: [
    { range: range('C'), from: 1, to: 5 },
    { range: `D${FIRST}:F${LAST}`, from: 0, to: 5 },
  ],
  marks: [{ range: `D${FIRST}:F${LAST}`, when: `AND($C${FIRST}=5,D${FIRST}<3)` }],
};

const MUST: readonly [string, [string, string, string]][] = [
  ['Contract names us as owner of inputs and outputs', ['Yes', 'Yes', 'Yes']],
  ['Data processing agreement is signed before the trial', ['Yes', 'Yes', 'Open']],
  ['Sign-in through our own accounts', ['Yes', 'Yes', 'Yes']],
  ['We can stop the system within a minute', ['Yes', 'Yes', 'Yes']],
  ['Price for the next two years is in the proposal', ['No', 'Yes', 'Yes']],
  ['Incidents are reported to us within 72 hours', ['Yes', 'Yes', 'Open']],
];
const MUST_LAST = 4 + MUST.length;

const musts: WorksheetInput = {
  name: 'Must have',
  widths: [60, 14, 14, 14],
  rows: [
    { style: 'title', cells: ['Must have'] },
    {
      style: 'note',
      cells: ['No score makes up for a No here. “Open” counts as No until you have the answer in writing.'],
    },
    { cells: [] },
    {
      style: 'head',
      cells: ['Condition', ...['D', 'E', 'F'].map((column) => ({ formula: `=Scores!${column}4` }))],
    },
    ...MUST.map(([what, answers]): Row => ({ cells: [what, ...answers.map((fill) => ({ fill }))] })),
    {
      style: 'total',
      cells: [
        'Conditions met',
        ...['B', 'C', 'D'].map((column) => ({
          formula: `=COUNTIF(${column}5:${column}${MUST_LAST},"Yes")`,
        })),
      ],
    },
    {
      style: 'total',
      cells: [
        'Still in the running',
        ...['B', 'C', 'D'].map((column) => ({
          formula: `=IF(${column}${MUST_LAST + 1}=${MUST.length},"Yes","No")`,
        })),
      ],
    },
  ],
  accepts: [{ range: `B5:D${MUST_LAST}`, words: ['Yes', 'No', 'Open'] }],
  marks: [{ range: `B5:D${MUST_LAST + 2}`, when: 'B5="No"' }],
};

const cost: WorksheetInput = {
  name: 'Cost over three years',
  widths: [44, 15, 15, 15],
  rows: [
    { style: 'title', cells: ['Cost over three years'] },
    {
      style: 'note',
      cells: [
        'Compare what you will have paid after three years, not the price per seat. Invented numbers, in US dollars.',
      ],
    },
    { cells: [] },
    {
      style: 'head',
      cells: ['Cost', ...['D', 'E', 'F'].map((column) => ({ formula: `=Scores!${column}4` }))],
    },
    { cells: ['Setup, once', ...[4_000, 9_500, 0].map((fill) => ({ fill, as: 'usd' as const }))] },
    { cells: ['Price per seat per month', ...[42, 30, 55].map((fill) => ({ fill, as: 'usd' as const }))] },
    { cells: ['Seats', ...[25, 25, 25].map((fill) => ({ fill, as: 'whole' as const }))] },
    {
      cells: [
        'Usage per year, beyond the seats',
        ...[1_200, 3_600, 0].map((fill) => ({ fill, as: 'usd' as const })),
      ],
    },
    {
      cells: [
        'Our own hours per year, corrections included',
        ...[40, 60, 30].map((fill) => ({ fill, as: 'whole' as const })),
      ],
    },
    { cells: ['Cost of one of our hours', ...[60, 60, 60].map((fill) => ({ fill, as: 'usd' as const }))] },
    {
      style: 'total',
      cells: [
        'Paid after three years',
        ...['B', 'C', 'D'].map((column) => ({
          formula: `=${column}5+36*${column}6*${column}7+3*(${column}8+${column}9*${column}10)`,
          as: 'usd' as const,
        })),
      ],
    },
    {
      cells: [
        'Cost per point of the score',
        ...(
          [
            ['B', 'D'],
            ['C', 'E'],
            ['D', 'F'],
          ] as const
        ).map(([own, score]) => ({
          formula: `=${own}11/Scores!${score}${LAST + 1}`,
          as: 'usd' as const,
        })),
      ],
    },
  ],
  accepts: [{ range: 'B5:D10', from: 0, to: 10_000_000 }],
};

const decision: WorksheetInput = {
  name: 'Decision',
  widths: [22, 20, 16, 18, 14],
  rows: [
    { style: 'title', cells: ['Decision'] },
    {
      style: 'note',
      cells: ['Fills itself in. Vendors missing a must-have aren’t ranked. Amounts in US dollars.'],
    },
    { cells: [] },
    { style: 'head', cells: ['Vendor', 'Still in the running', 'Score, of 100', 'Three years', 'Rank'] },
    ...(['D', 'E', 'F'] as const).map((column, index): Row => {
      const own = ['B', 'C', 'D'][index];
      const row = 5 + index;
      return {
        cells: [
          { formula: `=Scores!${column}4` },
          { formula: `='Must have'!${own}${MUST_LAST + 2}` },
          { formula: `=Scores!${column}${LAST + 1}`, as: 'decimal' },
          { formula: `='Cost over three years'!${own}11`, as: 'usd' },
          {
            formula: `=IF(B${row}="Yes",1+${[5, 6, 7].map((other) => `IF(AND(B${other}="Yes",C${other}>C${row}),1,0)`).join('+')},"-")`,
            as: 'whole',
          },
        ],
      };
    }),
    { cells: [] },
    { cells: ['We choose', { fill: null }, null, null, null] },
    { cells: ['Because', { fill: null }, null, null, null] },
    { cells: ['Runner-up', { fill: null }, null, null, null] },
    { cells: ['We review this on', { fill: null }, null, null, null] },
  ],
  marks: [{ range: 'A5:E7', when: '$E5=1' }],
  charts: [
    {
      kind: 'column',
      title: 'Score, of 100',
      from: { row: 13, col: 0 },
      to: { row: 29, col: 2 },
      categories: 'Decision!$A$5:$A$7',
      least: 0,
      series: [{ name: 'Score, of 100', values: 'Decision!$C$5:$C$7', tone: 'lane' }],
    },
    {
      kind: 'column',
      title: 'Cost over three years, in US dollars',
      from: { row: 13, col: 2 },
      to: { row: 29, col: 5 },
      categories: 'Decision!$A$5:$A$7',
      least: 0,
      series: [{ name: 'Three years', values: 'Decision!$D$5:$D$7', tone: 'before' }],
    },
  ],
};

export const aiVendorScorecard: GuideInput = {
  id: 7,
  title: 'AI Vendor Scorecard',
  description:
    'Weighted scores, must-have conditions and three-year cost for three vendors, with charts and an automatic ranking.',
  category: 'Business Templates',
  type: 'Template',
  format: 'XLSX',
  downloadCount: '750+',
  image: '/downloads/covers/7.svg',
  featured: false,
  file: 'ai-vendor-scorecard',
  subtitle: 'Four linked sheets with charts, for three vendors',
  updated: '2025-05-08',
  cover: ['Scores', 'Must have', 'Cost over three years', 'Decision'],
  document: { kind: 'workbook', sheets: [scores, musts, cost, decision] },
};
