import { z } from 'zod';
import { link, text } from './fields';

const line = text(240);
const heading = text(60);
const cells = <Count extends 2 | 3 | 4 | 5>(count: Count) =>
  z.array(text(40)).length(count, `must have ${count} columns`);
/** Texts by name, with at most `max` characters each. */
const texts = <const Name extends string>(names: readonly Name[], max = 240) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, text(max)])) as Record<Name, ReturnType<typeof text>>,
  );
/** What the memo says. A word in braces is replaced by a value of components/business-case/compose-texts.ts. */
export const memoWordsShape = z.strictObject({
  title: text(60),
  /** Stands for a service that is not chosen yet. */
  titleOpen: text(40),
  page: text(40),
  /** Above the pages after the first. */
  appendix: text(40),
  verdicts: texts(['open', 'yes', 'slow', 'not-yet', 'no', 'time'], 80),
  figures: texts(
    [
      ...(['approve', 'approveSettled', 'approveTime', 'none', 'payback'] as const),
      ...(['hours', 'lowPayback', 'npv', 'price', 'open'] as const),
    ],
    90,
  ),
  /** The lines of the amount to approve, and what stands beside it. */
  approval: texts(['cost', 'running', 'reserve', 'later', 'tax', 'scope', 'exchange', 'below', 'small']),
  why: texts(
    [
      ...(['heading', 'start', 'open', 'gap', 'alone', 'cash', 'time'] as const),
      ...(['freed', 'alternative', 'use', 'nothing'] as const),
    ],
    320,
  ),
  missing: texts(
    [
      ...(['problem', 'owner', 'deadline', 'price', 'roi'] as const),
      ...(['cashShare', 'hoursGiver', 'timeUse', 'readiness'] as const),
    ],
    40,
  ),
  /** What to do where it is not yet a yes, and who settles it. */
  todo: texts(['lead', 'open', 'cash', 'alternative', 'gap']),
  /** A number that was typed and could not be read, and what counts in its place. */
  check: line,
  checkUsed: text(40),
  checkOpen: text(40),
  /** Inputs that cannot count as entered, or that look like a slip. */
  ...texts(['checkPast', 'checkFar', 'checkOther', 'checkPeople'], 160).shape,
  ask: z.strictObject({
    heading,
    ...texts(['open', 'yes', 'not-yet', 'no', 'time', 'end', 'unnamed', 'undated', 'noLine']).shape,
    signature: cells(3),
  }),
  problem: z.strictObject({ heading, withoutAi: line }),
  whose: texts(['heading', 'all', 'except', 'ours', 'example', 'estimate', 'renewals', 'suggested'], 120),
  money: z.strictObject({
    heading,
    head: cells(5),
    ...texts(['clock', 'clockOpen', 'scenarios', 'split'], 400).shape,
  }),
  /** Names of the numbers, without their units. */
  inputs: texts(
    [
      ...(['hours', 'weeks', 'rate', 'adoption', 'cost', 'running'] as const),
      ...(['discountRate', 'cashShare', 'otherHours', 'renewals'] as const),
    ],
    40,
  ),
  price: z.strictObject({ heading, text: line, head: cells(2), total: text(40), range: line }),
  curve: texts(['heading', 'caption', 'alt', 'axis', 'total', 'covered']),
  /** Who closes a gap in each area of readiness. */
  gaps: z.strictObject({
    who: z.array(text(90)).length(4, 'must have 4 lines'),
  }),
  risks: z.strictObject({
    heading,
    head: cells(3),
    rows: z
      .array(z.strictObject({ risk: text(90), stop: text(160), decider: text(40) }))
      .min(3, 'must have at least 3 rows'),
  }),
  numbers: z.strictObject({
    heading,
    head: cells(4),
    ...texts(['own', 'example', 'vendor', 'suggested', 'currency'], 60).shape,
  }),
  assumptions: z.strictObject({ heading, list: z.array(line).min(3) }),
  /** What the contact form's message says around the figures. */
  message: texts(['title', 'ask'], 60),
  workbook: texts([
    ...(['note', 'in', 'out', 'answer', 'verdict', 'price', 'buildWeeks', 'buildMonths', 'gaps'] as const),
    ...([
      'counted',
      'worth',
      'runs',
      'renews',
      'hours',
      'flow',
      'payback',
      'costAYear',
      'alone',
    ] as const),
  ]),
});
export type MemoWords = z.infer<typeof memoWordsShape>;

const field = z.strictObject({ label: text(50), hint: text(120) });

/** What the page says around the memo. */
export const formWordsShape = z.strictObject({
  heading,
  lead: line,
  /** While what works out the case loads. */
  loading: text(40),
  fields: z.strictObject({
    company: field,
    problem: field,
    owner: field,
    deadline: field,
    hoursGiver: field,
    budgetLine: field,
    timeUse: field,
    currency: field,
    discount: field,
  }),
  cards: texts(['problem', 'calculator', 'roi', 'finance', 'readiness'], 40),
  /** Below a cost that is lower than the estimate. */
  below: text(90),
  /** Below a date of the decision that is not whole, has passed, or is too far off. */
  invalidDate: texts(['open', 'past', 'far'], 60),
  /** The choice that counts until another one is made. */
  suggested: text(40),
  noDiscount: text(24),
  progress: text(40),
  done: text(24),
  open: text(24).includes('{count}', 'must say {count}, the number of open questions'),
  check: text(24).includes('{count}', 'must say {count}, the number of unreadable fields'),
  choose: text(24),
  addOns: text(24),
  actions: texts(
    [
      ...(['read', 'readExample', 'back', 'example', 'send', 'xlsx'] as const),
      ...(['making', 'made', 'failed', 'link'] as const),
    ],
    160,
  ),
});
export type FormWords = z.infer<typeof formWordsShape>;

export const pageWordsShape = z.strictObject({
  rules: z.strictObject({
    heading,
    lead: text(320),
    list: z.array(z.strictObject({ name: text(40), rule: line })).length(5, 'must have 5 rules'),
    method: link,
  }),
  withoutScript: z.strictObject({
    heading,
    lead: text(320),
    worksheet: text(60),
    template: text(60),
  }),
});
