import { company } from '../company';
import type { ArticleInput } from '../schema';

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
            [1, 12.8],
            [2, 11.6],
            [3, 13.4],
            [4, 12.2],
            [5, 13.8],
            [6, 12],
            [7, 12.6],
            [8, 11.4],
            [9, 13.2],
            [10, 12],
          ],
        },
      ],
    },
  },
  body: `
A dental laboratory wants software to read incoming orders: crowns, bridges, shades, due dates, on paper slips and from three portals. The chief operating officer has a vendor, a budget and an impatient owner. She has no idea how long an order takes today. Everybody says “about ten minutes.” My advice is to hold the project for two weeks and find out, even if the vendor’s discount runs out meanwhile.

It is an unpopular delay. The owner will say that the improvement will be obvious. Sometimes it is. But the present is the one thing you cannot measure later, and a year from now, when renewal is due, the person who needs the old number may be somebody who was not there.

## Three numbers on one sheet

Measure the work, the wait and the return. They pull against each other, so that nobody can improve one by spoiling another without its being seen.

| Number | What it is | How to take it | What it hides if taken alone |
|---|---|---|---|
| Work | Minutes somebody spends on one order | A clock and a slip of paper | That orders lie around |
| Wait | Hours from arrival to ready for the bench | Two time stamps | That three people worked at once |
| Return | Orders per hundred that come back with a question | A tally beside the phone | That nobody dares to ask |

The wait is what customers feel, and what you would sell if you could. Its price is a subject of its own: [what a slow answer costs](/blog/what-a-slow-answer-costs). The work is what you pay for. The return is the guard, because reading faster and worse is easy.

Averages alone will mislead you. Write down each case and look at the slowest tenth, for a change that helps ordinary orders and leaves the worst ones as they are will not be felt by the people who complain.

## How to take them without a revolt

Announce the purpose and the limit: orders are being timed for two weeks, names are not written down, the sheets will be shown to everyone at the end. Then keep to it.

- [ ] Every sixth order is timed, whoever has it, easy or not
- [ ] The clock stops when somebody is called away
- [ ] Arrival and ready times come from the systems, where they exist
- [ ] Each question back to a dentist gets one stroke and one word for the cause
- [ ] The two weeks contain no holiday and no trade fair
- [ ] One person collects the slips each evening and reads them

The last line looks trivial and saves the exercise. On the second day you will find that one colleague times the whole batch and another only the typing. Corrected on that evening, it costs a day. Found at the end, it costs two weeks.

The burden is smaller than it sounds. At 90 orders a day, every sixth is 15 a day and 150 in ten days. If the slip takes 20 seconds, that is 3,000 seconds, 50 minutes for the whole firm.

## How much is noise

::figure{#noise}

In these invented figures the ten days before the change average 16.5 minutes. So “about ten” was wrong by more than half, which is common: people remember the orders that went well.

Look at the spread as well. With nothing changed at all, the second day was better than the average by nearly two minutes and the fifth was worse by about as much. A vendor who measured on a day like the second could report an improvement of eleven percent, or twelve if he was cheerful, for a tool that was not yet plugged in.

A test without any statistics will do for most decisions. If the worst day after the change is better than the best day before it, believe it. Here the worst day after has 13.8 minutes and the best before 14.6, so the ranges do not touch. If they overlap a little, measure longer. If they overlap by half, you have nothing yet, however pleased everyone is.

## What the three numbers say together

:::example[The saving and what eats it, illustrative numbers]
Work falls from 16.5 to 12.5 minutes. On 90 orders a day that saves 360 minutes, or 6 hours.

Returns rise from 11 to 13 per hundred. Two percent of 90 is 1.8 orders a day, and each question to a dentist takes 35 minutes in all, with the call, the wait on the line and the second look. That is 63 minutes a day.

The net gain is 297 minutes, just under 5 hours. Over 230 working days: about 1,140 hours a year where the first line alone promised 1,380.
:::

The project is still worth doing. But somebody who had measured only the work would have promised the owner 240 hours too many, and the dentists would have noticed the difference first. When you enter hours into the [ROI calculator](/resources/ai-roi-calculator), enter the smaller figure.

## What to leave out

Satisfaction scores rise when people are asked and fall on rainy Mondays. Ask for them later, when there is something to be satisfied with. Numbers of users, log-ins and prompts measure the tool’s life and say nothing about the orders. A maturity level cannot be wrong, so it cannot be right either.

Accuracy is worth having, if someone has the patience to define it. A wrong shade and a missing comma are both errors in a count. Two columns, one for “would have reached the patient” and one for the rest, are more use than a percentage with a decimal.

## Objections you will hear

“They will work faster because they are being timed.” Probably, for a day or two. Then your old value is a little too good, and whatever you gain against it is real. That error is on the safe side.

“We can get all of it from the system.” You can get the wait. Systems know when a record was opened and closed, and lunch lies in between. Use their stamps for hours and a clock for minutes.

## What goes wrong

The baseline is taken in a slow month and the result in a busy one, or the other way about. Note the number of orders per day along with the rest, and compare days of similar load.

Whoever runs the project holds the sheets. Give them to somebody in finance with no stake in the outcome. It protects the project manager more than anyone.

Then the definition shifts. After launch “ready” comes to mean “read by the software,” an hour earlier than before. Write the two moments on the first sheet in words, and staple it to the last one. Hospitals and clinics know this trap well, and the [referral study](/case-studies/healthcare-referral-sorting) counts from letter to clinic for that reason.

## Next step

Draw the sheet today: three columns, one line per order, no names. Try it on ten orders yourself before you ask anyone else, since at least one column will turn out to be ambiguous. When the two weeks are over, write the three values at the top of the page for [a pilot that can fail safely](/blog/pilot-that-can-fail-safely). Should you want company at the desk with the clock, that is how our [onboarding](/services/ai-onboarding) spends its first week.
`,
  meta: {
    title: 'What to measure before you start an AI project',
    description:
      'Take the baseline by hand in two weeks: minutes of work, hours of waiting, share that comes back. How to time it and how to read the noise.',
  },
};
