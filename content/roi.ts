import { z } from 'zod';
import { checkEntry } from '@/lib/content/check';
import { roiFields } from '@/lib/roi/assumptions';
import { routes } from '@/lib/routes';
import { link, text } from './fields';
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
      money: true,
    },
    {
      id: 'adoption',
      label: 'Adoption, in percent',
      hint: 'The share of that work people will really do the new way.',
    },
    {
      id: 'cost',
      label: 'One-time project cost',
      hint: 'Building, training, lost time. Enter 0 if there is none.',
      money: true,
    },
    {
      id: 'running',
      label: 'Running costs a year',
      hint: 'Licenses, usage, maintenance. Enter 0 if there are none.',
      money: true,
    },
  ],
);

const verdict = z.strictObject({ title: text(60), text: text(240) });

const words = z.strictObject({
  heading: z.strictObject({ example: text(60), price: text(60), own: text(60), last: text(60) }),
  example: text(200),
  price: text(200),
  own: text(200),
  last: text(200).includes('{count}', 'must say {count}, the number of fields'),
  button: text(40),
  outcomes: z.strictObject({ payback: text(40), firstYear: text(40), gain: text(60), breakEven: text(40) }),
  notes: z.strictObject({
    never: text(160),
    atOnce: text(120),
    noCost: text(160),
    breakEven: text(120),
    outOfReach: text(120),
  }),
  verdicts: z.strictObject({ go: verdict, depends: verdict, slow: verdict, decline: verdict }),
  needed: text(160).includes('{needed}', 'must say {needed}, the hours a week'),
  choose: link,
  cases: z.strictObject({
    heading: text(60),
    text: text(240),
    names: z.strictObject({ low: text(24), expected: text(24), high: text(24), slowStart: text(24) }),
  }),
  chart: text(120),
  formulas: z.strictObject({ heading: text(60), lead: text(320) }),
  lines: z.array(z.strictObject({ name: text(40), formula: text(80) })).min(5),
  assumed: z.strictObject({ heading: text(60), list: z.array(text(220)).min(4) }),
  withoutScript: z.strictObject({ heading: text(60), lead: text(320) }),
});

/** The texts around the fields. The verdicts' limits are in lib/roi/cases.ts. */
export const roiWords = checkEntry(words, FILE, {
  heading: {
    example: 'Return on the example project',
    price: 'Return on an example at your price',
    own: 'Your return',
    last: 'Your return before this change',
  },
  example: 'These are example numbers. Enter your own, and the results update.',
  price:
    'The cost is your estimate, and the other numbers are an example. Enter your own, and the results update.',
  own: 'From your numbers, which stay in this page’s address.',
  last: 'Fields to check: {count}. Until then, these results use the numbers before this change.',
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
    breakEven: 'Below about this share, year one ends at a loss.',
    outOfReach: 'Even at 100%, year one ends at a loss.',
  },
  verdicts: {
    go: {
      title: 'This one is worth doing.',
      text: 'It pays for itself within a year even if it saves 25% less and costs 25% more.',
    },
    depends: {
      title: 'Worth doing, if your numbers hold.',
      text: 'It pays for itself within a year as planned, but not in the low case. Time the work again before you commit.',
    },
    slow: {
      title: 'Try a smaller version first.',
      text: 'It pays for itself within three years, but not within one. Cut the cost, or find a process that takes more hours.',
    },
    decline: {
      title: 'We would not do this one.',
      text: 'It takes more than three years to pay for itself, if it ever does.',
    },
  },
  needed: 'To pay for itself in a year, it would have to save {needed} hours a week.',
  choose: { label: 'Find a better candidate', href: routes.video('choose-the-first-process') },
  cases: {
    heading: 'What if it goes differently?',
    text: 'Low: 25% fewer hours and a 25% higher project cost. High: 25% more hours. Slow start: adoption grows over six months.',
    names: { low: 'Low', expected: 'Expected', high: 'High', slowStart: 'Slow start' },
  },
  chart: 'Running total by month: gray until the project has paid for itself, orange from then on.',
  formulas: {
    heading: 'How we calculate it',
    lead: 'Amounts are in your own currency, and nothing is converted: choosing another currency changes the symbol, not the number.',
  },
  lines: [
    { name: 'Hours saved a year', formula: 'hours a week × working weeks × adoption' },
    { name: 'Value of those hours', formula: 'hours saved × hourly rate' },
    { name: 'Net benefit a year', formula: 'value − running costs' },
    { name: 'Payback in months', formula: 'project cost ÷ (net benefit ÷ 12)' },
    { name: 'Return in the first year', formula: '(net benefit − project cost) ÷ project cost' },
    { name: 'Running total after year n', formula: 'n × net benefit − project cost' },
    {
      name: 'Break-even adoption',
      formula: '(project cost + running costs) ÷ (hours a week × weeks × rate)',
    },
  ],
  assumed: {
    heading: 'What we assume',
    list: [
      'The hours you save go to other work worth the same rate. Four scattered quarter hours don’t make a usable hour.',
      'Adoption is at the rate you enter from the first month, except in the slow start.',
      'Rates, hours and running costs stay the same for five years. Nothing is discounted.',
      'Faster answers and avoided errors are not counted. Neither are new errors.',
      'The verdicts use our own thresholds: payback within 12 months in the low case, and within 36 months in the expected case.',
    ],
  },
  withoutScript: {
    heading: 'The example, worked out',
    lead: 'The calculator needs JavaScript, but you can do the arithmetic yourself. Replace the example numbers with your own.',
  },
});
