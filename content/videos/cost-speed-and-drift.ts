import type { VideoInput } from '../schemas/videos';

export const costSpeedAndDrift: VideoInput = {
  id: 8,
  slug: 'cost-speed-and-drift',
  title: 'Watching cost, speed and drift after launch',
  description: 'Four gauges, their alarm levels, and a drill for the day one of them moves.',
  category: 'Best Practices',
  level: 'Advanced',
  duration: '33:55',
  // A placeholder, to be replaced before launch.
  views: '3.7k',
  featured: false,
  date: '2025-06-17',
  chapters: [
    { at: '0:00', title: 'Cost per finished case' },
    { at: '7:30', title: 'The slowest five percent' },
    { at: '14:20', title: 'Drift, and two ways to see it' },
    { at: '22:40', title: 'Alarms that get answered' },
    { at: '28:50', title: 'The drill' },
  ],
  keyPoints: [
    'Divide cost by finished cases, not by calls.',
    'Set the limit on the 95th percentile: users remember the slow answer.',
    'Count kinds of input: they drift before outputs do.',
  ],
  services: ['ai-optimization'],
  figures: {
    drift: {
      kind: 'curve',
      caption:
        'Share of inputs of an unknown kind, and share of corrected answers, week by week. Example figures.',
      alt: 'Two lines over twelve weeks. Unknown inputs begin to climb in week five, from three to fourteen percent. Corrected answers follow two weeks later, from four to nine percent.',
      xLabel: 'Weeks after launch',
      yLabel: 'Share, %',
      straight: true,
      series: [
        {
          label: 'Unknown inputs',
          tone: 'lane',
          points: [
            [1, 3],
            [3, 3],
            [4, 3],
            [5, 5],
            [6, 8],
            [7, 10],
            [8, 12],
            [10, 13],
            [12, 14],
          ],
        },
        {
          label: 'Corrected answers',
          tone: 'before',
          points: [
            [1, 4],
            [3, 4],
            [5, 4],
            [6, 4],
            [7, 5],
            [8, 6],
            [9, 7],
            [10, 8],
            [12, 9],
          ],
        },
      ],
    },
  },
  body: `
## Cost per finished case

The provider's invoice counts tokens. Your budget counts cases. Between the two are retries, time-outs, long documents sent twice, and evaluation runs at night. Put one number on the wall: everything spent this week, divided by the cases your team accepted.

Split it by kind of case as soon as there are more than two. A mean of four cents may hide one kind at thirty. That kind is usually a document sent whole when one page would do, and fixing it takes an afternoon.

Set a ceiling in the code as well. A loop that asks a model until the answer is valid needs a maximum number of rounds, and a case that reaches it goes to your team.

## The slowest five percent

Sort one day's response times and look at the value that nineteen of twenty stay below. People judge a system by that slow tail, because it makes them wait and wonder.

Log the time of each stage under one request number: queue, search, model, checks, write. Then you can say where a slow day came from. Three usual suspects: a cold cache after deployment, one customer's hundred-page file, and a provider that takes nine seconds between four and five in the afternoon.

Decide what happens at the limit before you reach it. A short answer with a link to the source, a note that the result will come by email, a handoff to your team: each is better than a spinner.

## Drift, and two ways to see it

Drift means that the world the system works in is no longer the one it was tested on. Watch from both ends.

On the way in, sort each input into the kinds your test set knows, plus "unknown," and chart the share of the last. On the way out, count how many answers people correct. The first moves earlier.

::figure{#drift}

In the chart there are about two weeks between the lines. Counting inputs buys you that time: enough to collect forty of the new ones, add them to the tests, and adjust before complaints arrive.

A sudden step means something else. When every line jumps on one day, look for a release, yours or the vendor's, and compare outputs of the fixed test set from before and after.

## Alarms that get answered

| Gauge | Look at it | Alarm | First step |
|---|---|---|---|
| Cost per case | Weekly | A quarter above the agreed value | Split by kind |
| 95th percentile | Daily | Above the limit for an hour | Read the stage times |
| Unknown inputs | Weekly | Twice the usual share | Read twenty of them |
| Corrections | Weekly | Three points up | Freeze releases |

Put the name of whoever is on duty in each row. If an alarm has gone off four times and no one did anything, it's wrong: raise the level or delete it.

## The drill

Twice a year, on a quiet morning, switch the model off for fifteen minutes. Does the page say so in words? Do cases wait in order? Can your team work by hand, and does anyone still know how? Then switch to last month's version, which must be one command away, and back again.

Write down how long each of these took, and where you had to ask. Those notes are your operating manual.
`,
  meta: {
    title: 'Watching cost, speed and drift after launch',
    description:
      'A written walkthrough of running an AI system after launch: cost per finished case, the slowest five percent, drift, alarms and a drill.',
  },
};
