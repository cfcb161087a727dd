import { type BusinessCaseAnswers, choiceToolNames, choiceTools } from '@/lib/business-case/answers';
import { readBusinessCase, writeBusinessCase } from '@/lib/business-case/link';
import { checkEntry, contentError } from '@/lib/content-check/check';
import { readinessUrlCodes } from '@/lib/readiness-assessment/answers';
import * as routes from '@/lib/routes';
import { company } from '../company/company';
import { ratesNote, terms } from '../company/terms';
import { formWordsShape, memoWordsShape, pageWordsShape } from '../schemas/business-case';
import { businessCaseScenarios, toolFigures as figures, lowCaseText } from '../tools/tool-figures';

const FILE = 'content/business-case/business-case.ts';

/** The memo, in the voice of the visitor's company. components/business-case says when each sentence applies. */
export const memoWords = checkEntry(memoWordsShape, FILE, {
  title: 'Business case: {service}',
  titleOpen: 'an AI project',
  page: 'Page {page} of {pages}',
  appendix: 'Appendix',
  verdicts: {
    open: 'No verdict yet',
    yes: 'Yes',
    slow: 'Yes, slowly',
    'not-yet': 'Not yet',
    no: 'No',
    time: 'Buys time: {hoursAYear} a year for {costAYear} a year',
  },
  figures: {
    approve: 'Amount to approve',
    approveSettled: 'Amount to approve once the points are settled',
    approveTime: 'Amount to approve if the time is worth it',
    none: 'None',
    payback: 'Cash payback',
    hours: 'Hours freed a year',
    lowPayback: 'Cash payback, low case',
    npv: 'NPV of five years, in cash',
    price: 'Estimate',
    open: 'open',
  },
  approval: {
    cost: 'One-time cost',
    running: 'Running costs, year one',
    reserve: `Reserve, ${figures.tolerance}`,
    later: 'Later years, each',
    tax: terms.tax,
    scope: `The reserve doesn’t cover changes of scope, which can add up to another ${figures.tolerance}.`,
    exchange: `The reserve covers neither the exchange rate, {exchangeRate} {code} for a dollar, nor scope changes, which can add up to another ${figures.tolerance}.`,
    below: `Our one-time cost is below ${company.name}’s estimate of {price}.`,
    small: `${company.name} quotes projects below {smallProject} by hand, so take the estimate as a guide.`,
  },
  why: {
    heading: 'Why',
    start:
      'Answer the cards below. The verdict and the figures update as you type; those shown are for an example, an invented company of 12 people.',
    open: 'A verdict needs your own numbers. Still open: {open}.',
    gap: `Below ${figures.gap} in readiness: {areas}.`,
    alone: 'The numbers alone give “{verdict}”.',
    cash: `In cash, {paysBack}, and over five years, discounted at {rate}%, it {outcome}. Low case (${lowCaseText}): {lowPaysBack}, and it {lowOutcome}.`,
    time: `No saved hour becomes money no longer paid. An hour costs {costOfAnHour}. Low case (${lowCaseText}): it costs {lowCostOfAnHour}, and {lowHoursAYear} are freed a year.`,
    freed: 'Not in cash: {timeHoursAYear} a year, {worthOfTime} worth of time if used.',
    alternative:
      'Fixing the process without AI would save {otherHours} a week: no less than the {saved} of this project.',
    use: 'What for: “{timeUse}”',
    nothing: 'No hour is saved.',
  },
  missing: {
    problem: 'the problem',
    owner: 'the owner',
    deadline: 'the date of the decision',
    price: 'the estimate',
    roi: 'the hours and costs',
    cashShare: 'how many hours become cash',
    hoursGiver: 'who gives up the hours',
    timeUse: 'what freed time is for',
    readiness: 'readiness',
  },
  todo: {
    lead: 'A yes needs all of these settled:',
    open: 'Still open: {open}.',
    cash: 'In the low case it {lowOutcome} over five years. Who settles it: {owner}, with firm quotes and a timed week of work.',
    alternative: 'Why this project and not a fix without AI. Who settles it: {owner}.',
    gap: '{area}: {points} in the assessment. {next} Who: {who}.',
  },
  check: '“{typed}” for “{field}” couldn’t be read. {used}',
  checkUsed: '{value} counts.',
  checkOpen: 'It is open.',
  checkPast: 'The date of the decision, {date}, has passed, so the date is open.',
  checkFar: '“{date}” is too far off for a decision, so its date is open.',
  checkOther:
    '{otherHours} a week without AI is more than the {hours} that could be saved in total, so it is left out.',
  checkPeople: '{hours} a week is more than {people} can work. Is it right?',
  ask: {
    heading: 'The decision we ask for',
    open: 'None yet. Answer what is still open.',
    yes: 'Approve up to {approved} for {service} by {deadline}. It is owned by {owner}.',
    'not-yet': 'Approve no money yet. Settle the points by {deadline}. It is owned by {owner}.',
    no: 'Decline this project by {deadline}. It was proposed by {owner}.',
    time: 'Decide by {deadline} whether {hoursAYear} a year are worth {costAYear} a year, {costOfAnHour} an hour. If so, approve up to {approved} for {service}. It is owned by {owner}.',
    end: 'Approved that day, it goes live about {goLive}.',
    signature: ['Decision', 'Name', 'Date'],
    unnamed: 'someone still to be named',
    undated: 'a date to be set',
    noLine: 'not named yet',
  },
  problem: {
    heading: 'The problem',
    withoutAi:
      'Fixing the process without AI would save {otherHours} a week by our own estimate, and this project {saved}.',
  },
  whose: {
    heading: 'Whose numbers',
    all: 'All are {own}.',
    except: 'All are {own} except {others}.',
    ours: 'ours',
    example: 'the example’s',
    estimate: `${company.name}’s estimate of {price}`,
    renewals: `${company.name}’s renewals of {renewals} a year`,
    suggested: 'what is suggested: {suggested}',
  },
  money: {
    heading: 'Cash and time',
    head: ['Case', 'Cash payback', 'Net cash, year one', 'NPV, five years', 'Hours freed a year'],
    clock: 'Everything counts from the day of approval, the {weeks} of work included.',
    clockOpen:
      'Everything counts from the day of approval. Without an estimate, no weeks of work are counted.',
    scenarios: `${businessCaseScenarios} Cash counts only the saved hours that become money no longer paid. NPV is the net present value at {rate}% a year.`,
    split:
      'It saves {saved} a week: {savedAsCash} in cash, {savedAsTime} not. The hours are taken out of the budget by {giver}. Budget line: {line}.',
  },
  inputs: {
    hours: 'Hours a week that could be saved',
    weeks: 'Working weeks a year',
    rate: 'Hourly rate',
    adoption: 'Adoption',
    cost: 'One-time cost',
    running: 'Running costs a year',
    discountRate: 'Discount rate a year',
    cashShare: 'Saved hours that become cash',
    otherHours: 'Hours a week without AI',
    renewals: 'Renewals a year, from year two',
  },
  price: {
    heading: 'What we propose',
    text: `{service} by ${company.name}, for {team}. The estimate is {price}. Plan on {from} to {to}, and about {weeks} from approval to handover.`,
    head: ['Part of the estimate', 'Amount'],
    total: 'Estimate',
    range: `${company.name} allows ${figures.tolerance} either way. The estimate is not a formal quote. ${terms.tax}`,
  },
  curve: {
    heading: 'Five years in cash',
    caption:
      'Running total in cash from the day of approval. The costs are covered where a line crosses zero.',
    alt: 'Two lines over five years. The expected case starts at {start} and ends at {end}; the low case ends at {lowEnd}.',
    axis: 'years',
    total: '{symbol}, running total',
    covered: 'Costs covered',
  },
  gaps: {
    who: [
      'our data owner, with the free checklist',
      `the team’s lead, with ${company.name}’s training`,
      `the process owner, with ${company.name}`,
      'the sponsor of this business case',
    ],
  },
  risks: {
    heading: 'When we stop',
    head: ['Risk', 'We stop when', 'Who watches'],
    rows: [
      {
        risk: 'It saves fewer hours than planned',
        stop: 'less than {early} a week is saved three months after it goes live, the pace of the low case with a slow start',
        decider: '{ownerName}',
      },
      {
        risk: 'People keep working the old way',
        stop: `less than {full} a week, as in the low case, is saved ${figures.ramp} after it goes live`,
        decider: '{ownerName}',
      },
      {
        risk: 'Saved hours don’t turn into cash',
        stop: 'one year after it goes live, the budget is not {yearlyCash} a year smaller',
        decider: '{giverName}',
      },
      {
        risk: 'It costs more than estimated',
        stop: 'a quote or a change takes the one-time cost above {costLimit}',
        decider: 'Whoever signs',
      },
      {
        risk: 'A wrong result reaches a customer',
        stop: 'the same kind of error gets out twice; people check everything until it is fixed',
        decider: '{ownerName}',
      },
    ],
  },
  numbers: {
    heading: 'The numbers and whose they are',
    head: ['Number', 'Value', 'Low case', 'Whose'],
    own: 'Ours',
    example: 'Example',
    vendor: `${company.name}’s`,
    suggested: 'Suggested',
    currency: 'Amounts are in {currency}, rounded.',
  },
  assumptions: {
    heading: 'What is counted and what is not',
    list: [
      'The one-time cost falls on the day of approval. Running costs and savings begin when the work is live.',
      'Hours, rates and costs stay the same for five years. Wage growth, inflation, severance and replacement staff are left out. Add them if they apply.',
      'Faster answers, avoided errors, new errors and taxes on profit are not counted.',
      'What an hour costs: add a fifth of the one-time cost to a year’s running costs and renewals, then divide by the hours of a full year.',
      `${ratesNote} ${terms.billing}`,
      `Support, the maintenance plan and priority support cover ${terms.supportTerm}, so their renewals count from year two. ${terms.renewal}`,
      `The final cost can differ from the estimate by 10-15%, and minor scope changes can move it by up to another ${figures.tolerance}. Larger changes get a new estimate, and a new decision.`,
    ],
  },
  message: { title: 'My business case: {service}', ask: 'Decision asked for:' },
  workbook: {
    note: 'Change the tinted cells, and every number follows. All amounts are in {code}.',
    ...{ in: 'What goes in', out: 'What comes out, in cash', answer: 'The answer', verdict: 'Verdict' },
    price: 'Estimate',
    buildWeeks: 'Weeks from approval until the work is live',
    buildMonths: 'The same in months',
    gaps: `Areas of readiness below ${figures.gap}`,
    counted: 'One-time cost, or the estimate where it is open',
    worth: 'Money no longer paid a year',
    runs: 'Running costs a year',
    renews: 'Renewals a year, from year two',
    hours: 'Hours freed a year',
    flow: 'Cash flow, year {year}',
    payback: 'Cash payback in months from approval',
    alone: 'By the numbers alone',
    costAYear: 'Cost a year: a fifth of the one-time cost, running costs and renewals',
  },
});

/** The cards of the form, and what stands around them. */
export const formWords = checkEntry(formWordsShape, FILE, {
  heading: 'Your answers',
  lead: 'Nothing is sent. The link keeps your answers after its # sign, a part that browsers send to no server.',
  loading: 'Loading this case',
  fields: {
    company: { label: 'Your company', hint: 'Heads the memo.' },
    problem: {
      label: 'The problem, in one sentence',
      hint: 'Who does what, how often, and what goes wrong.',
    },
    owner: { label: 'Owner', hint: 'One person, by name or role.' },
    deadline: { label: 'Decision needed by', hint: 'The day of the decision.' },
    hoursGiver: {
      label: 'Who gives up the hours',
      hint: 'By name or role: whose time is freed.',
    },
    budgetLine: { label: 'Budget line', hint: 'Where cash savings show, such as overtime.' },
    timeUse: {
      label: 'What freed time is for',
      hint: 'For hours that become no money, in one sentence.',
    },
    currency: { label: 'Currency', hint: `Of your amounts. Only ${company.name}’s price is converted.` },
    discount: { label: 'Discount', hint: 'Off the estimate and its renewals.' },
  },
  cards: {
    problem: 'Problem and owner',
    calculator: 'Estimate',
    roi: 'Hours and costs',
    finance: 'Cash and time',
    readiness: 'Readiness',
  },
  below: `Below ${company.name}’s estimate of {price}. Your cost counts.`,
  invalidDate: {
    open: 'Enter a whole date, such as 03/31/2030.',
    past: 'This date has passed. Enter one from today on.',
    far: 'This is too far off. Enter a year before 2100.',
  },
  suggested: '{answer} (suggested)',
  noDiscount: 'None',
  progress: '{done} of {all} answered',
  done: 'answered',
  open: '{count} open',
  check: '{count} to check',
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
    lead: `There is one verdict, on cash: money that is no longer paid. Freed time stands beside it, in hours. The limits are ${company.name}’s own.`,
    list: [
      {
        name: 'Yes',
        rule: `Even in the low case, the costs are covered in cash within ${figures.yes} of approval.`,
      },
      {
        name: 'Yes, slowly',
        rule: 'It takes longer, but even the low case brings in more cash than it costs over five years at your discount rate.',
      },
      {
        name: 'No',
        rule: `The expected case takes more than ${figures.no}, or brings in no more cash than it costs.`,
      },
      {
        name: 'Not yet',
        rule: `The expected case pays, but the low case brings in no more than it costs. Also if an answer is missing, no one is named to take the hours out of a budget, a fix without AI would save at least as much, or an area of readiness is below ${figures.gap}.`,
      },
      {
        name: 'Buys time',
        rule: 'No saved hour becomes money no longer paid. The memo then says what an hour costs, and the board decides what an hour is worth.',
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
  calculator: ['automation', 'small', 'medium', 'standard', 'medium', '0'],
  readiness: readinessUrlCodes.map(() => 'mostly'),
  roi: { hours: 30, weeks: 48, rate: 42, adoption: 70, cost: 11000, running: 2400 },
  finance: { discountRate: 10, cashShare: 40, otherHours: 6 },
  currency: 'USD',
  discount: '',
  texts: {
    company: '',
    problem:
      'Two people type 160 supplier invoices a week into the ledger, and one in twelve comes back wrong.',
    owner: 'Office manager',
    deadline: '2027-03-31',
    hoursGiver: 'Head of finance',
    budgetLine: 'Overtime and temporary staff',
    timeUse: 'Suppliers get an answer on the same day.',
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
