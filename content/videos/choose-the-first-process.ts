import type { VideoInput } from '../schemas/videos';

export const chooseTheFirstProcess: VideoInput = {
  id: 2,
  slug: 'choose-the-first-process',
  title: 'Choosing the first process to automate',
  description: 'Score six candidates in one meeting, and leave with a process, an owner and a number.',
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
    'A process arrives, gets handled and leaves. Anything else is a department.',
    'A zero for volume, rules, data or forgiveness ends the discussion.',
    'The best first candidate is dull: frequent, written down, harmless when wrong.',
  ],
  services: ['workflow-automation', 'ai-onboarding'],
  figures: {
    scores: {
      kind: 'bars',
      caption: 'Six candidates after scoring, out of 12. Example figures.',
      alt: 'Bars of total scores: supplier invoices eleven, address changes nine, meeting notes seven, quotes six, complaints four, hiring three.',
      unit: 'points of 12',
      items: [
        { label: 'Supplier invoices', value: 11, highlight: true },
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

Draw two columns on a whiteboard: what comes in, and what goes out. Fill them with things you could hold or count: an invoice and a ledger entry, a support email and an answer, a form and a changed record. "Marketing" doesn't go on the board. "Twelve product descriptions a week" does.

Ask each person in the room for two lines, and stop at six in total.

## Four questions, scored from 0 to 3

Score every line on the same four questions before anyone argues for a favorite.

| Question | 0 | 3 |
|---|---|---|
| How often does it arrive? | A few times a year | Every day |
| Are the rules written down? | They're in one person's head | A new hire could follow them |
| Can software read the input? | Paper, phone calls | Files or fields |
| What does a mistake cost? | Money or safety at once | A correction the same day |

Have two people score alone and compare. Where they differ by more than one point, you don't understand the process yet, and that's worth knowing. Write the disagreement down; it usually becomes the first task of the project.

## What a zero means

A zero means stop. Zero volume means there's nothing to gain. Zero on rules means you'd be automating one person's habits. If software can't read the input, your first project is scanning, which has a different budget. And if a mistake is expensive at once, begin with a draft that someone releases, never with an automatic step.

You can fix a zero. Write the rules down over a month, and the line goes back on the board.

## A worked round of scoring

::figure{#scores}

:::example[Supplier invoices versus complaints]
Invoices come daily (3), follow an accounting manual (3), arrive as PDFs (3), and a wrong cost center is corrected at month end (2): 11 points. Complaints come daily too (3), but each is settled by feel (0). The zero decides. The group had walked in wanting complaints, because they hurt more.
:::

Pain is a good reason to study a process and a poor reason to start with it. What hurts most tends to be what no one has described.



## Leave with a name and a number

Put three things in the minutes. One person who owns the process and may change it. One measure, in minutes, errors or days, with its value today. And one date, no more than twelve weeks away, on which someone takes that measure again.

If you don't know today's value, measuring it is the whole task of the first week: thirty cases, a timer, and a tally of what came back. Projects that skip this week end in an argument about whether anything has changed.
`,
  meta: {
    title: 'Choosing the first process to automate',
    description:
      'A written walkthrough: score six processes on volume, rules, data and the cost of a mistake, and choose one, with an owner and a measure.',
  },
};
