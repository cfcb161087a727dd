import { z } from 'zod';
import { checkEntry } from '@/lib/content/check';
import { financeDefaults, financeFields, roiFields } from '@/lib/roi/assumptions';
import { routes } from '@/lib/routes';
import { link, text } from '../schemas/fields';
import { financeField, roiField } from './roi.schema';
import { casesText, toolFigures as figures } from './tool-figures';

const FILE = 'content/tools/roi.ts';
// cspell:ignore Forrester

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
      hint: 'How much of that work people will actually do the new way.',
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
      hint: 'Licenses, usage, and support or maintenance paid every year. Or 0.',
      money: true,
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
      hint: 'Your estimate for fixing the process itself, such as dropping a step.',
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
  /** Added where the low case is just good enough. */
  thin: text(160),
  needed: text(160).includes('{needed}', 'must say {needed}, the saved hours a week'),
  /** When the year of the result begins, and where the weeks of work are counted. */
  clock: text(200),
  choose: link,
  cases: z.strictObject({
    heading: text(60),
    text: text(240),
    names: z.strictObject({
      low: text(24),
      expected: text(24),
      high: text(24),
      slowStart: text(24),
      lowSlow: text(24),
    }),
  }),
  chart: text(120),
  formulas: z.strictObject({ heading: text(60), lead: text(320) }),
  lines: z.array(z.strictObject({ name: text(40), formula: text(80) })).min(5),
  assumed: z.strictObject({ heading: text(60), list: z.array(text(220)).min(4) }),
  /** Methods of others to compare with. Each was looked up; `says` quotes or sums up the page. */
  sources: z.strictObject({
    heading: text(60),
    list: z.array(z.strictObject({ label: text(120), href: z.url(), says: text(240) })).min(1),
  }),
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
  own: 'Based on your numbers. They’re saved in this page’s link.',
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
    breakEven: 'Rounded up. With less, year one is a loss.',
    outOfReach: 'Even at 100%, year one ends at a loss.',
  },
  verdicts: {
    go: {
      title: 'This one is worth doing.',
      text: `It pays for itself within ${figures.yes} even if it saves ${figures.lowSaves} less and costs ${figures.tolerance} more.`,
    },
    depends: {
      title: 'Worth doing, if your numbers hold.',
      text: `It pays for itself within ${figures.yes} as planned, but not in the low case. Time the work again before you commit.`,
    },
    slow: {
      title: 'Try a smaller version first.',
      text: `It pays for itself within ${figures.no}, but not within ${figures.yes}. Cut the cost, or find a process that takes more hours.`,
    },
    decline: {
      title: 'We would not do this one.',
      text: `It does not pay for itself within ${figures.no}.`,
    },
  },
  thin: 'There is little room: a slow start or one more surprise, and it takes longer.',
  needed: `To pay for itself in ${figures.yes}, people would have to save {needed} hours a week; as entered, they save {saved}.`,
  clock:
    'The year begins when the work is live. The business case counts from the approval and adds the weeks of work.',
  choose: { label: 'Find a better candidate', href: routes.video('choose-the-first-process') },
  cases: {
    heading: 'What if it goes differently?',
    text: casesText,
    names: {
      low: 'Low',
      expected: 'Expected',
      high: 'High',
      slowStart: 'Slow start',
      lowSlow: 'Low, slow start',
    },
  },
  chart: 'Running total by month: gray until the project has paid for itself, orange from then on.',
  formulas: {
    heading: 'How we calculate it',
    lead: 'Use your own currency. Switching it changes the symbol, not the numbers.',
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
    {
      name: 'Net present value, in the business case',
      formula: '− project cost + each year’s net ÷ (1 + discount rate)^year',
    },
  ],
  assumed: {
    heading: 'What we assume',
    list: [
      'The hours you save go to other work worth the same rate. Four scattered quarter hours don’t make a usable hour.',
      'Adoption is at the rate you enter from the first month, except in the slow start.',
      'Rates, hours and running costs stay the same for five years. Only the net present value is discounted.',
      'Faster answers and avoided errors are not counted. Neither are new errors.',
      `The verdicts use our own thresholds: payback within ${figures.yes} in the low case, and within ${figures.no} in the expected case.`,
    ],
  },
  sources: {
    heading: 'Compare with',
    list: [
      {
        label: 'Forrester, Total Economic Impact methodology',
        href: 'https://go.forrester.com/policies/tei/',
        says: 'Names four parts: “cost, benefits, flexibility, and risk”. We leave flexibility out, and risk is our low case. The page has no date.',
      },
      {
        label: 'HM Treasury, Review of discounting in the Green Book, 2025',
        href: 'https://www.gov.uk/government/publications/green-book-discount-rate-review-2026/review-of-discounting-in-the-green-book-terms-of-reference',
        says: `The UK government discounts its own projects at 3.5% a year in real terms. Our ${financeDefaults.discountRate}% is a choice for companies; change it to yours.`,
      },
    ],
  },
  withoutScript: {
    heading: 'The example, worked out',
    lead: 'The calculator needs JavaScript, but you can do the arithmetic yourself. Replace the example numbers with your own.',
  },
});
