import { z } from 'zod';
import { link, text } from './fields';

const line = text(240);
const heading = text(60);
const cells = <Count extends 2 | 3 | 4>(count: Count) =>
  z.array(text(40)).length(count, `must have ${count} columns`);
/** Texts by name, with at most `max` characters each. */
const texts = <const Name extends string>(names: readonly Name[], max = 240) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, text(max)])) as Record<Name, ReturnType<typeof text>>,
  );
const threeLines = z.array(text(90)).length(3, 'must have 3 lines');
const scope = z.strictObject({ text: text(200), theirs: threeLines, ours: threeLines });
const verdicts = ['yes', 'slow', 'not-yet', 'no'] as const;

/** What the memo says. A word in braces is replaced by a value of components/business-case/compose-texts.ts. */
export const memoWordsShape = z.strictObject({
  title: text(60),
  /** Stands for a service that is not chosen yet. */
  titleOpen: text(40),
  /** In print, with the address of the case. */
  live: text(60),
  page: text(40),
  verdicts: texts(['open', ...verdicts], 20),
  /** Both verdicts where they differ, freed time first; that on freed time alone while the other is open. */
  sides: texts(
    [
      ...(['yes', 'yes slow', 'yes not-yet', 'yes no', 'slow', 'slow not-yet', 'slow no'] as const),
      ...(['not-yet', 'not-yet no'] as const),
    ],
    40,
  ),
  figures: texts(
    [
      ...(['price', 'priceNote', 'payback', 'paybackNote', 'npv', 'npvNote'] as const),
      ...(['approve', 'lowPayback', 'cashPayback', 'open'] as const),
    ],
    80,
  ),
  why: texts(['start', 'open', 'missing', 'gap', 'return', ...verdicts, 'none', 'some', 'sides']),
  missing: texts(
    ['problem', 'owner', 'deadline', 'price', 'return', 'cashShare', 'hoursGiver', 'readiness'],
    40,
  ),
  changes: texts(['lead', 'leadGap', 'none', 'cost', 'scope', 'gap', 'point', 'points']),
  ask: z.strictObject({
    heading,
    ...texts(['open', 'yes', 'freed', 'not-yet', 'no', 'end', 'back', 'unnamed', 'undated']).shape,
    signature: cells(3),
  }),
  problem: z.strictObject({ heading, doNothing: line, withoutAi: line }),
  proposal: z.strictObject({ heading, text: line }),
  money: z.strictObject({
    heading,
    head: cells(4),
    ...texts(['clock', 'clockOpen', 'cases', 'cash', 'split', 'lost', 'raised'], 320).shape,
    ...texts(['sensitivity', 'ends', 'breakEven']).shape,
  }),
  /** Names of the numbers, without their units. */
  inputs: texts(
    [
      ...(['hours', 'weeks', 'rate', 'adoption', 'cost', 'running'] as const),
      ...(['discountRate', 'cashShare', 'otherHours'] as const),
    ],
    40,
  ),
  scope: z.strictObject({
    heading,
    head: cells(2),
    services: z.strictObject({
      training: scope,
      onboarding: scope,
      automation: scope,
      development: scope,
      optimization: scope,
    }),
  }),
  price: z.strictObject({ heading, head: cells(2), total: text(40), range: line }),
  curve: texts(['heading', 'caption', 'alt', 'axis', 'total', 'covered']),
  gaps: z.strictObject({
    heading,
    head: cells(4),
    none: line,
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
    head: cells(3),
    ...texts(['own', 'vendor', 'suggested', 'price', 'currency'], 60).shape,
  }),
  assumptions: z.strictObject({ heading, list: z.array(line).min(3) }),
  /** What the contact form's message says around the figures. */
  message: texts(['title', 'ask'], 60),
  workbook: texts([
    ...(['note', 'in', 'out', 'answer', 'verdict', 'price', 'buildWeeks', 'buildMonths', 'gaps'] as const),
    ...(['counted', 'worth', 'runs', 'flow', 'payback', 'freed', 'cash'] as const),
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
    problem: field,
    owner: field,
    deadline: field,
    hoursGiver: field,
    budgetLine: field,
    currency: field,
  }),
  cards: texts(['problem', 'calculator', 'roi', 'finance', 'readiness'], 40),
  /** Beside a cost below the estimate. */
  raised: text(60),
  done: text(24),
  open: text(24).includes('{count}', 'must say {count}, the number of open questions'),
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
    list: z.array(z.strictObject({ name: text(40), rule: line })).length(4, 'must have 4 rules'),
    method: link,
  }),
  withoutScript: z.strictObject({
    heading,
    lead: text(320),
    worksheet: text(60),
    template: text(60),
  }),
});
