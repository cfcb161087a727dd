import { company } from '../company/company';
import type { ArticleInput } from '../schemas/articles';

export const whereToPutTheHumanCheck: ArticleInput = {
  id: 'where-to-put-the-human-check',
  title: 'Where to put the human check',
  excerpt: 'Three places it works, and two where it only adds a queue.',
  category: 'Automation',
  author: `${company.name} automation team`,
  publishDate: '2025-04-03',
  services: ['workflow-automation', 'ai-onboarding'],
  figures: {
    places: {
      kind: 'steps',
      caption:
        'A claim, from reading to the weekly sample. The rings mark the three places for a human check.',
      alt: 'Six steps: software reads, a clerk settles doubtful fields, rules test, an adjuster approves large amounts, payment, a sample. The second, fourth and sixth are people’s.',
      steps: [
        { label: 'Read', note: 'By software' },
        { label: 'Settle', note: 'Doubtful fields only', person: true },
        { label: 'Test', note: 'Against the policy' },
        { label: 'Approve', note: 'Above the limit', person: true },
        { label: 'Pay' },
        { label: 'Sample', note: 'Twenty a week, redone', person: true },
      ],
    },
  },
  body: `
"A human stays in the loop" is the most reassuring sentence in any proposal, and the least precise. Which human, at what point, looking at what, and for how long? A claims manager at a regional insurer put those four questions to her vendor and got different answers from four people. There was a human in the loop. No one had decided where.

Every case that goes through a check waits, and every case it stops takes a reviewer's time. The check earns that back in mistakes caught. So placement matters, and you have only a few places to choose from.

## Place one: before anything you can't undo

Money leaves, a contract goes out, a patient is called, a record is deleted. Right before a step like that, a colleague looks. Every process should have this check, however good the software gets, because the cost of a miss has no ceiling.

Keep the group small. If everything counts as irreversible, the word stops meaning anything and the queue takes over. A letter you can follow with a second letter is reversible.

## Place two: where the software is unsure

Software that reads documents usually reports how sure it is. A torn corner or two dates on one page produce a low score. Send those fields, and only those, to a clerk, with that part of the page beside the guess.

But test the score before you let it decide anything. Guo and colleagues found that modern neural networks are "poorly calibrated": the confidence they report doesn't match how often they're right. Until your own sample (place three) has shown how the score behaves on your documents, use it to sort the queue and check everything. Afterward, you can let high scores through.

The test of a good doubt queue is its yield: of a hundred fields shown, how many does the clerk change? As a rule of thumb, below three the threshold is too sensitive and people start waving things through. Above forty, the software shouldn't be reading this kind of document yet.

## Place three: a sample of what looked fine

Software can be confidently wrong, and no doubt queue will ever show it. Each week, draw a few finished cases at random and have them redone from scratch by a colleague who can't see the first result. Twenty a week takes two hours and will show you a system that has gone badly wrong. For finer differences, add up a quarter: thirteen weeks make 260 cases.

::figure{#places}

The sample is also the only honest source for the number everyone asks for, the share of cases that are right.

## Two places that only add a queue

**Everything, at the end.** The final screen shows a finished claim and a green button. The plan allows two minutes a claim, ninety more are waiting, and nothing on the screen invites disagreement. Three weeks later the button gets pressed after ten seconds. That isn't laziness. In a review of the research, Parasuraman and Manzey found this kind of over-reliance in novices and experts alike, and found that training and instructions don't prevent it. The European Union's AI Act names the problem, "automation bias," and requires that those who oversee a high-risk system be made aware of it.

**Everything, at the start.** A clerk looks at each incoming document "to see if it's suitable." Rules and software can settle that, and now a clerk reads every page the machine is about to read.

## Count before you decide

:::example[Worked example: one week of claims]
The insurer receives 600 claims a week. Checking all of them at the end takes 2 minutes each: 1,200 minutes, or 20 hours.

With three places instead: 12 percent have a doubtful field, 72 claims at 1.5 minutes, 108 minutes. Ten percent are above the approval limit, 60 claims at 4 minutes, 240 minutes. The sample is 20 claims at 6 minutes, 120 minutes. Together 468 minutes, or 7.8 hours.

Checking takes 12.2 fewer hours, and each large claim gets twice the attention it had.
:::

| Check | Cases a week | Minutes | What it catches |
|---|---|---|---|
| All, at the end | 600 | 1,200 | Whatever shows in a finished form |
| Doubtful fields | 72 | 108 | Misreadings |
| Above the limit | 60 | 240 | Costly decisions |
| Blind sample | 20 | 120 | Confident mistakes |

## Give the checker something to check with

A check is only as good as its screen. It needs three things: the original, the reading with its place marked, and the rule or doubt that brought the case here. One key approves. Another returns the case with a reason from a short list.

The checker also needs permission. If returning a case means explaining yourself to a team lead, cases won't be returned. Agree beforehand that a return is a result, count returns by reason, and show the counts to the team that produces them.

## How checks wear out

They drift. The limit that caught one case in ten last spring catches one in three after prices rise. The only login belongs to someone on leave. A new product arrives, and its forms never look doubtful because the software reads them, confidently, as the old product's. Put a review date on every threshold, and keep it. When you review the thresholds, also [plan for the day the automation stops](/blog/when-the-automation-stops).

## Five questions about your own process

- [ ] Which steps can't be undone, and who looks before each?
- [ ] What share of doubtful fields gets changed?
- [ ] Who draws the weekly sample, and can they see the first result?
- [ ] How old can the oldest waiting case get before a second checker steps in?
- [ ] When were the thresholds last set, and based on what count?

If the first question takes longer than ten minutes, map the process before you automate it; our [workflow automation](/services/workflow-automation) projects start with that map. For today, pick the step in your process that scares you most, and ask who looked at the last ten cases that went through it.
`,
  sources: [
    {
      author: 'Raja Parasuraman and Dietrich Manzey',
      title: 'Complacency and Bias in Human Use of Automation: An Attentional Integration',
      publisher: 'Human Factors 52(3)',
      year: 2010,
      url: 'https://doi.org/10.1177/0018720810376055',
    },
    {
      author: 'Chuan Guo, Geoff Pleiss, Yu Sun and Kilian Weinberger',
      title: 'On Calibration of Modern Neural Networks',
      publisher: 'ICML, arXiv:1706.04599',
      year: 2017,
      url: 'https://arxiv.org/abs/1706.04599',
    },
    {
      author: 'European Union',
      title: 'Regulation (EU) 2024/1689, Article 14: Human oversight',
      publisher: 'Artificial Intelligence Act',
      year: 2024,
      url: 'https://artificialintelligenceact.eu/article/14/',
    },
  ],
  meta: {
    title: 'Where to put the human check',
    description:
      'Three places where a human check earns its keep, two where it only adds a queue, and a week of claims counted both ways.',
  },
};
