import { company } from '../company/company';
import type { ArticleInput } from '../schemas/articles';

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
      caption:
        'Correct answers out of 25 in each group, before and after a change of model. Example figures.',
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
A model passes every public benchmark with high marks, and then tells a tenant that the heat may be turned off in January. The property manager who ran that assistant had tested it: two colleagues asked it questions for an afternoon and were impressed. Impressions are a poor test. You gather them once, from memory, from people who already know what to ask.

A business needs something duller. A hundred written cases, each with an expected result, kept in a file and run again whenever anything changes. The file takes about three days to build and outlasts every model you'll run on it.

Dull works. Ribeiro and colleagues gave a team responsible for a commercial language model a checklist for writing test cases. The model had been extensively tested already; the team still found new bugs worth fixing. In a second study, people who used the checklist found almost three times as many bugs as those who didn't.

## Where the cases come from

Take them from real life, never from imagination. Invented questions are grammatical, polite and answerable, and that makes them useless. Go through three months of emails, tickets or forms and copy what people wrote, typos included. Replace names.

Then sort them into four groups of twenty-five:

1. **Everyday.** What arrives daily. If the system isn't reliable here, nothing else matters.
2. **Awkward.** Two questions in one email, a missing attachment, sarcasm, a mix of languages.
3. **Costly.** Cases where a wrong answer costs money, health or a customer.
4. **Should refuse.** Questions it must hand over: legal advice, other people's data, anything outside the job.



## Write down what right means

For each case, note what a good answer contains and what it must not contain. "Mentions the repair within 24 hours; makes no promise about rent" is an expectation two people will judge alike. "Helpful and friendly" isn't. Where there is a single correct value, write the value.

Have a colleague mark twenty cases without seeing your marks. If you agree on fewer than eighteen, the expectations are too vague to measure a machine by, so sharpen them. People find this step tedious and learn more from it than from any other, because it usually turns out that two colleagues had two policies.

## Read the result by group

One overall percentage hides the only thing worth knowing.

::figure{#versions}

In this run the total goes from 81 to 85 of 100. The groups tell another story: the new model is better at everyday questions and worse where mistakes are expensive, 20 instead of 23. Each group has its own threshold, set before the run.

| Group | Pass at | Old | New | Verdict |
|---|---|---|---|---|
| Everyday | 23 | 21 | 24 | passes now |
| Awkward | 17 | 15 | 19 | passes now |
| Costly | 23 | 23 | 20 | fails now |
| Should refuse | 22 | 22 | 22 | passes |

So the answer is no, or not yet, or only with someone checking every costly case. Any of those is a decision.

## How sure can you be with a hundred?

:::example[What 25 cases can tell you]
The new model got 20 of 25 costly cases right: 80 percent. Wilson's formula for a share in a small sample puts the true value between 61 and 91 percent, with 95 percent confidence. For the old model's 23 of 25 it's between 75 and 98 percent. The two ranges overlap widely.

So 20 versus 23 may be luck. Three remedies, cheapest first: read the cases that were right before and are wrong now, and see whether they share a cause; run each case three times, which shows whether the answer itself wavers; add fifty cases to that group. The first usually settles it within an hour.
:::

A small test finds large problems quickly. It will never tell 84 from 86. (If three days is too long to wait, start with [sixty cases in an afternoon](/resources/videos/evaluation-set-in-an-afternoon) and add the rest later.)

## Run it after every change

Vendors update their models. Someone improves the prompt. A new price list is loaded. Each of these can break a case that worked, and none of them looks like a change of software. Make the hundred part of each: before, after, differences on one page, and a name under it.

When a real mistake reaches a customer, add it as case 101 the same day. After a year the file tells you everything that went wrong, and a new hire can read it in an hour.

## How the test loses its value

Cases leak. If someone pastes the hundred into the prompt as examples, the test measures memory. Keep examples and tests in separate files, with separate owners.

A model does the judging. That can work: Zheng and colleagues found that a strong model agreed with human preferences more than 80 percent of the time, about as often as people agree with each other. They also found that it favored longer answers, its own style, and whichever answer came first. So let a model count values and spot missing items. Keep tone and law for people, and check the model's marks against the same twenty cases.

The set gets old. Prices change, products are dropped, and after eighteen months a third of the expectations are wrong. Give it an owner who reviews a quarter of it every quarter.

## Three days of work

- [ ] Day one: copy 140 real cases, remove names, keep the best 100 in four groups.
- [ ] Day two: write expectations; a colleague marks twenty blind; sharpen.
- [ ] Day three: run, read by group, set the thresholds, write down the date.

With this file you can choose a vendor in days instead of months, as described in [reading a proposal](/blog/how-to-read-an-ai-vendor-proposal). Every system from our [custom development](/services/custom-ai-development) is handed over with its cases. Firms with strict obligations should begin with group four. Open your ticket system now and copy the first ten.
`,
  sources: [
    {
      author: 'Marco Tulio Ribeiro, Tongshuang Wu, Carlos Guestrin and Sameer Singh',
      title: 'Beyond Accuracy: Behavioral Testing of NLP Models with CheckList',
      publisher: 'ACL 2020',
      year: 2020,
      url: 'https://aclanthology.org/2020.acl-main.442',
    },
    {
      author: 'E. B. Wilson',
      title: 'Probable Inference, the Law of Succession, and Statistical Inference',
      publisher: 'Journal of the American Statistical Association 22',
      year: 1927,
      url: 'https://doi.org/10.1080/01621459.1927.10502953',
    },
    {
      author: 'Lianmin Zheng and others',
      title: 'Judging LLM-as-a-Judge with MT-Bench and Chatbot Arena',
      publisher: 'NeurIPS 2023, arXiv:2306.05685',
      year: 2023,
      url: 'https://arxiv.org/abs/2306.05685',
    },
  ],
  meta: {
    title: 'Test a model before you trust it',
    description:
      'How to build a test of a hundred real cases in three days, sort it by what mistakes cost, and read the result after each change.',
  },
};
