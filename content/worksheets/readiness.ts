import { MIN_NEARLY_SHARE, MIN_READY_SHARE, percent } from '@/lib/readiness/score';
import { readinessAreas } from '../tools/readiness';
import { statementCount } from '../tools/tool-figures';
import type { ToolWorksheetInput, WorksheetInput } from './schema';

type Row = WorksheetInput['rows'][number];

/** The areas of the assessment, which the sheet asks and scores as the page does. */
const AREAS = readinessAreas;

const FIRST = 5;
const PER_AREA = AREAS[0]?.statements.length ?? 0;
/** The rows of an area, as the sheet counts. */
const rowsOf = (index: number) => {
  const from = FIRST + index * PER_AREA;
  return { from, to: from + PER_AREA - 1 };
};
const LAST = rowsOf(AREAS.length - 1).to;

/** Scores of a made-up company: one area ready, two nearly, one not yet. */
const EXAMPLE = [
  [2, 2],
  [1, 2],
  [0, 2],
  [2, 3],
];

const answers: WorksheetInput = {
  name: 'Answers',
  widths: [14, 90, 12, 30],
  landscape: true,
  rows: [
    { style: 'title', cells: ['AI readiness: answers'] },
    {
      style: 'note',
      cells: [
        '0 = not at all, 1 = partly, 2 = mostly, 3 = yes, and we can show it. The scores in the tinted cells are an example.',
      ],
    },
    { cells: [] },
    { style: 'head', cells: ['Area', 'Statement', 'Score', 'Evidence'] },
    ...AREAS.flatMap(({ name, statements }, area) =>
      statements.map(
        (statement, index): Row => ({
          cells: [name, statement, { fill: EXAMPLE[area]?.[index] ?? 1 }, { fill: null }],
        }),
      ),
    ),
  ],
  accepts: [{ range: `C${FIRST}:C${LAST}`, from: 0, to: 3 }],
  marks: [{ range: `C${FIRST}:C${LAST}`, when: `C${FIRST}=0` }],
};

const result: WorksheetInput = {
  name: 'Result',
  widths: [16, 12, 20, 76],
  landscape: true,
  rows: [
    { style: 'title', cells: ['AI readiness: result'] },
    {
      style: 'note',
      cells: [
        `Calculated from the sheet Answers. Start with the lowest area; below ${percent(MIN_NEARLY_SHARE)}, fix it before you start a project.`,
      ],
    },
    { cells: [] },
    { style: 'head', cells: ['Area', 'Score', 'Status', 'What to do first'] },
    ...AREAS.map(({ name, next }, index): Row => {
      const { from, to } = rowsOf(index);
      const row = FIRST + index;
      return {
        cells: [
          name,
          { formula: `=SUM(Answers!C${from}:C${to})/${PER_AREA * 3}`, as: 'percent' },
          {
            formula: `=IF(B${row}>=${MIN_READY_SHARE},"Ready",IF(B${row}>=${MIN_NEARLY_SHARE},"Nearly","Not yet"))`,
          },
          next,
        ],
      };
    }),
    {
      style: 'total',
      cells: [
        'Overall',
        { formula: `=AVERAGE(B${FIRST}:B${FIRST + AREAS.length - 1})`, as: 'percent' },
        {
          formula: `=IF(OR(${AREAS.map((_, index) => `B${FIRST + index}<${MIN_NEARLY_SHARE}`).join(',')}),"Close the gap first",IF(B${FIRST + AREAS.length}>=${MIN_READY_SHARE},"Start","Start small"))`,
        },
        null,
      ],
    },
  ],
  marks: [
    {
      range: `A${FIRST}:D${FIRST + AREAS.length - 1}`,
      when: `$B${FIRST}=MIN($B$${FIRST}:$B$${FIRST + AREAS.length - 1})`,
    },
  ],
  charts: [
    {
      kind: 'bar',
      title: 'Score by area',
      from: { row: FIRST + AREAS.length + 1, col: 0 },
      to: { row: FIRST + AREAS.length + 16, col: 3 },
      least: 0,
      categories: `Result!$A$${FIRST}:$A$${FIRST + AREAS.length - 1}`,
      series: [{ name: 'Score', values: `Result!$B$${FIRST}:$B$${FIRST + AREAS.length - 1}`, tone: 'lane' }],
    },
  ],
};

const plan: WorksheetInput = {
  name: 'Plan',
  widths: [16, 50, 22, 16],
  landscape: true,
  rows: [
    { style: 'title', cells: ['AI readiness: plan'] },
    { style: 'note', cells: ['At most one step for each area. Give each a name and a date.'] },
    { cells: [] },
    { style: 'head', cells: ['Area', 'Next step', 'Who', 'By'] },
    ...AREAS.map(({ name }): Row => ({ cells: [name, { fill: null }, { fill: null }, { fill: null }] })),
  ],
};

export const readinessWorksheet: ToolWorksheetInput = {
  file: 'ai-readiness-worksheet',
  title: 'AI Readiness Worksheet',
  subtitle: `${statementCount.capital} statements on data, people, process and leadership`,
  description:
    'A self-assessment to fill in as a team, with a score and a chart by area, and a plan for the gaps.',
  updated: '2025-05-08',
  sheets: [answers, result, plan],
};
