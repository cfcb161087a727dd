import type { VideoInput } from './schema';

export const costSpeedAndDrift: VideoInput = {
  id: 8,
  slug: 'cost-speed-and-drift',
  title: 'Watching cost, speed and drift after launch',
  description:
    'Three gauges, their alarm levels and the drill for the day one of them moves: operating a system that others have built.',
  category: 'Best Practices',
  level: 'Advanced',
  duration: '33:55',
  // A placeholder, to be replaced before launch.
  views: '3.7k',
  featured: false,
  date: '2025-06-17',
  chapters: [
    { at: '0:00', title: 'Cost per finished case' },
    { at: '7:30', title: 'The slowest twentieth' },
    { at: '14:20', title: 'Drift, and two ways to see it' },
    { at: '22:40', title: 'Alarms that someone answers' },
    { at: '28:50', title: 'The drill' },
  ],
  keyPoints: [
    'Divide by finished cases, not by calls: retries and abandoned attempts are cost too.',
    'Users remember the slow answer. Watch the 95th percentile, and set the limit on it.',
    'Inputs drift before outputs do; counting kinds of input is the earliest warning you can get.',
    'An alarm needs a name, a first step and a way to switch back.',
  ],
  services: ['ai-optimization'],
  figures: {
    drift: {
      kind: 'curve',
      caption:
        'Share of inputs of an unknown kind, and share of corrected answers, week by week. Illustrative.',
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

The invoice from the provider counts tokens. Your budget counts cases. Between the two lie retries, time-outs, long documents sent twice, and evaluation runs at night. Put one number on the wall: everything spent this week, divided by the cases that somebody accepted.

Split it by kind of case as soon as there are more than two. A mean of four cents may hide one kind at thirty. That kind is usually a document that is sent whole although one page would do, and mending it is an afternoon’s work.

Give it a ceiling in the code as well. A loop that asks a model until the answer is valid needs a maximum number of rounds, and the case that reaches it goes to a person.

## The slowest twentieth

Averages are calm while users are not. Sort the response times of a day and look at the value below which nineteen of twenty lie. People form their opinion of a system from that slow tail, because it is what makes them wait and wonder.

Log the time of each stage under one request number: queue, search, model, checks, write. Then a slow day has an address. Three usual suspects: a cold cache after deployment, one customer’s hundred-page file, and a provider that answers in nine seconds between four and five in the afternoon.

Decide what happens at the limit before it is reached. A short answer with a link to the source, a note that the result comes by mail, a hand-over to the desk: each is better than a spinner.

## Drift, and two ways to see it

Drift means that the world in front of the system is no longer the one it was tested on. Watch from both ends.

At the entrance, sort each input into the kinds that your test set knows, plus “unknown,” and chart the share of the last. At the exit, count how many answers people correct. The first moves earlier.

::figure{#drift}

In the drawing there are about two weeks between the lines. That is the time you gain by counting at the door: enough to collect forty of the new inputs, add them to the tests, and adjust before complaints arrive.

A sudden step means something else. When every line jumps on one day, look for a release, yours or the vendor’s, and compare outputs of the fixed test set from before and after.

## Alarms that someone answers

| Gauge | Look at it | Alarm | First step |
|---|---|---|---|
| Cost per case | Weekly | A quarter above the agreed value | Split by kind |
| 95th percentile | Daily | Above the limit for an hour | Read the stage times |
| Unknown inputs | Weekly | Twice the usual share | Read twenty of them |
| Corrections | Weekly | Three points up | Freeze releases |

Each row carries the name of the person on duty. If an alarm has rung four times and nobody did anything, it is wrong: raise the level or delete it. People stop hearing alarms long before they admit it.

## The drill

Twice a year, on a quiet morning, switch the model off for fifteen minutes. Does the page say so in words? Do cases wait in order? Can the desk work by hand, and does anybody still know how? Then switch to last month’s version, which must be one command away, and back again.

Write down how long each of these took, and where somebody had to ask. The notes of that morning are the operating manual. Everything written before it was an assumption.
`,
  meta: {
    title: 'Watching cost, speed and drift after launch',
    description:
      'How to operate an AI system after launch: cost per finished case, the slowest twentieth, early signs of drift, alarms and a drill.',
  },
};
