import { type BusinessCaseAnswers, choiceToolNames, choiceTools } from '@/lib/business-case/answers';
import { readBusinessCase, writeBusinessCase } from '@/lib/business-case/link';
import { checkEntry, contentError } from '@/lib/content-check/check';
import { readinessAnswerCodes } from '@/lib/readiness-assessment/answers';
import * as routes from '@/lib/routes';
import { company } from '../company/company';
import { ratesNote, terms } from '../company/terms';
import { formWordsShape, memoWordsShape, pageWordsShape } from '../schemas/business-case';
import { toolFigures as figures, scenariosText } from '../tools/tool-figures';

const FILE = 'content/business-case/business-case.ts';

/** The memo, in the voice of the visitor's company. lib/business-case says when each sentence applies. */
export const memoWords = checkEntry(memoWordsShape, FILE, {
  title: 'Business case: {service}',
  titleOpen: 'an AI project',
  live: 'This case with its answers: {link}',
  page: 'Page {page} of {pages}',
  verdicts: {
    open: 'No verdict yet',
    yes: 'Yes',
    slow: 'Yes, slowly',
    'not-yet': 'Not yet',
    no: 'No',
  },
  sides: {
    yes: 'Yes on freed time',
    'yes slow': 'Yes on freed time, slowly on cash',
    'yes not-yet': 'Yes on freed time, not yet on cash',
    'yes no': 'Yes on freed time, no on cash',
    slow: 'Freed time: yes, slowly',
    'slow not-yet': 'Freed time: yes, slowly. Cash: not yet',
    'slow no': 'Freed time: yes, slowly. Cash: no',
    'not-yet': 'Not yet on freed time',
    'not-yet no': 'Not yet on freed time, no on cash',
  },
  figures: {
    price: 'Price',
    priceNote: '{from} to {to}',
    payback: 'Payback',
    paybackNote: 'from approval, on a one-time cost of {cost}; low case {lowPaybackHere}',
    npv: 'NPV, five years',
    npvNote: 'at {rate}% a year; low case {lowNpv}',
    approve: 'Amount to approve',
    lowPayback: 'Payback, low case',
    cashPayback: 'Payback on cash',
    open: 'open',
  },
  why: {
    start: 'Answer the cards below. Verdict and figures follow as you type.',
    open: 'A verdict needs your own numbers. Still open: {open}.',
    missing: 'Still open: {open}.',
    gap: `Below ${figures.gap} in readiness: {areas}.`,
    return: 'The return alone gives “{verdict}”.',
    yes: `Even in the low case, with every number ${figures.tolerance} worse, it pays for itself within ${figures.yes} of approval.`,
    slow: `Even in the low case, with every number ${figures.tolerance} worse, five years are worth {lowNpv} more than they cost, at {rate}% a year. It takes longer than ${figures.yes} to pay for itself.`,
    'not-yet': `As expected, five years are worth {npv} more than they cost, at {rate}% a year. In the low case, with every number ${figures.tolerance} worse, they are not.`,
    no: 'As expected, {paysBack}, and five years are worth {npv}, at {rate}% a year.',
    none: 'None of the saved hours becomes cash.',
    some: 'On the {share}% of the hours that become cash, {cashPaysBack}, and five years are worth {cashNpv}. In the low case {lowCashPaysBack}, and they are worth {lowCashNpv}.',
    sides: 'Freed time counts every saved hour, cash only those that become money no longer paid.',
  },
  missing: {
    problem: 'the problem',
    owner: 'the owner',
    deadline: 'the deadline',
    price: 'the price',
    return: 'the return',
    cashShare: 'how many hours become cash',
    hoursGiver: 'who gives up the hours',
    readiness: 'readiness',
  },
  changes: {
    lead: 'What would change it, each on its own:',
    leadGap: 'What would close the gap:',
    none: 'No single change of price or scope, up to 1.5 times, would improve the verdict.',
    cost: 'A one-time cost of {less} instead of {cost} gives “{verdict}”',
    scope:
      '{label} “{option}”, with an estimate of {price} and about {weeks} weeks, gives “{verdict}” if it saves the same hours',
    gap: '{area}: {points} in the assessment. {next}',
    point: '1 more point',
    points: '{points} more points',
  },
  ask: {
    heading: 'The decision we ask for',
    open: 'None yet. Answer what is marked open below.',
    yes: `Approve up to {approved} for {service} by {deadline}: the one-time cost and ${figures.tolerance}. Owner: {owner}.`,
    freed: 'It buys time, not cash. What the hours are for is up to {giver}.',
    'not-yet':
      'Approve no money yet. Settle what is open and bring this case back by {deadline}. Owner: {owner}.',
    no: 'Decline this project by {deadline}. Owner: {owner}.',
    end: 'Approved on that day, the work is live about {end}.',
    back: 'In the expected case, it has paid for itself by {month}.',
    signature: ['Decision', 'Name', 'Date'],
    unnamed: 'to be named',
    undated: 'a date to be set',
  },
  problem: {
    heading: 'The problem',
    doNothing:
      'If we do nothing, the {saved} hours a week that this project would save cost {doNothing} in today’s money, counted from the day it would be live to the end of year five.',
    withoutAi:
      'Fixing the same process without AI would save {otherHours} hours a week by our own estimate: {withoutAi} in the same time, before what that costs.',
  },
  proposal: {
    heading: 'What we propose',
    text: `{service} by ${company.name}, for {team}. The estimate is {price}. Plan on {from} to {to}, and about {weeks} weeks from approval to handover.`,
  },
  money: {
    heading: 'What it returns',
    head: ['Case', 'Payback', 'Net gain, year one', 'NPV, five years'],
    clock: 'Everything counts from the day of approval, the {weeks} weeks of work included.',
    clockOpen:
      'Everything counts from the day of approval. Without an estimate, no weeks of work are counted.',
    cases: `${scenariosText} Cash: only the saved hours that become money no longer paid. NPV is the net present value at {rate}% a year.`,
    cash: 'Cash',
    split:
      'Of the {saved} hours a week it saves, {savedAsCash} become cash and {savedAsTime} are freed time. Who gives up the saved hours: {giver}. Budget line: {line}.',
    lost: 'If nothing is saved, year one costs {lost}, at the costs of the low case.',
    raised: 'The one-time cost we entered is below the estimate, so the estimate counts, {cost}.',
    sensitivity:
      'Two numbers matter most for year one. {first}, {firstEnds}: {firstLow} to {firstHigh}. {second}, {secondEnds}: {secondLow} to {secondHigh}.',
    ends: '{worse} to {better}',
    breakEven: 'Year one breaks even at {breakEven} saved hours a week. We expect {saved}.',
  },
  inputs: {
    hours: 'Hours a week that could be saved',
    weeks: 'Working weeks a year',
    rate: 'Hourly rate',
    adoption: 'Adoption',
    cost: 'One-time cost, price included',
    running: 'Running costs a year',
    discountRate: 'Discount rate a year',
    cashShare: 'Saved hours that become cash',
    otherHours: 'Hours a week without AI',
  },
  scope: {
    heading: 'Scope and who does what',
    head: [`${company.name} does`, 'We do'],
    services: {
      training: {
        text: 'A group program: shared sessions for one team, with exercises from its own work.',
        theirs: [
          'Times one of our tasks before the sessions',
          'Runs the sessions, with a trainer for every small group',
          'Repeats the same task afterward and compares',
        ],
        ours: [
          'Send samples of our work, with names removed',
          'Free the whole team for the sessions',
          'Use the tools on live work from the first week',
        ],
      },
      onboarding: {
        text: 'One process with an owner and a number to improve, piloted beside the old way before anyone decides.',
        theirs: [
          'Records with up to three teams where the hours go',
          'Sets up the pilot on a tenth of the work',
          'Trains the people who will run it',
        ],
        ours: [
          'Pick the process, the owner and the number',
          'Run the pilot for four weeks beside the old way',
          'Decide on the measured numbers whether to go on',
        ],
      },
      automation: {
        text: 'One process. Software reads, matches and types. Our people decide the exceptions.',
        theirs: [
          'Times the process with the people who do it',
          'Builds the new process beside the old one',
          'Runs the same work both ways and compares',
        ],
        ours: [
          'Choose the part to automate first',
          'Check what is unclear, and set the limit for it',
          'Learn to change it, and when to stop it',
        ],
      },
      development: {
        text: 'One system, built around our work and tested on a hundred real examples before it goes live.',
        theirs: [
          'Writes the tests before the first line of code',
          'Scores a first version by week 4',
          'Goes live with the score on record and an off switch',
        ],
        ours: [
          'Collect a hundred real examples with their right answers',
          'Say what a wrong answer costs',
          'Use it on live work and mark what is wrong',
        ],
      },
      optimization: {
        text: 'A system that already runs: a diagnosis first, then fixes in order of their effect.',
        theirs: [
          'Logs what the system does without slowing it down',
          'Sorts failures by cause and by cost',
          'Fixes one cause at a time, each easy to switch off',
        ],
        ours: [
          'Give access to the system and its records',
          'Choose fixes from the ranked list',
          'Name who reads the monthly report',
        ],
      },
    },
  },
  price: {
    heading: 'The price',
    head: ['Part of the price', 'Amount'],
    total: 'Estimate',
    range: `We plan with ${figures.tolerance} either way. The estimate is not a formal quote.`,
  },
  curve: {
    heading: 'Five years',
    caption: 'Running total from the day of approval. It has paid for itself where a line crosses zero.',
    alt: 'Two lines over five years. The expected case starts at {start} and ends at {end}; the low case ends at {lowEnd}.',
    axis: 'years',
    total: '{symbol}, running total',
    covered: 'Costs covered',
  },
  gaps: {
    heading: 'Readiness gaps and who closes them',
    head: ['Area', 'Score', 'First step', 'Who closes it'],
    none: 'No area of readiness has a gap.',
    who: [
      'Our data owner, with the free checklist',
      `The team’s lead, with ${company.name}’s training`,
      `The process owner, with ${company.name}`,
      'The sponsor of this case',
    ],
  },
  risks: {
    heading: 'When we stop',
    head: ['Risk', 'We stop when', 'Who watches'],
    rows: [
      {
        risk: 'It saves fewer hours than planned',
        stop: 'fewer than {early} hours a week are saved three months after it goes live, the pace of the low case with a slow start',
        decider: '{owner}',
      },
      {
        risk: 'People keep working the old way',
        stop: `fewer than {full} hours a week, those of the low case, are saved ${figures.ramp} after it goes live`,
        decider: '{owner}',
      },
      {
        risk: 'Saved hours don’t turn into cash',
        stop: 'one year after it goes live, the budget is not {yearlyCash} a year smaller',
        decider: '{giver}',
      },
      {
        risk: 'It costs more than estimated',
        stop: 'a quote or a change takes the one-time cost above {approved}',
        decider: 'Whoever signs',
      },
      {
        risk: 'A wrong result reaches a customer',
        stop: 'the same kind of error gets out twice; people check everything until it is fixed',
        decider: '{owner}',
      },
    ],
  },
  numbers: {
    heading: 'The numbers and whose they are',
    head: ['Number', 'Value', 'Whose'],
    own: 'Ours',
    vendor: `${company.name}’s`,
    suggested: 'Suggested',
    price: `of which ${company.name}’s estimate`,
    currency: 'Amounts are in {currency}, rounded.',
  },
  assumptions: {
    heading: 'What is counted and what is not',
    list: [
      'The one-time cost falls on the day of approval. Running costs and savings begin when the work is live.',
      'Hours, rates and costs stay the same for five years. Wage growth, inflation, severance and replacement staff are left out. Add them if they apply.',
      'Faster answers, avoided errors, new errors and taxes on profit are not counted.',
      `${terms.tax} ${ratesNote} ${terms.billing}`,
      `Support, the maintenance plan and priority support cover ${terms.supportTerm}. ${terms.renewal} What later years cost belongs in our running costs.`,
      `The final cost can differ from the estimate by 10-15%, and minor scope changes can move it by up to another ${figures.tolerance}. Larger changes get a new estimate, and a new decision.`,
    ],
  },
  message: { title: 'My business case: {service}', ask: 'Decision asked for:' },
  workbook: {
    note: 'Change the tinted cells, and every number follows. All amounts are in {code}.',
    ...{ in: 'What goes in', out: 'What comes out', answer: 'The answer', verdict: 'Verdict' },
    price: 'Estimate',
    buildWeeks: 'Weeks from approval until the work is live',
    buildMonths: 'The same in months',
    gaps: `Areas of readiness below ${figures.gap}`,
    counted: 'One-time cost, never below the estimate',
    worth: 'Value of the saved hours a year',
    runs: 'Running costs a year',
    flow: 'Cash flow, year {year}',
    payback: 'Payback in months from approval',
    freed: 'On freed time',
    cash: 'On cash',
  },
});

/** The cards of the form, and what stands around them. */
export const formWords = checkEntry(formWordsShape, FILE, {
  heading: 'Your answers',
  lead: 'Nothing is sent. The link keeps your answers after its # sign, which no server sees.',
  loading: 'Writing your case…',
  fields: {
    problem: {
      label: 'The problem, in one sentence',
      hint: 'Who does what, how often, and what goes wrong.',
    },
    owner: { label: 'Owner', hint: 'One person, by name or role.' },
    deadline: { label: 'Decision needed by', hint: 'The day of the decision.' },
    hoursGiver: {
      label: 'Who gives up the hours',
      hint: 'Whose budget gets smaller, or who says what freed hours are for.',
    },
    budgetLine: { label: 'Budget line', hint: 'Where cash savings show, such as overtime.' },
    currency: { label: 'Currency', hint: 'Of your amounts. Only our price is converted.' },
  },
  cards: {
    problem: 'Problem and owner',
    calculator: 'Price',
    roi: 'Return',
    finance: 'Cash',
    readiness: 'Readiness',
  },
  raised: 'The estimate is higher: the case counts {price}.',
  done: 'answered',
  open: '{count} open',
  choose: 'Choose…',
  addOns: 'Add-ons',
  actions: {
    read: 'Read the memo',
    readExample: 'Read an example memo',
    back: 'Back to the questions',
    example: 'An example: an invented company of 12 people.',
    send: 'Send it to our team',
    xlsx: 'Excel file',
    making: 'Making {file}…',
    made: '{file} is in your downloads.',
    failed: 'The file could not be made. Check your connection and try again.',
    link: 'Anyone you give the link to can read your answers in it.',
  },
});

/** Below the cards, and in their place where scripts are off. */
export const pageWords = checkEntry(pageWordsShape, FILE, {
  rules: {
    heading: 'When it says yes or no',
    lead: 'Freed time counts every saved hour; cash counts only hours that become money no longer paid. Both are judged by the same rules, which are our own.',
    list: [
      { name: 'Yes', rule: `Even the low case pays for itself within ${figures.yes} of approval.` },
      {
        name: 'Yes, slowly',
        rule: 'It takes longer, but even the low case is worth more than it costs over five years at your discount rate.',
      },
      {
        name: 'No',
        rule: `The expected case takes more than ${figures.no}, or is worth no more than it costs.`,
      },
      {
        name: 'Not yet',
        rule: `Everything in between, and any case with something open, with no one named who gives up the hours, or with an area of readiness below ${figures.gap}.`,
      },
    ],
    method: { label: 'The formulas', href: `${routes.roiCalculator}#method` },
  },
  withoutScript: {
    heading: 'Fill it in by hand',
    lead: 'The tool needs JavaScript, but its rules do not. The memo above is a worked example. Download the workbook and replace the example’s figures with yours.',
    worksheet: 'Download the workbook with its formulas',
    template: 'Take the five-page template for a board',
  },
});

/** Pages that lead here or that the page leads to. */
export const businessCasePaths = { template: `${routes.guides}#guide-2` };

/** The worked example: an invented company of 12 people. The page says that it is one. Answers are in the tools' order. */
const exampleAnswers: BusinessCaseAnswers = {
  selector: ['process-automation', 'small', 'beginner', 'quick', 'medium'],
  calculator: ['automation', 'small', 'medium', 'standard', 'medium', '0'],
  readiness: readinessAnswerCodes.map(() => 'mostly'),
  roi: { hours: 30, weeks: 48, rate: 42, adoption: 70, cost: 11000, running: 2400 },
  finance: { discountRate: 10, cashShare: 40, otherHours: 6 },
  currency: 'USD',
  texts: {
    problem:
      'Two people type 160 supplier invoices a week into the ledger, and one in twelve comes back wrong.',
    owner: 'Office manager',
    deadline: '2027-03-31',
    hoursGiver: 'Head of finance',
    budgetLine: 'Overtime and temporary staff',
  },
};

/** The worked example as its link carries it. */
export const exampleLink = writeBusinessCase(exampleAnswers);

const exampleRead = readBusinessCase(exampleLink);
for (const tool of choiceToolNames) {
  const open = exampleRead[tool].indexOf(null);
  if (open >= 0)
    contentError(
      { file: FILE, entry: 'the worked example', field: `${tool}.${open}` },
      `'${exampleAnswers[tool][open] ?? ''}' is no answer of question ${open + 1} of this tool.`,
      `Write one of ${Object.keys(choiceTools[tool][open] ?? {}).join(', ')}.`,
    );
}
