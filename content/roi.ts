import { z } from 'zod';
import { checkEntry } from '@/lib/content/check';
import { roiFields } from '@/lib/roi/assumptions';
import { text } from './fields';
import { roiField } from './roi.schema';

const FILE = 'content/roi.ts';

/** The six fields in the order of lib/roi/assumptions.ts, with what is asked and what is said of wrong input. */
export const roiQuestions = checkEntry(
  z
    .array(roiField)
    .length(roiFields.length)
    .refine(
      (fields) => fields.every(({ id }, index) => id === roiFields[index]),
      'must keep their ids and order',
    ),
  FILE,
  [
    {
      id: 'hours',
      label: 'Hours a week that could be saved',
      hint: 'All people together, timed, with checking taken off.',
      empty: 'Enter the hours a week that could be saved.',
    },
    {
      id: 'weeks',
      label: 'Working weeks a year',
      hint: 'After holidays and leave.',
      empty: 'Enter the working weeks a year.',
    },
    {
      id: 'rate',
      label: 'Hourly rate',
      hint: 'Wage with employer contributions.',
      empty: 'Enter what an hour of work costs.',
      money: true,
    },
    {
      id: 'adoption',
      label: 'Adoption, in percent',
      hint: 'Share of that work that will really be done the new way.',
      empty: 'Enter the adoption, from 0 to 100.',
    },
    {
      id: 'cost',
      label: 'Cost of the project, once',
      hint: 'Building, training, lost time. Enter 0 if there is none.',
      empty: 'Enter what the project costs once, or 0.',
      money: true,
    },
    {
      id: 'running',
      label: 'Running costs a year',
      hint: 'Licenses, usage, upkeep. Enter 0 if there are none.',
      empty: 'Enter the running costs a year, or 0.',
      money: true,
    },
  ],
);

const words = z.strictObject({
  heading: z.strictObject({ example: text(60), own: text(60), last: text(60) }),
  example: text(200),
  own: text(200),
  last: text(200),
  button: text(40),
  outcomes: z.strictObject({ payback: text(40), firstYear: text(40), gain: text(60) }),
  never: text(160),
  atOnce: text(120),
  noCost: text(160),
  chart: text(120),
  formulas: z.strictObject({ heading: text(60), lead: text(320) }),
  lines: z.array(z.strictObject({ name: text(40), formula: text(80) })).min(5),
  assumed: z.strictObject({ heading: text(60), list: z.array(text(220)).min(4) }),
  withoutScript: z.strictObject({ heading: text(60), lead: text(320) }),
});

export const roiWords = checkEntry(words, FILE, {
  heading: {
    example: 'The return of the example',
    own: 'Your return',
    last: 'Your return before this change',
  },
  example: 'The numbers below are an illustrative example. Put in your own.',
  own: 'Worked out from your numbers. They stay in the address of this page.',
  last: 'Worked out from the last numbers that could be read, not from what the fields hold now.',
  button: 'Work out the return',
  outcomes: { payback: 'Payback', firstYear: 'Return in the first year', gain: 'Left after the first year' },
  never: 'The running costs are as large as what is saved, or larger.',
  atOnce: 'There is no cost to cover.',
  noCost: 'Without a cost of the project there is no rate of return to state.',
  chart: 'What is left since the start, year by year. It crosses zero when the project has paid for itself.',
  formulas: {
    heading: 'How it is worked out',
    lead: 'Six numbers in, six lines of arithmetic. Nothing is converted: amounts are in your own currency, and choosing another one changes the symbol, not the number.',
  },
  lines: [
    { name: 'Hours saved a year', formula: 'hours a week × working weeks × adoption' },
    { name: 'Worth of these hours', formula: 'hours saved × hourly rate' },
    { name: 'Net benefit a year', formula: 'worth − running costs' },
    { name: 'Payback in months', formula: 'cost of the project ÷ (net benefit ÷ 12)' },
    {
      name: 'Return in the first year',
      formula: '(net benefit − cost of the project) ÷ cost of the project',
    },
    { name: 'After year n', formula: 'n × net benefit − cost of the project' },
  ],
  assumed: {
    heading: 'What is assumed',
    list: [
      'Saved hours go to other work that is worth the same rate. Four pauses of fifteen minutes are not an hour.',
      'Adoption holds from the first month. If it grows slowly, payback comes later than stated.',
      'Rates, hours and running costs stay as they are for five years, and nothing is discounted.',
      'Mistakes that no longer happen, and faster answers, are not counted. Nor are mistakes that are new.',
    ],
  },
  withoutScript: {
    heading: 'The example, worked out',
    lead: 'The calculator needs JavaScript; its arithmetic does not. Put your own numbers in place of the example, which is illustrative.',
  },
});
