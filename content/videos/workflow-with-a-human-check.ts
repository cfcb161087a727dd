import type { VideoInput } from './schema';

export const workflowWithAHumanCheck: VideoInput = {
  id: 3,
  slug: 'workflow-with-a-human-check',
  title: 'Building a workflow with a human check',
  description:
    'An intake flow from the first mail to the booked record, with the check placed where it catches most and delays least.',
  category: 'Business Implementation',
  level: 'Intermediate',
  duration: '45:30',
  // A placeholder, to be replaced before launch.
  views: '8.4k',
  featured: true,
  date: '2025-03-25',
  chapters: [
    { at: '0:00', title: 'The flow on one page' },
    { at: '7:10', title: 'What the software must hand over' },
    { at: '16:45', title: 'Where the check belongs' },
    { at: '27:30', title: 'A queue that people keep up with' },
    { at: '38:00', title: 'When to loosen the check' },
  ],
  keyPoints: [
    'Place the check at the last point where a mistake can still be undone cheaply.',
    'Hand over the original, the reading and the reason in one view, or the check becomes a second entry.',
    'Confidence values sort the queue; they do not decide what skips it.',
    'Loosen the check by kind of case and on counted evidence, never for all cases at once.',
  ],
  services: ['workflow-automation'],
  figures: {
    flow: {
      kind: 'steps',
      caption: 'The flow of the session. The ring marks the step where someone decides.',
      alt: 'Five steps in a row: mail arrives, software reads it, rules test the reading, a person releases it, the record is written. The fourth step belongs to a person.',
      steps: [
        { label: 'Mail arrives', note: 'Copy kept unchanged' },
        { label: 'Read', note: 'Fields and their place' },
        { label: 'Test', note: 'Rules, not opinions' },
        { label: 'Release', note: 'One view, two keys', person: true },
        { label: 'Write', note: 'With a way back' },
      ],
    },
  },
  body: `
## The flow on one page

Before any tool is opened, the session draws the whole path on a sheet: order mails come in, fields are read, rules test them, somebody releases the order, the record is written. Five boxes. If yours has twelve, it is two flows.

::figure{#flow}

Under each box write what it leaves behind when it stops half way. A flow that dies between reading and writing must be able to start again without booking the same order twice. The simplest way is to give each mail a number on arrival and to refuse a second record with the same one.

## What the software must hand over

The reading step returns more than values. For each field ask for four things:

1. the value, in the form your system stores
2. the words it was read from, with page and line
3. what was expected, where there is a catalog or a price list
4. why it may be wrong, if anything looks odd

The second item decides whether the check is quick. A person who sees “40 cartons” beside the highlighted line needs a second. The same person without the highlight opens the mail, searches it, and has done the whole job again by hand.

## Where the check belongs

Three places are possible, and each has its price. A check before reading sorts mail and finds little. A check after writing finds everything, when the warehouse has already packed. Between test and write there is a point where the mistake is visible and nothing has happened yet. Put it there.

Rules run first, so that people see only what rules cannot settle: does the customer exist, is the article in the catalog, is the quantity within ten times the usual. A rule that fails names itself in the queue. “Quantity 4,000, usual 40” is a sentence a person can act on; “low confidence” is not.

## A queue that people keep up with

Sort by deadline first and by doubt second. Show one case at a time, with one key for release and one for return. Returning a case asks for a reason from a list of five, because free text will never be counted.

Two numbers stand at the top of the screen: how many are waiting, and how old the oldest is. When the oldest passes the limit you agreed, someone is named to help. Without such a rule a queue fills on a Monday and is emptied by pressing release without reading, and from that day the check exists only on paper.

Plant a wrong case now and then, one in fifty, agreed with the team beforehand. It shows whether people still look, and it keeps them looking.

## When to loosen the check

After a month the reasons can be counted by kind of case. Repeat orders from known customers may show no return in three hundred; first orders may show one in nine. So the first kind goes through with a sample of one in twenty, while the second stays as it was.

| Returns in the last 200 of one kind | Check |
|---|---|
| None | Sample of one in twenty |
| One or two | Every second case |
| Three or more | Every case |

The numbers in the table are a starting point to argue about, not a norm. What matters is that the step back is written down as well: two returns in a sample, and that kind is checked in full again from the same afternoon.
`,
  meta: {
    title: 'Building a workflow with a human check',
    description:
      'Where a human check belongs in an automated workflow, what the software must hand over, and how to keep the queue short and honest.',
  },
};
