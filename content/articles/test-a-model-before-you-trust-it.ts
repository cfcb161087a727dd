import { company } from '../company';
import type { ArticleInput } from './schema';

export const testAModelBeforeYouTrustIt: ArticleInput = {
  id: 'test-a-model-before-you-trust-it',
  title: 'Test a model before you trust it',
  excerpt: 'A hundred cases of your own, sorted by what a mistake costs, run again after every change.',
  category: 'Data',
  author: `${company.name} engineering team`,
  publishDate: '2025-02-06',
  services: ['custom-ai-development', 'ai-optimization'],
  figures: {
    versions: {
      kind: 'bars',
      caption: 'Correct answers of 25 in each group, before and after a change of model. Illustrative.',
      alt: 'Pairs of bars for four groups of 25 cases. Everyday 21 before and 24 after, awkward 15 and 19, costly 23 and 20, should refuse 22 and 22.',
      unit: 'of 25 correct',
      items: [
        { label: 'Everyday', before: 21, value: 24 },
        { label: 'Awkward', before: 15, value: 19 },
        { label: 'Costly', before: 23, value: 20 },
        { label: 'Should refuse', before: 22, value: 22 },
      ],
    },
  },
  body: `
A model passes every public benchmark with a fine mark and then tells a tenant that the heating may be switched off in January. The property manager who ran that assistant had tested it: two colleagues had asked it questions for an afternoon and been impressed. Impressions are a poor instrument. They are taken once, from memory, by people who know what to ask.

What a business needs is duller. A hundred written cases, each with an expected result, kept in a file and run again whenever anything changes. It takes about three days to build and it is the most reusable thing in the whole project. Models come and go; the hundred cases stay.

## Where the cases come from

Take them from reality, never from imagination. Invented questions are grammatical, polite and answerable, and that makes them useless. Go through three months of mails, tickets or forms and copy what people wrote, with the typing errors. Replace names.

Then sort into four groups of twenty-five:

1. **Everyday.** What arrives daily. The system must be reliable here, or nothing else matters.
2. **Awkward.** Two questions in one mail, a missing attachment, irony, a mixture of languages.
3. **Costly.** Cases in which a wrong answer costs money, health or a customer.
4. **Should refuse.** Questions it must hand to a person: legal advice, other people's data, anything outside the job.

The last group is the one that public tests lack. A tool that answers everything scores well in a demo and badly in an office.

## Write down what right means

For each case note what a good answer contains and what it must not contain. "Mentions the repair within 24 hours; gives no promise about rent" is an expectation that two people will judge alike. "Helpful and friendly" isn't. Where a single correct value exists, write the value.

Have a second person mark twenty cases blind. If you agree on fewer than eighteen, the expectations are too vague, and no machine will be measured by them until they are sharper. People find this step tedious and learn more from it than from any other, because it turns out that two colleagues had two policies.

## Read the result by group

One overall percentage hides the only thing worth knowing.

::figure{#versions}

In this illustrative run the total goes from 81 to 85 of 100. Everyone would install that. The groups tell another story: the new model is better at the daily questions and worse where mistakes are expensive, 20 in place of 23. Each group has its own threshold, agreed before the run.

| Group | Pass at | Old | New | Verdict |
|---|---|---|---|---|
| Everyday | 23 | 21 | 24 | passes now |
| Awkward | 17 | 15 | 19 | passes now |
| Costly | 23 | 23 | 20 | fails now |
| Should refuse | 22 | 22 | 22 | passes |

So the answer is no, or not yet, or only with a person behind every costly case. Any of those is a decision. "Four points better" would have been an accident.

## How sure are you with a hundred?

:::example[What 25 cases can tell you]
Suppose the system is right in 80 percent of all costly cases. In a sample of 25 you would expect 20, and by chance alone you would often see anything from 16 to 24.

So 20 against 23 may be luck. Three remedies, the cheapest first: read the cases that were right before and are wrong now, and see whether they share a cause; run each case three times, which shows whether the answer itself wavers; add fifty cases to that group. The first usually settles it within an hour.
:::

The honest reading of a small test is that it finds large problems quickly. It will never tell 84 from 86. For that you need thousands of cases, and you rarely need that.

## Run it after every change

Models are updated by their makers. Someone improves the prompt. A new price list is loaded. Every one of these can break a case that worked, and none of them looks like a change of software. Make running the hundred part of each: before, after, differences on one page, and a name under it.

When a real mistake reaches a customer, add it as case 101 on the same day. After a year the file contains the history of what went wrong in your firm, and a new colleague can read it in an hour.

## How the hundred lose their worth

Cases leak. If someone pastes the hundred into the prompt as examples, the test measures memory. Keep examples and tests in separate files, with separate owners.

Judging is left to another model. That works for counting values and for spotting missing items. It works badly for tone and for law, and it must itself be checked against people, with the same twenty blind cases.

The set grows old. Prices change, products go, and after eighteen months a third of the expectations are wrong. Give it an owner and go through a quarter of it every quarter.

## Three days of work

- [ ] Day one: copy 140 real cases, remove names, keep the best 100 in four groups.
- [ ] Day two: write expectations; a second person marks twenty blind; sharpen.
- [ ] Day three: run, read by group, set the thresholds, write down the date.

Choosing a vendor with such a file takes days instead of months, as described in [reading a proposal](/blog/how-to-read-an-ai-vendor-proposal). Every system that comes out of our [custom development](/services/custom-ai-development) is handed over with its cases, and when one has become [slower or worse](/services/ai-optimization) they are the first thing we ask for. Firms with strict duties, such as those in [healthcare](/industries/healthcare) or [legal](/industries/legal) work, should begin with group four. Open your ticket system now and copy the first ten.
`,
  meta: {
    title: 'Test a model before you trust it',
    description:
      'How to build a test of a hundred real cases in three days, sort it by what mistakes cost, and read the result after each change.',
  },
};
