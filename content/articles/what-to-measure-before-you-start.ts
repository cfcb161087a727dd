import { company } from '../company';
import type { ArticleInput } from './schema';

export const whatToMeasureBeforeYouStart: ArticleInput = {
  id: 'what-to-measure-before-you-start',
  title: 'What to measure before you start',
  excerpt: 'Two weeks with a clock and a tally sheet decide whether anyone will believe the result.',
  category: 'Strategy',
  author: `${company.name} strategy team`,
  publishDate: '2025-01-16',
  services: ['ai-onboarding', 'ai-optimization'],
  figures: {
    noise: {
      kind: 'curve',
      caption: 'Average minutes per order on ten working days before and ten after a change. Illustrative.',
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
A dental laboratory wants software to read incoming orders: crowns, bridges, shades, due dates, on paper slips and from three portals. The chief operating officer has a vendor, a budget and an impatient owner, and no idea how long an order takes today. Everybody says “about ten minutes.” The project should wait two weeks until somebody knows, even if the vendor’s discount runs out meanwhile.

The owner will say that the improvement will be obvious. Sometimes it is. But the present is the one thing you cannot measure later, and a year from now, when renewal is due, the person who needs the old number may be somebody who was not there.

## Three numbers on one sheet

Measure the work, the wait and the return. They pull against each other, so nobody can improve one by spoiling another unseen.

| Number | What it is | How to take it | What it hides if taken alone |
|---|---|---|---|
| Work | Minutes somebody spends on one order | A clock and a slip of paper | That orders lie around |
| Wait | Hours from arrival to ready for the bench | Two time stamps | That three people worked at once |
| Return | Orders per hundred that come back with a question | A tally beside the phone | That nobody dares to ask |

The wait is what customers feel; [what a slow answer costs](/blog/what-a-slow-answer-costs) puts a price on it. The work is what you pay for. The return is the guard, because reading faster and worse is easy.

Write down each case, and look at the slowest tenth as well as the average. The people who complain live there.

## How to take them without a revolt

Announce the purpose and the limit: orders are timed for two weeks, without names, and everyone sees the sheets at the end. Then keep to it.

- [ ] Every sixth order is timed, whoever has it, easy or not
- [ ] The clock stops when somebody is called away
- [ ] Arrival and ready times come from the systems, where they exist
- [ ] Each question back to a dentist gets one stroke and one word for the cause
- [ ] The two weeks contain no holiday and no trade fair
- [ ] One person collects the slips each evening and reads them

The last line saves the exercise. On the second day you will find that one colleague times the whole batch and another only the typing. Corrected that evening, it costs a day; found at the end, it costs two weeks.

The burden is smaller than it sounds. At 90 orders a day, every sixth is 15 a day and 150 in ten days. If the slip takes 20 seconds, that is 3,000 seconds, 50 minutes for the whole firm.

## How much is noise

::figure{#noise}

In these illustrative figures the ten days before the change average 16.5 minutes. So “about ten” was wrong by more than half: people remember the orders that went well.

Look at the spread as well. With nothing changed at all, the second day was better than the average by nearly two minutes and the fifth was worse by about as much. A vendor who measured on a day like the second could report an improvement of eleven percent for a tool that was not yet plugged in.

A test without any statistics will do for most decisions. If the worst day after the change is better than the best day before it, believe it. Here the worst day after has 13.8 minutes and the best before 14.6, so the ranges do not touch. If they overlap a little, measure longer. If they overlap by half, you have nothing yet.

## What the three numbers say together

:::example[The saving and what eats it, illustrative numbers]
Work falls from 16.5 to 12.5 minutes. On 90 orders a day that saves 360 minutes, or 6 hours.

Returns rise from 11 to 13 per hundred. Two percent of 90 is 1.8 orders a day, and each question to a dentist takes 35 minutes in all, with the call, the wait on the line and the second look. That is 63 minutes a day.

The net gain is 297 minutes, just under 5 hours. Over 230 working days: about 1,140 hours a year where the first line alone promised 1,380.
:::

The project is still worth doing. But somebody who measured only the work would have promised the owner some 240 hours too many. When you enter hours into the [ROI calculator](/resources/ai-roi-calculator), enter the smaller figure.

## What to leave out

Satisfaction can wait until there is something to be satisfied with. Numbers of users and prompts describe the tool and say nothing about the orders. Accuracy is worth having if someone has the patience to define it: in a plain count, a wrong shade and a missing comma are one error each. Two columns, one of them for “would have reached the patient,” are more use than a percentage.

## Objections you will hear

“They will work faster because they are being timed.” Probably, for a day or two. Then your old value is a little too good, and whatever you gain against it is real.

“We can get all of it from the system.” You can get the wait. Systems know when a record was opened and closed, and lunch lies in between.

“We have no two weeks.” Then take five days and every third order, and accept a wider spread. What you should refuse is to take the number from memory, or from the vendor.

## How baselines are spoiled

The baseline is taken in a slow month and the result in a busy one, or the other way around. Note the number of orders per day along with the rest, and compare days of similar load.

Whoever runs the project holds the sheets. Give them to somebody in finance with no stake in the outcome.

Then the definition shifts. After launch “ready” comes to mean “read by the software,” an hour earlier than before. Write the two moments on the first sheet in words. The illustrative [referral study](/case-studies/healthcare-referral-sorting) counts from the letter’s arrival to the right clinic, two moments that leave no room.

## Draw the sheet

Draw it today: three columns, one line per order, no names. Try it on ten orders yourself before you ask anyone else, since at least one column will turn out to be ambiguous. When the two weeks are over, write the three values at the top of the page for [a pilot that can fail safely](/blog/pilot-that-can-fail-safely). Should you want company at the desk with the clock, that is how our [onboarding](/services/ai-onboarding) spends its first week.
`,
  meta: {
    title: 'What to measure before you start an AI project',
    description:
      'Take the baseline by hand in two weeks: minutes of work, hours of waiting, share that comes back. How to time it and how to read the noise.',
  },
};
