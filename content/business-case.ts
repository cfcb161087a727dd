import { type CaseAnswers, caseToolNames, caseTools } from '@/lib/business-case/answers';
import { readCase, writeCase } from '@/lib/business-case/link';
import { checkEntry, contentError } from '@/lib/content/check';
import { routes } from '@/lib/routes';
import { caseDocumentWords, caseFormWords, casePageWords } from './business-case.schema';
import { company } from './company';
import { facts } from './facts';

const FILE = 'content/business-case.ts';

/** The document, in the voice of the visitor's company. lib/business-case says when each sentence applies. */
export const caseWords = checkEntry(caseDocumentWords, FILE, {
  title: 'Business case: {service}',
  titleOpen: 'an AI project',
  subtitle: 'Edit anything. The figures are those of the page on the day it was saved.',
  sheet:
    'Change the tinted cells and everything follows. All amounts are in {code}, except on the sheet Price.',
  verdicts: { yes: 'Yes', 'not-yet': 'Not yet', no: 'No' },
  yes: 'It pays for itself within a year even if it saves a quarter less and costs a quarter more, and no area of readiness is below half.',
  reasons: {
    missing: 'This case is not complete. Still open: {open}.',
    gap: '{areas} is below half in the readiness assessment. A project would hit that gap in its first month.',
    depends:
      'It pays for itself within a year as planned, but not if it saves a quarter less and costs a quarter more.',
    slow: 'It pays for itself within three years, but not within one.',
    decline: 'It takes more than three years to pay for itself, if it ever does.',
  },
  missing: {
    problem: 'the problem',
    owner: 'the owner',
    deadline: 'the deadline',
    price: 'the price',
    return: 'the return',
    readiness: 'the readiness assessment',
  },
  changes: {
    lead: 'What would make the return a yes, each alone:',
    leadGap: 'What would make readiness a yes:',
    none: 'No single number would make the return a yes. Look for a process that takes more hours.',
    hours: '{value} hours saved a week instead of {present}',
    adoption: '{value}% adoption instead of {present}%',
    cost: 'a one-time cost of {value} instead of {present}{note}',
    belowPrice: ', which only a smaller scope can reach',
    gap: '{area}: {points} more points in the assessment. {next}',
  },
  problem: {
    heading: 'The problem and what it costs today',
    open: 'The problem is not described yet.',
    cost: 'That work takes {hours} hours a week in {weeks} weeks a year. At {rate} an hour it costs {year} a year, and {fiveYears} over five years if nothing changes.',
    costOpen: 'What it costs today is not worked out yet.',
  },
  recommended: {
    heading: 'What we recommend',
    selector: `{service} by ${company.name}. Our goal is “{goal}”, and ${company.name}’s selector answers it with {primary} first and {secondary} next.`,
    calculator: `{service} by ${company.name}, for {team}.`,
    differs: `This case prices {service} instead.`,
    open: 'No service is chosen yet.',
    price: 'The estimate is {price}. We plan with {from} to {to}, and about {weeks} weeks.',
    priceOpen: 'The price is not worked out yet.',
  },
  money: {
    heading: 'What it returns',
    head: ['Case', 'Payback', 'Net gain, year one', 'After five years'],
    lost: 'The most we can lose: {lost}. That is the one-time cost plus a quarter, and a year of running costs.',
    raised: 'The one-time cost we entered was below the estimate, so this case counts the estimate, {price}.',
    open: 'The return is not worked out yet.',
    lowSlow: 'Low, slow start',
    far: 'Over 10 years',
    never: 'Never',
    atOnce: 'At once',
    months: '{months} months',
  },
  ask: {
    heading: 'The decision we ask for',
    yes: 'Approve up to {amount} for {service} by {deadline}, with {owner} as the owner. The stop rules below are part of the decision.',
    end: 'Work that starts on that day ends about {end}.',
    'not-yet':
      'Approve no money yet. Ask {owner} to settle the points above and bring this case back by {deadline}.',
    no: 'Decline this project by {deadline}, and ask {owner} to look for a process that takes more hours.',
    signature: 'Decision: ____________________   Name: ____________________   Date: ______________',
    owner: 'an owner still to be named',
    deadline: 'a date still to be set',
  },
  scope: {
    heading: 'Scope, weeks and who does what',
    weeks: `About {weeks} weeks from start to handover, our own reviews included. It covers {team}.`,
    head: [`${company.name} does`, 'We do'],
    open: 'The scope follows from the service and the price.',
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
          'Records with three teams where the hours go',
          'Sets up the pilot on a tenth of the cases',
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
          'Runs the same cases both ways and compares',
        ],
        ours: [
          'Choose the part to automate first',
          'Check the doubtful cases, and set the limit for them',
          'Learn to change it, and when to stop it',
        ],
      },
      development: {
        text: 'One system, built around our cases and tested on a hundred of them before it goes live.',
        theirs: [
          'Writes the tests before the first line of code',
          'Scores a first version by week 4',
          'Goes live with the score on record and an off switch',
        ],
        ours: [
          'Collect a hundred real cases with their right answers',
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
    heading: 'The price and what moves it',
    head: ['Part of the price', 'Amount'],
    total: 'Estimate',
    range: `${company.name} says estimates are typically within 10-15% of the final cost, so we plan with 15% either way. It is not a formal quote.`,
    savings: 'What would lower it: {list}.',
    saving: '{label}, {option} ({amount} less)',
    noSavings: 'Timeline, support and customization are already the cheapest choices.',
    outside:
      'Minor changes of scope move it by up to 15%. Larger ones get a new estimate, and a new decision.',
    open: 'The price is not worked out yet.',
  },
  curve: {
    heading: 'Five years',
    caption: 'Running total by year. The project has paid for itself where a line crosses zero.',
    alt: 'Lines over five years. The expected case starts at {start} and ends at {end}, the low case ends at {low} and the high case at {high}. The table beside it lists every year.',
    axis: 'years',
    covered: 'Costs covered',
    year: 'After year',
    start: 'Start',
    breakEven:
      'Break-even adoption: {adoption}%. Below that share of the work, year one ends at a loss. We expect {expected}%.',
    outOfReach: 'No adoption is enough for year one to end without a loss.',
  },
  sensitivity: {
    heading: 'The two inputs that matter most',
    text: '{first} and {second} move the net gain of year one most. {first} at {firstEnds}: {firstLow} to {firstHigh}. {second} at {secondEnds}: {secondLow} to {secondHigh}.',
    flat: 'No input moves the net gain of year one, because there is nothing to save and nothing to pay.',
    caption: 'Net gain of year one when one input moves and all others stay. The lit bars matter most.',
    head: ['Input', 'Worse to better', 'Net gain, worse', 'Net gain, better'],
  },
  gaps: {
    heading: 'Readiness gaps and who closes them',
    head: ['Area', 'Score', 'First step', 'Who closes it'],
    none: 'All four areas are ready.',
    open: 'Readiness is not assessed yet.',
    who: [
      'Our data owner, with the free checklist',
      `The team’s lead, with ${company.name}’s training`,
      `The process owner, with ${company.name}`,
      'The sponsor of this case',
    ],
  },
  risks: {
    heading: 'Risks and when we stop',
    head: ['Risk', 'We stop when', 'Who watches'],
    rows: [
      {
        risk: 'It saves fewer hours than planned',
        stop: 'it saves fewer than {hours} hours a week three months after it goes live',
        who: '{owner}',
      },
      {
        risk: 'People keep working the old way',
        stop: 'adoption is below {adoption} six months after it goes live',
        who: '{owner}',
      },
      {
        risk: 'It costs more than estimated',
        stop: 'a quote or a change takes the one-time cost above {cost}',
        who: 'Whoever signs',
      },
      {
        risk: 'A wrong result reaches a customer',
        stop: 'the same kind of error gets out twice; a person checks everything until it is fixed',
        who: '{owner}',
      },
      {
        risk: 'Saved hours do not become money',
        stop: 'no one has named the work that gets the hours, before we sign',
        who: 'Finance',
      },
    ],
  },
  assumptions: {
    heading: 'Assumptions',
    head: ['Figure', 'Value', 'Whose'],
    own: 'Ours',
    vendor: `${company.name}’s`,
    cost: 'One-time project cost, price included',
    rest: 'Of it, our own time and other costs',
    price: 'Of it, the price of the estimate',
    timed: 'How sure we are of the hours: “{statement}” {answer}.',
    list: [
      'The hours saved go to other work worth the same rate. Four 15-minute breaks are not an hour.',
      'Adoption is complete from the first month, except in a slow start, where it grows over six months.',
      'Rates, hours and running costs stay the same for five years. Nothing is discounted or taxed.',
      'Faster answers and avoided errors are not counted. Neither are new errors.',
      `The thresholds are ${company.name}’s: payback within 12 months in the low case for a yes, more than 36 months in the expected case for a no.`,
    ],
    currency:
      'All amounts are in {name}. The price is converted at a fixed rate from US dollars. Amounts are rounded.',
    moves:
      'One input at a time moves by: hours and running costs 25%, rate 10%, cost 15%, adoption 20 points, weeks 2.',
  },
  alternatives: {
    heading: 'Alternatives',
    head: ['Alternative', 'What it means'],
    nothing: {
      name: 'Do nothing',
      text: 'Costs no project, and {year} a year in hours: {fiveYears} over five years.',
      open: 'Costs no project. What it costs in hours is not worked out yet.',
    },
    without: {
      name: `Without ${company.name}`,
      text: `The estimate would pay for {hours} hours of our own people. Doing it ourselves is cheaper if they finish within that; ${company.name}’s free playbook plans ${facts.rollout.value}.`,
      open: `Do it ourselves: ${company.name}’s free playbook plans ${facts.rollout.value}.`,
    },
    other: 'Also considered',
  },
});

/** The form beside the document. */
export const caseForm = checkEntry(caseFormWords, FILE, {
  form: 'What the case needs',
  lead: 'What you answered in our tools in this tab is already here. Everything else is up to you.',
  example: 'This is an example company. Answer anything, and your own case takes its place.',
  own: 'Your own case. It changes as you type.',
  open: 'Your own case, with parts still open. It changes as you type.',
  loading: 'Writing your case…',
  fields: {
    problem: {
      label: 'The problem, in one sentence',
      hint: 'Who does what, how often, and what goes wrong.',
    },
    owner: { label: 'Owner', hint: 'One person, by name or role.' },
    deadline: { label: 'Decision needed by', hint: 'The day on which someone says yes or no.' },
    alternatives: {
      label: 'Alternatives you considered',
      hint: 'One on each line. ‘Do nothing’ and ‘without us’ are already in.',
    },
    currency: {
      label: 'Currency',
      hint: 'Of your own amounts. Our price is converted, your figures are not.',
    },
  },
  groups: {
    calculator: 'Price: six questions',
    roi: 'Return: six numbers',
    readiness: 'Readiness: sixteen statements',
    selector: 'Service: five questions',
    done: 'answered',
    unanswered: 'open',
    optional: 'optional',
  },
  choose: 'Choose…',
  addOns: 'Add-ons',
  actions: {
    heading: 'Take it along',
    private:
      'Nothing is sent anywhere. The files are made in your browser, and the link keeps your answers after its # sign, which no server sees.',
    docx: 'Word file',
    xlsx: 'Excel file',
    made: '{file} is in your downloads.',
    failed: 'The file could not be made. Check your connection and try again.',
    send: 'Send it to our team',
    link: 'Anyone you give the link to can read your answers in it.',
  },
});

/** Below the document, and in its place where scripts are off. */
export const casePage = checkEntry(casePageWords, FILE, {
  rules: {
    heading: 'When it says yes, not yet or no',
    lead: 'The rules are the same for everyone, and the arithmetic is that of our calculators. The thresholds are our own.',
    list: [
      {
        name: 'Yes',
        rule: 'The low case pays for itself within 12 months, no area of readiness is below half, and nothing is open.',
      },
      {
        name: 'Not yet',
        rule: 'The low case takes longer than 12 months, an area of readiness is below half, or something is still open.',
      },
      { name: 'No', rule: 'The expected case takes more than 36 months to pay for itself, or never does.' },
      {
        name: 'Low and high',
        rule: 'Low is a quarter fewer hours at a quarter more cost. High is a quarter more hours at the same cost.',
      },
      { name: 'Price', rule: 'The estimate of the pricing calculator, with 15% either way.' },
      {
        name: 'One-time cost',
        rule: 'What you enter, but never less than the estimate.',
      },
    ],
  },
  withoutScript: {
    heading: 'Fill it in by hand',
    lead: 'The tool needs JavaScript, but its rules do not. The document above is a worked example. Print this page, or take the workbook, and write your own figures beside those of the example.',
    worksheet: 'Download the workbook with its formulas',
    template: 'Take the five-page template for a board',
    head: ['What goes in', 'Example', 'Yours'],
    line: '________________',
  },
});

/** Pages that lead here or that the page leads to. */
export const casePaths = { template: `${routes.guides}#guide-2` };

/** The worked example: an invented company of 12 people. The page says that it is one. Answers are in the tools' order. */
const exampleAnswers: CaseAnswers = {
  selector: ['process-automation', 'small', 'beginner', 'quick', 'medium'],
  calculator: ['automation', 'small', 'medium', 'standard', 'medium', '0'],
  readiness: [
    ...['mostly', 'mostly', 'yes', 'mostly'],
    ...['mostly', 'yes', 'mostly', 'mostly'],
    ...['parts', 'mostly', 'mostly', 'mostly'],
    ...['mostly', 'yes', 'mostly', 'mostly'],
  ],
  roi: { hours: 20, weeks: 48, rate: 42, adoption: 70, cost: 11000, running: 2400 },
  currency: 'USD',
  texts: {
    problem:
      'Two people type 160 supplier invoices a week into the ledger, and one in twelve comes back wrong.',
    owner: 'Office manager',
    deadline: '2027-03-31',
    alternatives: 'A second part-time clerk',
  },
};

/** The worked example as its link carries it. */
export const exampleCase = writeCase(exampleAnswers);

const exampleRead = readCase(exampleCase);
for (const tool of caseToolNames) {
  const open = exampleRead[tool].indexOf(null);
  if (open >= 0)
    contentError(
      { file: FILE, entry: 'the worked example', field: `${tool}.${open}` },
      `'${exampleAnswers[tool][open] ?? ''}' is no answer of question ${open + 1} of this tool.`,
      `Write one of ${Object.keys(caseTools[tool][open] ?? {}).join(', ')}.`,
    );
}
