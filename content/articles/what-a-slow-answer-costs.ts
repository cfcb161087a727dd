import { company } from '../company';
import type { ArticleInput } from './schema';

export const whatASlowAnswerCosts: ArticleInput = {
  id: 'what-a-slow-answer-costs',
  title: 'What a slow answer costs',
  excerpt: 'Reading a latency distribution: why the average hides the customers you lose.',
  category: 'Data',
  author: `${company.name} engineering team`,
  publishDate: '2025-04-17',
  services: ['ai-optimization', 'custom-ai-development'],
  figures: {
    waits: {
      kind: 'bars',
      caption: 'How long customers waited for 1,000 answers of a support assistant. Illustrative.',
      alt: 'Bars for seven waiting times. Under 1 second 310 answers, 1 to 2 seconds 380, 2 to 3 seconds 150, 3 to 5 seconds 75, 5 to 10 seconds 15, 10 to 20 seconds 50, over 20 seconds 20.',
      unit: 'answers',
      items: [
        { label: 'Under 1 s', value: 310 },
        { label: '1 to 2 s', value: 380 },
        { label: '2 to 3 s', value: 150 },
        { label: '3 to 5 s', value: 75 },
        { label: '5 to 10 s', value: 15 },
        { label: '10 to 20 s', value: 50 },
        { label: 'Over 20 s', value: 20 },
      ],
    },
  },
  body: `
The head of support at a parts dealer has a dashboard with one number on it: average answer time, 2.8 seconds. It has hardly moved since the assistant went live, so she reports that speed is fine. Her customers report that it hangs. Both are right, and the disagreement is settled by drawing the thousand answers behind the average.

## One number, two crowds

The chart below is illustrative, but the shape is a common one: a tall block of quick answers and a second, smaller hill far out. The lower bars cover longer spans, and even spread over its ten seconds that hill stands above the gap before it.

::figure{#waits}

About one person in seven waits between two and three seconds, where the average lies. Almost seven in ten have their answer before that. Seven in a hundred wait longer than ten seconds, and nothing in the average says that they exist.

That second hill matters for a plain reason: people who wait ten seconds do not think "slow." They think "broken," press again, and then leave or call. One customer in fourteen is a group you would act on at once if they came in through the door.

## Percentiles, in words

A percentile answers the question "how bad was it for the unlucky ones." Sort all waits, walk along the line, stop at the share you care about.

| Name | In words | In the chart |
|---|---|---|
| Median, p50 | Half waited no longer than this | between 1 and 2 s |
| p90 | Nine in ten waited no longer | between 3 and 5 s |
| p95 | Nineteen in twenty waited no longer | between 10 and 20 s |
| p99 | Ninety-nine in a hundred waited no longer | over 20 s |

Look at the step from p90 to p95. It leaps from a few seconds to more than ten, and a leap like that means two different things are being measured together. Tuning the fast majority will not move it.

## Find out what the slow ones share

Take the fifty slowest answers of a day and read them. It is dull work for an afternoon, and it beats a month of guessing. Label each with one cause. In the systems we are asked to look at, the same handful tends to appear:

- the question was long, or carried a document
- the first search found nothing and a second, wider one ran
- the answer came from another system that was slow itself
- the service had been idle and had to start
- the answer was written in full before the first word was shown

Each has its own remedy, and only one of them is a faster model. An idle service is kept warm. A slow neighbor gets a limit and a fallback text. Showing words as they are written changes nothing in the total and a great deal in how it feels, because a person who is reading is not waiting.

## Put money on the tail

:::example[The tail in dollars, illustrative]
The dealer handles 4,000 questions a week. Of these, 7 percent wait longer than ten seconds: 280 questions. Suppose one in four of those people calls who would not have called otherwise: 70 calls. A call takes six minutes, which makes 420 minutes or 7 hours a week.

At $32 an hour that is $224 a week, or $11,648 a year, for calls alone. Orders that were never placed are not in this sum.

Halving the tail is worth half of it, $5,824 a year. At $800 a day, a repair of five days costs $4,000 and is paid back in a little over eight months. One of ten days costs $8,000 and takes more than sixteen.
:::

So the tail sets a ceiling on its own repair, and you know the ceiling before anyone starts. Volume, the share beyond the limit, the share who call and the minutes per call can all be counted.

## Agree on a limit people can feel

Choose a limit as a sentence: "Nineteen of twenty answers begin within three seconds, on every weekday, measured at the customer's end." Four parts of that sentence do the work.

1. A share, so that one bad afternoon does not decide.
2. A beginning, since the first word is what ends the waiting.
3. A period, because averages over a month bury a bad Tuesday.
4. A place. Measured in your data center, the same system looks a second faster than on a phone in a warehouse.

Then leave the average off the dashboard. Show the median, the p95 and the number of answers beyond the limit, and let the last one be clickable: each is a real question from a real customer.

## Mistakes in measuring

Teams that start measuring tails make two mistakes early. They count failures as fast, because an error comes back in no time; count every failure as beyond the limit. And they average percentiles over servers or days, which gives a number that nobody experienced. Keep the raw waits, or a histogram of them, and compute percentiles from the whole.

A third mistake comes later: buying speed everywhere. If the quick block is comfortable at 1.4 seconds, making it 1.1 is invisible. Spend on the hill.

## Before you optimize

- [ ] The waits of one ordinary week are stored one by one, failures included.
- [ ] Someone has read the fifty slowest and named a cause for each.
- [ ] The limit is written as a sentence and agreed with whoever answers the phone.
- [ ] The tail has a price per year.
- [ ] The clock runs on the customer's side.

Our [optimization service](/services/ai-optimization) begins with this picture, drawn from your own logs. Should the causes point to the way the system was built, [custom development](/services/custom-ai-development) is the longer road. Speed says nothing about whether the answers are right; [a hundred cases of your own](/blog/test-a-model-before-you-trust-it) do. Tomorrow, ask for last week's waits as a file, sort the column, and read what stands in row 950 of every thousand.
`,
  meta: {
    title: 'What a slow answer costs',
    description:
      'How to read a latency distribution, why the average hides the customers you lose, and how to put a yearly price on the slow tail.',
  },
};
