import type { VideoInput } from '../schemas/videos';

export const workflowWithAHumanCheck: VideoInput = {
  id: 3,
  slug: 'workflow-with-a-human-check',
  title: 'Building a workflow with a human check',
  description: 'From the first email to the saved record, with the check where it catches most.',
  category: 'Business Implementation',
  level: 'Intermediate',
  duration: '45:30',
  // A placeholder, to be replaced before launch.
  views: '8.4k',
  featured: true,
  date: '2025-03-25',
  chapters: [
    { at: '0:00', title: 'The workflow on one page' },
    { at: '7:10', title: 'What the software must hand over' },
    { at: '16:45', title: 'Where the check belongs' },
    { at: '27:30', title: 'A queue that people keep up with' },
    { at: '38:00', title: 'When to loosen the check' },
  ],
  keyPoints: [
    'Put the check at the last point where a mistake is cheap to undo.',
    'Show the original, the reading and the reason in one view.',
    'Loosen the check one kind of case at a time, on counted evidence.',
  ],
  services: ['workflow-automation'],
  figures: {
    flow: {
      kind: 'steps',
      caption: 'The workflow of this walkthrough. The ring marks the human decision.',
      alt: 'Five steps in a row: an email arrives, software reads it, rules test the reading, the clerk releases it, the record is written. The fourth step is a human decision.',
      steps: [
        { label: 'Email arrives', note: 'Copy kept unchanged' },
        { label: 'Read', note: 'Fields and their place' },
        { label: 'Test', note: 'Rules, not opinions' },
        { label: 'Release', note: 'One view, two keys', person: true },
        { label: 'Write', note: 'With a way back' },
      ],
    },
  },
  body: `
## The workflow on one page

Before opening any tool, draw the whole path on a sheet: order emails come in, fields are read, rules test them, the clerk releases the order, the record is written. Five boxes.

::figure{#flow}

Under each box, write what it leaves behind when it stops halfway. If the workflow dies between reading and writing, it has to be able to start again without booking the same order twice. The simplest way is to number each email on arrival and refuse a second record with the same number.

## What the software must hand over

The reading step returns more than values. For each field, ask for four things:

1. the value, in the form your system stores
2. the words it was read from, with page and line
3. what was expected, if there is a catalog or a price list
4. why it may be wrong, if anything looks odd

The second decides whether the check is quick. A clerk who sees "40 cartons" next to the highlighted line needs a second. Without the highlight, the same clerk opens the email, searches it, and has done the whole job again by hand.

## Where the check belongs

You have three places to choose from. A check before reading sorts email and finds little. A check after writing finds everything, once the warehouse has packed. Between test and write there's a point where the mistake is visible and nothing has happened yet. Put it there.

Rules run first, so people see only what rules can't settle. Does the customer exist? Is the item in the catalog? Is the quantity within ten times the usual? A rule that fails names itself in the queue. "Quantity 4,000, usual 40" is something a clerk can act on. "Low confidence" isn't.

What about confidence scores? At the start, use them only to sort. A high score means the software is sure, which isn't the same as right. Once a random sample, redone blind, has shown how often high scores are wrong on your documents, you can let them decide what skips the queue.

## A queue that people keep up with

Sort by deadline first and by doubt second. Show one case at a time, with one key to release and one to return. A return asks for a reason from a list of five, because free text never gets counted.

Put two numbers at the top of the screen: how many are waiting, and how old the oldest is. When the oldest passes the limit you agreed on, a second clerk helps. Without that rule the queue fills up early in the week, people empty it by pressing release without reading, and from then on the check exists only on paper.

Plant a wrong case now and then, one in fifty, with the team's agreement. It shows whether people still look, and it keeps them looking.

## When to loosen the check

After a month you can count the reasons by kind of case. Repeat orders from known customers may show no return in three hundred; first orders may show one in nine. So repeat orders go through with a sample of one in twenty, while first orders are checked as before.

| Returns in the last 200 of one kind | Check |
|---|---|
| None | Sample of one in twenty |
| One or two | Every second case |
| Three or more | Every case |

Treat these numbers as a starting point, not a standard. Write down the step back as well: two returns in a sample, and from that afternoon every case of that kind is checked again.
`,
  meta: {
    title: 'Building a workflow with a human check',
    description:
      'A written walkthrough: where to put the human check in a workflow, what software must hand over, and how to keep the queue short.',
  },
};
