import { company } from '../company/company';
import type { ArticleInput } from '../schemas/articles';

export const whatASlowAnswerCosts: ArticleInput = {
  id: 'what-a-slow-answer-costs',
  title: 'What a slow answer costs',
  excerpt: 'How to read a latency distribution, and why the average hides the customers you lose.',
  category: 'Data',
  author: `${company.name} engineering team`,
  publishDate: '2025-04-17',
  services: ['ai-optimization', 'custom-ai-development'],
  figures: {
    waits: {
      kind: 'bars',
      caption: 'How long customers waited for 1,000 answers from a support assistant. Illustrative.',
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
The head of support at a parts dealer has a dashboard with one number on it: average answer time, 2.8 seconds. It has barely moved since the assistant went live, so she reports that speed is fine. Her customers report that it hangs. Both are right. To see why, look at the thousand answers behind the average.

## One number, two groups

The chart shows a common shape: a tall block of quick answers, and a second, smaller hill far to the slow side. The bars for longer waits cover wider spans of time.

::figure{#waits}

About one customer in seven waits between two and three seconds, where the average falls. Almost seven in ten have their answer sooner. Seven in a hundred wait longer than ten seconds, and nothing in the average says they exist.

Ten seconds matters. Jakob Nielsen's often-quoted limits put it at about the longest wait that keeps a user's attention on the task; after that, people want to do something else. They don't think "slow." They think "broken," press again, and leave or call.

## Percentiles in plain words

A percentile answers "how bad was it for the unlucky ones?" Sort all waits from short to long, go as far along as the share you care about, and read the time there.

| Name | In words | In the chart |
|---|---|---|
| Median, p50 | Half waited no longer than this | between 1 and 2 s |
| p90 | Nine in ten waited no longer | between 3 and 5 s |
| p95 | Nineteen in twenty waited no longer | between 10 and 20 s |
| p99 | Ninety-nine in a hundred waited no longer | over 20 s |

Look at the step from p90 to p95. It jumps from a few seconds to more than ten, and a jump like that means you're measuring two different things together. Tuning the fast majority won't move it.

## Find out what the slow ones share

Read the fifty slowest answers from one day. Give each a single cause. In the systems we're asked to review, the same few turn up:

- the question was long, or came with a document
- the first search found nothing and a second, wider one ran
- the answer came from another system that was slow itself
- the service had been idle and had to start
- the whole answer was written before the first word was shown

Several slow parts also add up in a way that surprises people. Dean and Barroso of Google gave the classic case: if one server in a hundred is slow, and a page has to wait for a hundred servers, 63 percent of pages are slow.

Each cause has its own fix, and only one of them is a faster model. Keep an idle service warm. Give a slow outside system a time limit and a fallback. Showing words as they're written doesn't change the total at all, and it changes how the wait feels, because someone who is reading isn't waiting.

## Put a price on the slow tail

:::example[Worked example: the tail in dollars]
The dealer handles 4,000 questions a week, and 7 percent wait longer than ten seconds: 280 questions. Suppose one in four of those customers calls who wouldn't have called otherwise: 70 calls. A call takes six minutes, which makes 420 minutes or 7 hours a week.

At $32 an hour that is $224 a week, or $11,648 over the 52 weeks of a year, for calls alone. Orders that were never placed aren't included.

Halving the tail is worth half of it, $5,824 a year. At $800 a day, a five-day fix costs $4,000 and pays back in a little over eight months. A ten-day fix costs $8,000 and takes more than sixteen.
:::

So you know what the fix may cost before anyone starts. All four inputs can be counted: volume, the share beyond the limit, the share who call, and minutes per call.

## Set a limit people can feel

Write the limit as a sentence: "Nineteen of twenty answers begin within three seconds, on every weekday, measured at the customer's end." Four parts of it do the work.

1. A share, so that one bad afternoon doesn't decide.
2. A beginning, because the first word ends the wait.
3. A period, because a monthly average buries a bad Tuesday.
4. A place. Measured in your data center, the same system looks a second faster than on a phone in a warehouse.

Then take the average off the dashboard. Show the median, the p95, and the number of answers beyond the limit. Make that last number clickable: every one is a real question from a real customer.

## Mistakes in measuring

Two are common at the start. Teams count failures as fast, because an error comes back in no time; count every failure as beyond the limit. And they average percentiles across servers or days. The documentation of Prometheus, a widely used monitoring system, says what you get: "statistically nonsensical values." Keep the raw waits, or a histogram of them, and compute percentiles from the whole.

The third mistake comes later: buying speed everywhere. If the quick block is comfortable at 1.4 seconds, no one will notice 1.1. Spend on the hill.

## Before you optimize

- [ ] The waits of one ordinary week are stored one by one, failures included.
- [ ] Someone has read the fifty slowest and named a cause for each.
- [ ] The limit is written as a sentence and settled with whoever answers the phone.
- [ ] The tail has a price per year.
- [ ] The clock runs on the customer's side.

Our [optimization service](/services/ai-optimization) begins with this chart, drawn from your own logs. Speed can't tell you whether the answers are right; [a hundred cases of your own](/blog/test-a-model-before-you-trust-it) can. Tomorrow, ask for last week's waits as a file, sort the column, and look at the row 95 percent of the way down.
`,
  sources: [
    {
      author: 'Jakob Nielsen',
      title: 'Response Times: The 3 Important Limits',
      publisher: 'Nielsen Norman Group',
      year: 1993,
      url: 'https://www.nngroup.com/articles/response-times-3-important-limits/',
    },
    {
      author: 'Jeffrey Dean and Luiz André Barroso',
      title: 'The Tail at Scale',
      publisher: 'Communications of the ACM 56(2)',
      year: 2013,
      url: 'https://cacm.acm.org/magazines/2013/2/160173-the-tail-at-scale/fulltext',
    },
    {
      author: 'Prometheus Authors',
      title: 'Histograms and summaries',
      publisher: 'Prometheus documentation',
      year: 2020,
      url: 'https://prometheus.io/docs/practices/histograms/',
    },
  ],
  meta: {
    title: 'What a slow answer costs',
    description:
      'How to read a latency distribution, why the average hides the customers you lose, and how to put a yearly price on the slow tail.',
  },
};
