import { company } from '../company/company';
import type { ArticleInput } from '../schemas/articles';

export const whatToMeasureBeforeYouStart: ArticleInput = {
  id: 'what-to-measure-before-you-start',
  title: 'What to measure before you start',
  excerpt: 'Two weeks with a timer and a tally sheet decide whether anyone will believe the result.',
  category: 'Strategy',
  author: `${company.name} strategy team`,
  publishDate: '2025-01-16',
  services: ['ai-onboarding', 'ai-optimization'],
  figures: {
    noise: {
      kind: 'curve',
      caption:
        'Average minutes per order on ten working days before and ten after a change. Example figures.',
      alt: 'Two jagged lines over ten days. Before, daily averages move between 14.6 and 18.2 minutes around 16.5. After, they move between 11.4 and 13.8 around 12.5. The two ranges do not meet.',
      xLabel: 'Working day',
      yLabel: 'Minutes per order',
      straight: true,
      xStep: 1,
      series: [
        {
          label: 'Before the change',
          tone: 'before',
          points: [
            [1, 16.4],
            [2, 14.6],
            [3, 17.8],
            [4, 15.6],
            [5, 18.2],
            [6, 16.4],
            [7, 17],
            [8, 15.2],
            [9, 18],
            [10, 15.8],
          ],
        },
        {
          label: 'After it',
          tone: 'lane',
          points: [
            [1, 13.4],
            [2, 12.8],
            [3, 12],
            [4, 13.2],
            [5, 12.2],
            [6, 11.4],
            [7, 12.6],
            [8, 13.8],
            [9, 11.6],
            [10, 12],
          ],
        },
      ],
    },
  },
  body: `
A dental laboratory wants software to read incoming orders: crowns, bridges, shades and due dates, on paper slips and from three portals. The chief operating officer has a vendor, a budget and an impatient owner, and no idea how long an order takes today. Everyone says "about ten minutes." We'd hold the project for two weeks to find out, even if the vendor's discount expires in the meantime.

The owner will say the improvement will be obvious. Sometimes it is. But today is the one thing you can't measure later, and when the contract comes up for renewal, the manager who needs the old number may not have been there.

## Three numbers on one sheet

Measure the work, the wait and the returns. They pull against each other, so you'll see it when one improves at the cost of another.

| Number | What it is | How to get it | What it hides on its own |
|---|---|---|---|
| Work | Minutes of work on one order | A timer and a slip of paper | How long orders sit |
| Wait | Hours from arrival to ready for the bench | Two time stamps | That three people worked at once |
| Returns | Orders per hundred that come back with a question | A tally next to the phone | That people stopped asking |

Customers feel the wait; [what a slow answer costs](/blog/what-a-slow-answer-costs) puts a price on it. You pay for the work. Returns are the guard, because it's easy to read faster and worse.

Write down each case, and look at the slowest tenth as well as the average. That's where the complaints come from.

## How to do it without a revolt

Announce the purpose and the limit: orders are timed for two weeks, without names, and everyone sees the sheets at the end. Then keep your word.

- [ ] Every sixth order is timed, whoever has it, easy or not
- [ ] The timer stops when the clerk is called away
- [ ] Arrival and ready times come from the systems, where they exist
- [ ] Each question back to a dentist gets one mark and one word for the cause
- [ ] The two weeks include no holiday and no trade show
- [ ] One person collects the slips each evening and reads them

The last line saves the exercise. On day two you'll find that one colleague times the whole batch and another only the typing. Fixed that evening, it costs a day. Found at the end, it costs two weeks.

At 90 orders a day, every sixth is 15 a day and 150 in ten days. At 20 seconds a slip, that is 3,000 seconds, or 50 minutes for the whole firm. (Thirty timed cases are enough for an average. The 150 are for seeing how much the days differ.)

## How much is noise

::figure{#noise}

The ten days before the change average 16.5 minutes, so "about ten" was too low by more than a third. Roy, Christenfeld and McKenzie reviewed the research on how long people think tasks take and concluded that we underestimate the next one because we remember the last ones as shorter than they were.

Look at the spread, too. With nothing changed, the second day was better than the average by nearly two minutes, and the fifth was worse by about as much. A vendor who measured on a day like the second could report a 12 percent improvement for a tool that wasn't plugged in yet.

You don't need statistics for most decisions. If the worst day after the change is better than the best day before it, believe it. Here the worst day after is 13.8 minutes and the best before is 14.6, so the ranges don't touch. If they overlap a little, measure longer. If they overlap by half, you have nothing yet.

## What the three numbers say together

:::example[Worked example: the saving and what eats it]
Work falls from 16.5 to 12.5 minutes. On 90 orders a day that saves 360 minutes, or 6 hours.

Returns rise from 11 to 13 per hundred. Two percent of 90 is 1.8 orders a day, and each question to a dentist takes 35 minutes in all, with the call, the wait on the line and the second look. That is 63 minutes a day.

The net gain is 297 minutes, just under 5 hours. Over 230 working days: about 1,140 hours a year, where the first line alone promised 1,380.
:::

The project is still worth doing. But anyone who measured only the work would have promised the owner some 240 hours too many. When you enter hours into the [ROI calculator](/resources/ai-roi-calculator), enter the smaller figure.

## What to leave out

Satisfaction can wait until there is something to be satisfied with. Numbers of users and prompts describe the tool and say nothing about the orders. Accuracy is worth having if you have the patience to define it: in a plain count, a wrong shade and a missing comma are one error each. Two columns, one of them for "would have reached the patient," tell you more than a percentage.

## Objections you'll hear

"They'll work faster because they're being timed." Probably, for a day or two. Being watched does change results: in a drug trial, McCarney and colleagues found that patients who were followed up more closely did better on a cognitive test. Here the effect works in your favor. Your old value comes out a little too good, so whatever you gain against it is real.

"We can get all of it from the system." You can get the wait.

"We don't have two weeks." Then take five days and every third order, and accept a wider spread.

## How baselines get spoiled

The baseline comes from a slow month and the result from a busy one, or the other way around. Note the number of orders per day along with the rest, and compare days with a similar load.

Whoever runs the project holds the sheets. Give them to someone in finance with no stake in the outcome.

Then the definition shifts. After launch, "ready" comes to mean "read by the software," an hour earlier than before. Write both moments on the first sheet, in words. Our [composite referral case](/case-studies/healthcare-referral-sorting) counts from the letter's arrival to the moment it reaches the right clinic, and leaves no room for that.

## Draw the sheet

Do it today: three columns, one line per order, no names. Try it on ten orders yourself before you ask anyone else, because at least one column will turn out to be ambiguous. When the two weeks are over, put two of the values, work and returns, on the page for [a pilot that can fail safely](/blog/pilot-that-can-fail-safely). If you'd like company at the desk with the timer, that's how our [onboarding](/services/ai-onboarding) spends its first week.
`,
  sources: [
    {
      author: 'Michael Roy, Nicholas Christenfeld and Craig McKenzie',
      title: 'Underestimating the Duration of Future Events: Memory Incorrectly Used or Memory Bias?',
      publisher: 'Psychological Bulletin 131(5)',
      year: 2005,
      url: 'https://doi.org/10.1037/0033-2909.131.5.738',
    },
    {
      author: 'Rob McCarney and others',
      title: 'The Hawthorne Effect: a randomised, controlled trial',
      publisher: 'BMC Medical Research Methodology 7:30',
      year: 2007,
      url: 'https://doi.org/10.1186/1471-2288-7-30',
    },
  ],
  meta: {
    title: 'What to measure before you start an AI project',
    description:
      'Take the baseline by hand in two weeks: minutes of work, hours of waiting, share that comes back. How to time it and how to read the noise.',
  },
};
