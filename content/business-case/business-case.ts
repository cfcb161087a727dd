import { type CaseAnswers, caseToolNames, caseTools } from '@/lib/business-case/answers';
import { readCase, writeCase } from '@/lib/business-case/link';
import { checkEntry, contentError } from '@/lib/content/check';
import { routes } from '@/lib/routes';
import { company } from '../company/company';
import { facts } from '../company/facts';
import { casesText, toolFigures as figures, selectorCount, statementCount } from '../tools/tool-figures';
import { caseDocumentWords, caseFormWords, casePageWords } from './business-case.schema';

const FILE = 'content/business-case/business-case.ts';

/** The document, in the voice of the visitor's company. lib/business-case says when each sentence applies. */
export const caseWords = checkEntry(caseDocumentWords, FILE, {
  title: 'Business case: {service}',
  titleOpen: 'an AI project',
  subtitle: 'Edit anything. The figures match the page on the day you saved it.',
  live: 'This case on our page: {link}',
  sheet: 'Change the tinted cells, and every number follows. All amounts are in {code}.',
  verdicts: { yes: 'Yes', thin: 'Yes, but thin', 'not-yet': 'Not yet', no: 'No' },
  yes: `It pays for itself within ${figures.yes} of approval even in the low case, and no area of readiness is below ${figures.gap}.`,
  thin: 'There is little room. In the low case, payback is {payback} and year one ends at {gain}; with a slow start as well, it ends at {slowGain}.',
  cash: {
    answer: 'On cash alone: {verdict}. {reason}',
    none: 'None of the saved hours leaves a budget, so none of the saving is cash.',
    some: 'With only the {share}% of saved hours that become cash, payback is {payback} (low case: {lowPayback}), year one ends at {gain}, and five years are worth {npv} today.',
  },
  reasons: {
    missing: 'This case is not complete. Still open: {open}.',
    gap: `Below ${figures.gap} in the readiness assessment: {areas}. A project would hit that gap in its first month.`,
    depends: `As planned, it pays for itself within ${figures.yes} of approval. In the low case it does not.`,
    slow: `It pays for itself within ${figures.no} of approval, but not within ${figures.yes}.`,
    decline: `It takes more than ${figures.no} to pay for itself.`,
    never: 'It never pays for itself: what it saves does not exceed its running costs.',
  },
  implausible: {
    person: 'Check the hours: {hours} a week is more than one person works, at most {available}.',
    people: 'Check the hours: {hours} a week is more than {people} people work, at most {available}.',
    past: 'Check the date: {deadline} is in the past.',
    far: 'Check the date: {deadline} is more than five years away.',
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
    lead: 'Any one of these would make the return a yes:',
    leadGap: 'What would make readiness a yes:',
    none: 'No change to the hours, the adoption or a cost would make the return a yes on its own.',
    hours: '{value} hours a week that could be saved instead of {present}{note}',
    times: ', {times} times as many',
    adoption: '{value}% adoption instead of {present}%',
    cost: 'a one-time cost of {value} instead of {present}{note}',
    running: 'running costs of {value} a year instead of {present}',
    belowPrice: ', which only a smaller scope can reach',
    gap: '{area}: {points} in the assessment. {next}',
    point: '1 more point',
    points: '{points} more points',
  },
  problem: {
    heading: 'The problem and what it costs today',
    open: 'The problem is not described yet.',
    cost: 'We could save up to {hours} hours a week, {weeks} weeks a year. At {rate} an hour, that is {year} a year, and {fiveYears} over five years if nothing changes.',
    costOpen: 'What it costs today is not worked out yet.',
  },
  recommended: {
    heading: 'What we recommend',
    selector: `{service} by ${company.name}. Our goal is “{goal}”. ${company.name}’s selector recommends {primary} first, then {secondary}.`,
    calculator: `{service} by ${company.name}, for {team}.`,
    differs: `This case prices {service} instead.`,
    open: 'No service is chosen yet.',
    price: 'The estimate is {price}. Plan on {from} to {to} and about {weeks} weeks.',
    priceOpen: 'The price is not worked out yet.',
  },
  money: {
    heading: 'What it returns',
    head: ['Case', 'Payback', 'Net gain, year one', 'NPV, five years'],
    clock:
      'Everything counts from the day of approval: about {weeks} weeks of work without savings, then the saving.',
    clockOpen:
      'Everything counts from the day of approval. No weeks of work are counted, because there is no estimate yet.',
    cases: `${casesText} The same ${figures.tolerance} is the range of the price and the room in what we approve.`,
    present:
      'NPV is the net present value at {rate}% a year. The internal rate of return is {expected} as expected and {low} in the low case.',
    cashRow: 'Cash alone',
    freed:
      'All {saved} hours a week that it saves are freed time. No one has named the budget line that they leave.',
    split:
      'Of the {saved} hours a week that it saves, {cash} become cash and {freed} are freed time. Who gives them up: {giver}. Budget line: {line}.',
    lost: 'The most year one can cost: {lost}. That is what we approve and the running costs of the low case, with nothing saved.',
    noRate: 'none',
    overRate: 'over 1,000%',
    raised: 'The one-time cost we entered was below the estimate, so this case counts the estimate, {price}.',
    open: 'The return is not worked out yet.',
    far: 'Over 10 years',
    never: 'Never',
    atOnce: 'At once',
    months: '{months} months',
  },
  ask: {
    heading: 'The decision we ask for',
    yes: 'Approve up to {amount} for {service} by {deadline}. Owner: {owner}. The stop rules below are part of the decision.',
    end: 'Approved on that day, the work is live about {end}.',
    back: 'In the expected case, it has paid for itself by {month}.',
    'not-yet':
      'Approve no money yet. Settle the points above and bring this case back by {deadline}. Owner: {owner}.',
    no: 'Decline this project by {deadline}, and look for a process that takes more hours. Owner: {owner}.',
    signature: 'Decision: ____________________   Name: ____________________   Date: ______________',
    owner: 'to be named',
    deadline: 'a date to be set',
    giver: 'to be named',
    line: 'to be named',
  },
  scope: {
    heading: 'Scope, weeks and who does what',
    weeks: 'About {weeks} weeks from approval to handover, our own reviews included. It covers {team}.',
    timeline:
      'The timeline we chose, {timeline}, counts hands-on work and sets the price. The weeks count the whole project.',
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
    heading: 'The price and what moves it',
    head: ['Part of the price', 'Amount'],
    total: 'Estimate',
    range: `${company.name} says estimates are typically within 10-15% of the final cost, so we plan with ${figures.tolerance} either way. It is not a formal quote.`,
    savings: 'Cheaper choices: {list}.',
    saving: '{label} “{option}”, {amount} less',
    noSavings: 'Timeline, support and customization are already the cheapest choices.',
    term: `${facts.supportTerm.statement} What later years cost belongs in our running costs.`,
    outside: `Minor changes of scope move it by up to ${figures.tolerance}. Larger ones get a new estimate, and a new decision.`,
    open: 'The price is not worked out yet.',
  },
  curve: {
    heading: 'Five years',
    caption:
      'Running total from the day of approval, flat until the work is live. The project has paid for itself where a line crosses zero.',
    alt: 'Lines over five years. The expected case starts at {start} and ends at {end}, the low case ends at {low} and the high case at {high}. The table beside it lists every year.',
    axis: 'years',
    covered: 'Costs covered',
    year: 'After year',
    start: 'Start',
    breakEven:
      'Break-even: {hours} saved hours a week, {adoption}% adoption, both rounded up. With less, year one ends at a loss. We expect {expected} hours.',
    outOfReach: 'No adoption is enough for year one to end without a loss.',
  },
  sensitivity: {
    heading: 'The two inputs that matter most',
    text: 'Two inputs move the net gain of year one most. {first}, {firstEnds}: {firstLow} to {firstHigh}. {second}, {secondEnds}: {secondLow} to {secondHigh}.',
    flat: 'No input moves the net gain of year one, because there is nothing to save and nothing to pay.',
    caption: 'Net gain of year one when one input moves and all others stay. The orange bars matter most.',
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
        stop: 'fewer than {hours} hours a week are saved, measured three months after it goes live',
        decider: '{owner}',
      },
      {
        risk: 'People keep working the old way',
        stop: 'fewer than {hours} of the {potential} possible hours a week are saved six months after it goes live',
        decider: '{owner}',
      },
      {
        risk: 'It costs more than estimated',
        stop: 'a quote or a change takes the one-time cost above {cost}',
        decider: 'Whoever signs',
      },
      {
        risk: 'A wrong result reaches a customer',
        stop: 'the same kind of error gets out twice; a person checks everything until it is fixed',
        decider: '{owner}',
      },
      {
        risk: 'Saved hours don’t turn into money',
        stop: 'we are ready to sign and no one has said what the hours are for',
        decider: 'Finance',
      },
    ],
  },
  assumptions: {
    heading: 'Assumptions',
    head: ['Figure', 'Value', 'Whose'],
    own: 'Ours',
    vendor: `${company.name}’s`,
    cost: 'One-time project cost, price included',
    rest: 'of which our own time and other costs',
    price: `of which ${company.name}’s estimate`,
    suggested: 'Suggested',
    timed: 'How sure we are of the hours: {answer}. The statement was “{statement}”',
    list: [
      'Hours that do not become cash go to other work worth the same rate. Four scattered quarter hours don’t make a usable hour.',
      `The whole one-time cost falls on the day of approval. Running costs begin when the work is live. Adoption is complete then, except in a slow start, where it grows over ${figures.ramp}.`,
      'Rates, hours and running costs stay the same for five years. Nothing is taxed, and only NPV is discounted.',
      'Faster answers and avoided errors are not counted. Neither are new errors.',
      `The thresholds are ${company.name}’s: payback within ${figures.yes} in the low case for a yes, more than ${figures.no} in the expected case for a no. A yes is thin if the low case pays back in the last month before the limit or gains less than ${figures.thinShare} of its cost in year one. It is also thin if the low case misses the limit with a slow start.`,
    ],
    currency: 'All amounts are in {name}, rounded.',
    converted: 'The price is converted at a fixed rate from US dollars.',
    moves:
      'One input at a time moves by: {list}. These steps are wider than the cases, because one number alone can be further off than all of them at once.',
    move: '{name} {step}',
    points: '{step} points',
  },
  alternatives: {
    heading: 'Alternatives',
    head: ['Alternative', 'What it means'],
    nothing: {
      name: 'Do nothing',
      text: 'Saves the price, and costs up to {year} a year in hours: {fiveYears} over five years.',
      open: 'Saves the price. What it costs in hours is not worked out yet.',
    },
    without: {
      name: `Without ${company.name}`,
      text: `The estimate would pay for {hours} hours at our own hourly rate. Someone who can build it may cost more. ${company.name}’s free playbook takes ${facts.rollout.value}.`,
      open: `Do it ourselves: ${company.name}’s free playbook takes ${facts.rollout.value}.`,
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
      hint: `One per line. “Do nothing” and “without ${company.name}” are already there.`,
    },
    hoursGiver: {
      label: 'Who gives up the hours',
      hint: 'The person whose budget gets smaller, by name or role.',
    },
    budgetLine: {
      label: 'Budget line',
      hint: 'Where the cash saving will show, such as overtime.',
    },
    currency: {
      label: 'Currency',
      hint: 'Of your own amounts. Our price is converted, your figures are not.',
    },
  },
  groups: {
    calculator: 'Price: six questions',
    roi: 'Return: eight numbers',
    readiness: `Readiness: ${statementCount.words} statements`,
    selector: `Service: ${selectorCount.words} questions`,
    done: 'answered',
    unanswered: 'not answered',
    optional: 'optional',
  },
  choose: 'Choose…',
  addOns: 'Add-ons',
  actions: {
    heading: 'Download or share',
    private:
      'Nothing is sent anywhere. The files are made in your browser, and the link keeps your answers after its # sign, which no server sees.',
    docx: 'Word file',
    xlsx: 'Excel file',
    making: 'Making {file}…',
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
    lead: 'The rules are the same for everyone. The math is the same as in our calculators, counted from the day of approval. The thresholds are our own.',
    list: [
      {
        name: 'Yes',
        rule: `The low case pays for itself within ${figures.yes} of approval, no area of readiness is below ${figures.gap}, and nothing is open.`,
      },
      {
        name: 'Yes, but thin',
        rule: `As above, and the low case pays back within ${figures.thinMonths} of the limit, gains less than ${figures.thinShare} of its cost in year one, or misses the limit with a slow start.`,
      },
      {
        name: 'Not yet',
        rule: `The low case takes longer than ${figures.yes}, an area of readiness is below ${figures.gap}, or something is still open.`,
      },
      {
        name: 'No',
        rule: `The expected case takes more than ${figures.no} to pay for itself, or never does.`,
      },
      {
        name: 'On cash alone',
        rule: 'The same rules with only the hours that leave a budget, and all costs.',
      },
      { name: 'Cases', rule: casesText },
      {
        name: 'Price, cap and low case',
        rule: `One tolerance, ${figures.tolerance}: the range of the estimate, the room in what is approved, and every number of the low case.`,
      },
      {
        name: 'One-time cost',
        rule: 'What you enter, but never less than the estimate.',
      },
      {
        name: 'NPV and IRR',
        rule: 'Five years. The cost on the day of approval, each later year at its end, at the discount rate you enter.',
      },
    ],
    method: { label: 'Formulas and methods to compare with', href: `${routes.roiCalculator}#method` },
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
  readiness: [...['mostly', 'mostly'], ...['mostly', 'yes'], ...['parts', 'mostly'], ...['mostly', 'yes']],
  roi: { hours: 30, weeks: 48, rate: 42, adoption: 70, cost: 11000, running: 2400 },
  finance: { cashShare: 40 },
  currency: 'USD',
  texts: {
    problem:
      'Two people type 160 supplier invoices a week into the ledger, and one in twelve comes back wrong.',
    owner: 'Office manager',
    deadline: '2027-03-31',
    hoursGiver: 'Head of finance',
    budgetLine: 'Overtime and temporary staff',
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
