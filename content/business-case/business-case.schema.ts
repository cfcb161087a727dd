import { z } from 'zod';
import { link, text } from '../schemas/fields';

const line = text(240);
const heading = text(60);
const cells = <Count extends 2 | 3 | 4>(count: Count) =>
  z.array(text(40)).length(count, `must have ${count} columns`);
const scope = z.strictObject({
  text: text(200),
  theirs: z.array(text(90)).length(3, 'must have 3 lines'),
  ours: z.array(text(90)).length(3, 'must have 3 lines'),
});

/** What the document says. A word in braces is replaced by a figure or a name. */
export const caseDocumentWords = z.strictObject({
  title: text(60),
  /** Stands for a service that is not chosen yet. */
  titleOpen: text(40),
  /** Under the title of the Word file. */
  subtitle: text(120),
  /** At the top of the workbook; {code} is the currency's. */
  sheet: line,
  /** In every document, with the address of the case. */
  live: text(60),
  verdicts: z.strictObject({ yes: text(20), thin: text(20), 'not-yet': text(20), no: text(20) }),
  yes: line,
  thin: line,
  cash: z.strictObject({ answer: text(60), none: line, some: line }),
  reasons: z.strictObject({
    missing: line,
    gap: line,
    depends: line,
    slow: line,
    decline: line,
    never: line,
  }),
  /** Answers that are taken but hardly meant. */
  implausible: z.strictObject({ person: line, people: line, past: line, far: line }),
  missing: z.strictObject({
    problem: text(40),
    owner: text(40),
    deadline: text(40),
    price: text(40),
    return: text(40),
    readiness: text(40),
  }),
  changes: z.strictObject({
    lead: line,
    leadGap: line,
    none: line,
    hours: line,
    times: text(40),
    adoption: line,
    cost: line,
    running: line,
    belowPrice: text(80),
    gap: line,
    point: text(40),
    points: text(40),
  }),
  problem: z.strictObject({ heading, open: line, cost: line, costOpen: line }),
  recommended: z.strictObject({
    heading,
    selector: line,
    calculator: line,
    differs: line,
    open: line,
    price: line,
    priceOpen: line,
  }),
  money: z.strictObject({
    heading,
    head: cells(4),
    clock: line,
    clockOpen: line,
    cases: text(320),
    present: line,
    cashRow: text(24),
    freed: line,
    split: line,
    lost: line,
    noRate: text(20),
    overRate: text(20),
    raised: line,
    open: line,
    far: text(20),
    never: text(20),
    atOnce: text(20),
    months: text(20),
  }),
  ask: z.strictObject({
    heading,
    yes: line,
    end: line,
    back: line,
    'not-yet': line,
    no: line,
    signature: line,
    owner: text(40),
    deadline: text(40),
    giver: text(40),
    line: text(40),
  }),
  scope: z.strictObject({
    heading,
    weeks: line,
    timeline: line,
    head: cells(2),
    open: line,
    services: z.strictObject({
      training: scope,
      onboarding: scope,
      automation: scope,
      development: scope,
      optimization: scope,
    }),
  }),
  price: z.strictObject({
    heading,
    head: cells(2),
    total: text(40),
    range: line,
    savings: line,
    saving: text(80),
    noSavings: line,
    term: line,
    outside: line,
    open: line,
  }),
  curve: z.strictObject({
    heading,
    caption: text(160),
    alt: text(320),
    axis: text(28),
    covered: text(24),
    year: text(24),
    start: text(24),
    breakEven: line,
    outOfReach: line,
  }),
  sensitivity: z.strictObject({
    heading,
    text: text(320),
    flat: line,
    caption: text(160),
    head: cells(4),
  }),
  gaps: z.strictObject({
    heading,
    head: cells(4),
    none: line,
    open: line,
    who: z.array(text(90)).length(4, 'must have 4 lines'),
  }),
  risks: z.strictObject({
    heading,
    head: cells(3),
    rows: z
      .array(
        z.strictObject({
          risk: text(90),
          stop: text(160),
          decider: text(40),
        }),
      )
      .min(3, 'must have at least 3 rows'),
  }),
  assumptions: z.strictObject({
    heading,
    head: cells(3),
    own: text(40),
    vendor: text(40),
    suggested: text(40),
    cost: text(40),
    rest: text(60),
    price: text(40),
    timed: line,
    list: z.array(text(400)).min(4),
    currency: line,
    converted: line,
    moves: line,
    move: text(40),
    points: text(40),
  }),
  alternatives: z.strictObject({
    heading,
    head: cells(2),
    nothing: z.strictObject({ name: text(40), text: line, open: line }),
    without: z.strictObject({ name: text(40), text: line, open: line }),
    other: text(60),
  }),
});
export type CaseDocumentWords = z.infer<typeof caseDocumentWords>;

/** What the page says around the document. */
export const caseFormWords = z.strictObject({
  form: text(60),
  lead: line,
  /** Said above the document while it is the example, while it is the visitor's, and while parts are open. */
  example: line,
  own: line,
  open: line,
  /** While what writes the document loads. */
  loading: text(40),
  fields: z.strictObject({
    problem: z.strictObject({ label: text(50), hint: text(120) }),
    owner: z.strictObject({ label: text(50), hint: text(120) }),
    deadline: z.strictObject({ label: text(50), hint: text(120) }),
    alternatives: z.strictObject({ label: text(50), hint: text(120) }),
    hoursGiver: z.strictObject({ label: text(50), hint: text(120) }),
    budgetLine: z.strictObject({ label: text(50), hint: text(120) }),
    currency: z.strictObject({ label: text(50), hint: text(120) }),
  }),
  groups: z.strictObject({
    calculator: text(60),
    roi: text(60),
    readiness: text(60),
    selector: text(60),
    done: text(24),
    unanswered: text(24),
    optional: text(24),
  }),
  choose: text(24),
  addOns: text(24),
  actions: z.strictObject({
    heading: text(60),
    private: text(160),
    docx: text(40),
    xlsx: text(40),
    making: text(80).includes('{file}', 'must say {file}, the name of the file'),
    made: text(80),
    failed: text(160),
    send: text(40),
    link: text(160),
  }),
});
export type CaseFormWords = z.infer<typeof caseFormWords>;

export const casePageWords = z.strictObject({
  rules: z.strictObject({
    heading: text(60),
    lead: text(320),
    list: z.array(z.strictObject({ name: text(40), rule: text(240) })).min(3),
    method: link,
  }),
  withoutScript: z.strictObject({
    heading: text(60),
    lead: text(320),
    worksheet: text(60),
    template: text(60),
    head: z.array(text(40)).length(3),
    line: text(20),
  }),
});
