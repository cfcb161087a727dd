import type { VideoInput } from './schema';

export const chooseTheFirstProcess: VideoInput = {
  id: 2,
  slug: 'choose-the-first-process',
  title: 'Choosing the first process to automate',
  description:
    'Score six candidates in one meeting, throw out four, and leave with a process, an owner and a number to beat.',
  category: 'Business Implementation',
  level: 'Beginner',
  duration: '22:47',
  // A placeholder, to be replaced before launch.
  views: '9.8k',
  featured: false,
  date: '2025-03-04',
  chapters: [
    { at: '0:00', title: 'List what arrives, not what departments do' },
    { at: '4:20', title: 'Four questions, scored from 0 to 3' },
    { at: '10:05', title: 'What a zero means' },
    { at: '14:30', title: 'A worked round of scoring' },
    { at: '19:10', title: 'Leave with a name and a number' },
  ],
  keyPoints: [
    'A process is a thing that arrives, is handled and leaves; anything else is a department.',
    'Score volume, rules, data and forgiveness. A zero in any of them ends the discussion.',
    'The best first candidate is dull: frequent, written down, and harmless when wrong.',
    'Nobody leaves the meeting without an owner and a measure taken this week.',
  ],
  services: ['workflow-automation', 'ai-onboarding'],
  figures: {
    scores: {
      kind: 'bars',
      caption: 'Six candidates after scoring, out of 12. Illustrative.',
      alt: 'Bars of total scores: supplier invoices eleven, address changes nine, meeting notes seven, quotes six, complaints four, hiring three.',
      unit: 'points of 12',
      items: [
        { label: 'Supplier invoices', value: 11 },
        { label: 'Address changes', value: 9 },
        { label: 'Meeting notes', value: 7 },
        { label: 'Quotes', value: 6 },
        { label: 'Complaints', value: 4 },
        { label: 'Hiring', value: 3 },
      ],
    },
  },
  body: `
## List what arrives, not what departments do

Draw two columns on a whiteboard: what comes in, and what goes out. Fill them with things you could hold or count: an invoice and a booking, a support mail and an answer, a form and a changed record. “Marketing” does not go on the board. “Twelve product descriptions a week” does.

Ask each person in the room for two lines. Stop at six lines in total. More candidates do not make the choice better, they only make the meeting longer.

## Four questions, scored from 0 to 3

Score every line on the same four questions before anyone argues for a favorite.

| Question | 0 | 3 |
|---|---|---|
| How often does it arrive? | A few times a year | Every day |
| Are the rules written down? | They live in one head | A new hire could follow them |
| Is the input readable by software? | Paper, phone calls | Files or fields |
| What does a mistake cost? | Money or safety at once | A correction the same day |

Let two people score alone and compare. Where they differ by more than one point, the process is not understood yet, and that is a finding in itself. Write the disagreement down; it usually becomes the first task of the project.

## What a zero means

A zero is not a low mark, it is a stop. Volume of zero means there is nothing to gain. Rules at zero mean you would automate one person’s habits. Unreadable input means that the first project is scanning, which is a different project with a different budget. And where a mistake is expensive at once, begin with a draft that a person releases, never with an automatic step.

Zeros can be cured. Somebody can write the rules down in a month, and then the line comes back to the board.

## A worked round of scoring

::figure{#scores}

:::example[Supplier invoices against complaints]
Invoices come daily (3), follow a booking manual (3), arrive as PDF (3), and a wrong cost center is put right at month end (2): 11 points. Complaints come daily too (3), but every one is settled by feel (0). The zero decides. The group had walked in wanting complaints, because they hurt more.
:::

Pain is a good reason to look at a process and a poor reason to start with it. What hurts most tends to be what nobody has described.

Notice second place as well. Address changes score 9 with far less work than invoices. If the owner of invoices has no time this quarter, take the smaller one and begin on Monday.

## Leave with a name and a number

Three things go into the minutes. One person who answers for the process and may change it. One measure, in minutes, errors or days, with the value it has now. And one date, no more than six weeks away, on which somebody reads that measure again.

If the present value is unknown, measuring it is the whole task of the first week: twenty cases, a stopwatch, a tally of what went back. Projects that skip this week end in a debate about whether anything has changed.
`,
  meta: {
    title: 'Choosing the first process to automate',
    description:
      'Score six candidate processes on volume, rules, data and the cost of a mistake, and leave the meeting with one owner and one measure.',
  },
};
