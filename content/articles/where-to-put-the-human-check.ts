import { company } from '../company';
import type { ArticleInput } from './schema';

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
        'An illustrative claim, from reading to the weekly sample. The rings mark the three places for a person.',
      alt: 'Six steps in a row: software reads the claim, a person settles doubtful readings, rules test it, a person approves large amounts, payment leaves, a person does a sample again. The second, fourth and sixth step belong to people.',
      steps: [
        { label: 'Read', note: 'By software' },
        { label: 'Settle', note: 'Doubtful fields only', person: true },
        { label: 'Test', note: 'Against the policy' },
        { label: 'Approve', note: 'Above the limit', person: true },
        { label: 'Pay' },
        { label: 'Sample', note: 'Twenty a week, done again', person: true },
      ],
    },
  },
  body: `
"A person stays in the loop" is the most reassuring sentence in any proposal and the least precise. Which person, at which point, looking at what, with how many seconds? A claims manager at a regional insurer asked her supplier these four questions about the same sentence and received four different answers from four people. The loop had a human in it. Nobody had said where.

A check costs waiting time for every case that passes it and attention for every case that stops. It earns that back in mistakes caught. So the place decides, and there are only a few places to choose from.

## Place one: before anything that cannot be undone

Money leaves, a contract is sent, a patient is called, a record is deleted. Directly before such a step, a person looks. This is the one check that should exist in every process, however good the software becomes, because the cost of a miss has no upper end.

Keep the group small. If everything counts as irreversible, the word loses its use and the queue gains everything. A letter that can be followed by a second letter is reversible. A payment to a known account under a few hundred dollars, in most firms, is as well.

## Place two: where the software itself is in doubt

Reading software knows, roughly, when it is guessing. A torn corner or two dates on one page produce a low score. Send those fields, and only those, to a person, with the picture of the place beside the guess.

The test of a good doubt queue is its yield: of a hundred fields shown, how many does the person change? As a rule of thumb, below three the threshold is too nervous and people will start to nod things through. Above forty the software should not be reading this kind of document yet.

## Place three: a sample of what nobody doubted

Confident mistakes exist, and no queue for doubt will ever show one. Draw a few finished cases at random each week and have them done again from scratch by someone who cannot see the first result. Twenty a week will show a system that has gone badly wrong, and they take two hours. Finer differences need a quarter added up: thirteen weeks make 260 cases.

::figure{#places}

The sample is also the only honest source for the number everybody asks for, the share of cases that are right.

## Two places that only add a queue

**Everything, at the end.** The final screen shows a finished claim and a green button. The plan allows two minutes a claim. The person has no reason to disagree and ninety more waiting. Three weeks later, in an illustrative office, the button is pressed after ten seconds. Such a check catches little and moves the blame to whoever pressed.

**Everything, at the start.** Somebody looks at each incoming document "to see if it is suitable." Suitability is exactly what rules and software can settle, and the person now reads every page that the machine reads afterwards. If unsuitable mail is a real problem, return it automatically with a reason and let people handle the replies.

## Count before you place

:::example[One week of claims, illustrative]
The insurer receives 600 claims a week. Checking all of them at the end takes 2 minutes each: 1,200 minutes, or 20 hours.

With three places instead: 12 percent have a doubtful field, 72 claims at 1.5 minutes, 108 minutes. Ten percent lie above the approval limit, 60 claims at 4 minutes, 240 minutes. The sample is 20 claims at 6 minutes, 120 minutes. Together 468 minutes, 7.8 hours.

The check became cheaper by 12.2 hours, and the large claims get twice the attention they had before.
:::

| Check | Cases a week | Minutes | What it catches |
|---|---|---|---|
| All, at the end | 600 | 1,200 | What shows in a finished form |
| Doubtful fields | 72 | 108 | Misreadings |
| Above the limit | 60 | 240 | Costly decisions |
| Blind sample | 20 | 120 | Confident mistakes |

## Give the checker something to check with

A check is only as good as its screen. Three things belong on it: the original, the reading with its place marked, and the rule or the doubt that brought the case here. One key approves, another returns with a reason from a short list. Free text is for the exceptions.

The person also needs standing. If returning a case means explaining oneself to a team lead, cases will not be returned. Agree beforehand that a return is a result, count returns by reason, and show the counts to the people who produce them.

## How checks wear out

Checks drift. The limit that caught one case in ten last spring catches one in three after prices rise. Someone on leave has the only login. A new product arrives, and its forms are never doubtful because they are read with confidence as the old product's. Put a date on every threshold and look at it on that date. [Planning for the day it stops](/blog/when-the-automation-stops) belongs to the same afternoon.

## Five questions for your own process

- [ ] Which steps cannot be undone, and who stands before each?
- [ ] What share of doubtful fields do people change?
- [ ] Who draws the weekly sample, and can they see the first result?
- [ ] How old may the oldest waiting case become before someone helps?
- [ ] When were the thresholds last set, and on what count?

If the first question takes longer than ten minutes, draw the process before you automate it; our [workflow automation](/services/workflow-automation) projects start with that drawing. Teams that meet AI for the first time settle these roles during [onboarding](/services/ai-onboarding), and the pages on [finance](/industries/finance) and [healthcare](/industries/healthcare) show where the line is usually drawn there. For today, take the step in your process that scares you most and ask who saw the last ten cases that passed it.
`,
  meta: {
    title: 'Where to put the human check',
    description:
      'Three places where a human check earns its keep, two where it only adds a queue, and a week of claims counted both ways.',
  },
};
