import { z } from 'zod';
import { checkEntry } from '@/lib/content-check/check';
import type { CurrencyCode } from '@/lib/currency/currency-traits';
import {
  exampleRoiInputs,
  financeDefaults,
  financeFields,
  type RoiInputs,
  roiFieldOrder,
} from '@/lib/roi-calculator/assumptions';
import { company } from '../company/company';
import { terms } from '../company/terms';
import { currencyRecords } from '../pricing/currencies';
import { financeField, roiField, roiWordsShape } from '../schemas/roi';
import { scenariosText } from './tool-figures';

const FILE = 'content/tools/roi.ts';

/** The six fields in the order of lib/roi-calculator/assumptions.ts, with what is asked and what is said of wrong input. */
export const roiQuestions = checkEntry(
  z
    .array(roiField)
    .length(roiFieldOrder.length)
    .refine(
      (fields) => fields.every(({ id }, index) => id === roiFieldOrder[index]),
      'must keep their ids and order',
    ),
  FILE,
  [
    {
      id: 'hours',
      label: 'Hours a week you could save',
      hint: 'For everyone together, timed, minus the time spent checking.',
    },
    {
      id: 'weeks',
      label: 'Working weeks a year',
      hint: 'Not counting holidays and leave.',
    },
    {
      id: 'rate',
      label: 'Hourly rate',
      hint: 'Wages plus employer costs.',
    },
    {
      id: 'adoption',
      label: 'Adoption, in percent',
      hint: 'How much of that work people will actually do the new way.',
    },
    {
      id: 'cost',
      label: 'One-time project cost',
      hint: 'Building, training, lost time. Enter 0 if there is none.',
    },
    {
      id: 'running',
      label: 'Running costs a year',
      hint: `Licenses and usage, each year. ${company.name}’s price includes a year of support.`,
    },
  ],
);

/** What a finance department adds in the business case. */
export const financeQuestions = checkEntry(
  z
    .array(financeField)
    .length(financeFields.length)
    .refine(
      (fields) => fields.every(({ id }, index) => id === financeFields[index]),
      'must keep their ids and order',
    ),
  FILE,
  [
    {
      id: 'discountRate',
      label: 'Discount rate a year, in percent',
      hint: `What money costs your company. ${financeDefaults.discountRate} until you change it.`,
    },
    {
      id: 'cashShare',
      label: 'Saved hours that become cash, in percent',
      hint: 'Hours that leave a budget, such as overtime. Enter 0 if none do.',
    },
    {
      id: 'otherHours',
      label: 'Without AI, saved hours a week',
      hint: 'If you only mend the process, such as dropping a step.',
    },
    {
      id: 'renewals',
      label: 'Renewals a year, from year two',
      hint: `Support and plans in ${company.name}’s estimate, at the same price. Or 0.`,
    },
  ],
);

/**
 * The example in each currency, with amounts that fit it: those of the calculator until the visitor enters others.
 * Illustrative, like the US one.
 */
export const roiExamples = Object.fromEntries(
  Object.entries(currencyRecords).map(([code, { roiExample }]) => [
    code,
    { ...exampleRoiInputs, ...roiExample },
  ]),
) as Record<CurrencyCode, RoiInputs>;

/** The texts around the fields. */
export const roiWords = checkEntry(roiWordsShape, FILE, {
  heading: {
    example: 'Return on the example project',
    estimate: 'Return with your estimate',
    some: '{own} of {all} numbers are yours',
    own: 'Your return',
  },
  source: {
    example: 'These are example numbers. Enter your own, and the results update.',
    estimate: 'Hours and rate are still examples. Enter your own, and the results update.',
    some: 'The others are marked. Enter yours, and the results update.',
    own: 'Based on your numbers. They’re saved in this page’s link.',
  },
  estimate: {
    mark: `${company.name}’s estimate`,
    note: `From your answers in the pricing calculator. ${terms.tax}`,
  },
  unread: '“{typed}” couldn’t be read',
  last: 'Fields to check: {count}. Until then, these results use the last valid numbers.',
  rest: 'Also used: {weeks} working weeks, {adoption}% adoption, {running} running costs a year',
  currency: { label: 'Currency', hint: 'Of the amounts above. A change does not convert what you entered.' },
  button: 'Go to the results',
  outcomes: {
    payback: 'Payback',
    firstYear: 'Return in the first year',
    gain: 'Net gain, year one',
    breakEven: 'Break-even adoption',
  },
  notes: {
    never: 'Running costs use up everything the project saves.',
    atOnce: 'There is no upfront cost to earn back.',
    noCost: 'With no upfront cost, there is no rate of return.',
    breakEven: 'Rounded up. With less, year one is a loss.',
    outOfReach: 'Even at 100%, year one ends at a loss.',
  },
  decision:
    'This counts all saved time as money, from the day the work is live. The business case counts only what leaves a budget, and the weeks of work before that.',
  scenarios: {
    heading: 'What if it goes differently?',
    text: scenariosText,
    names: {
      low: 'Low',
      expected: 'Expected',
      lowWithRampUp: 'Low, slow start',
    },
  },
  chart: 'Running total by month: it changes color when the project has paid for itself.',
  formulas: {
    heading: 'How we calculate it',
    lead: 'The formulas work in any currency.',
  },
  lines: [
    { name: 'Hours saved a year', formula: 'hours a week × working weeks × adoption' },
    { name: 'Value of those hours', formula: 'hours saved × hourly rate' },
    { name: 'Net benefit a year', formula: 'value − running costs' },
    { name: 'Payback in months', formula: 'project cost ÷ (net benefit ÷ 12)' },
    { name: 'Return in the first year', formula: '(net benefit − project cost) ÷ project cost' },
    { name: 'Running total after year n', formula: 'n × net benefit − project cost' },
    {
      name: 'Break-even hours, saved a week',
      formula: '(project cost + running costs) ÷ (weeks × rate)',
    },
    { name: 'Break-even adoption', formula: 'break-even hours ÷ hours a week' },
  ],
  assumed: {
    heading: 'What we assume',
    list: [
      'The hours you save go to other work worth the same rate.',
      'Adoption is at the rate you enter from the first month, except in a slow start.',
      'Rates, hours and running costs stay the same for five years.',
      'Faster answers and avoided errors are not counted. Neither are new errors.',
    ],
  },
  withoutScript: {
    heading: 'The example, worked out',
    lead: 'The calculator needs JavaScript, but you can do the arithmetic yourself. Replace the example numbers with your own.',
  },
});
