import { company } from '../company';
import type { ArticleInput } from '../schema';

export const pilotThatCanFailSafely: ArticleInput = {
  id: 'pilot-that-can-fail-safely',
  title: 'A pilot that can fail safely',
  excerpt: 'Four weeks, one team, a measure agreed on day one, and a date to stop.',
  category: 'Guide',
  author: `${company.name} strategy team`,
  publishDate: '2025-04-10',
  services: ['ai-onboarding', 'workflow-automation'],
  figures: {
    weeks: {
      kind: 'curve',
      caption: 'Working minutes per damage claim in a four-week pilot. Illustrative.',
      alt: 'Three lines over weeks 0 to 4. The old way stays at 18 minutes. The limit to continue is a level line at 12. The pilot team starts at 18, rises to 21 in week 1, then falls to 17, 13 and 11.',
      xLabel: 'Week of the pilot',
      yLabel: 'Minutes per claim',
      series: [
        {
          label: 'Old way',
          tone: 'before',
          points: [
            [0, 18],
            [1, 18],
            [2, 18],
            [3, 18],
            [4, 18],
          ],
        },
        {
          label: 'Limit to continue',
          tone: 'before',
          points: [
            [0, 12],
            [4, 12],
          ],
        },
        {
          label: 'Pilot team',
          tone: 'lane',
          points: [
            [0, 18],
            [1, 21],
            [2, 17],
            [3, 13],
            [4, 11],
          ],
        },
      ],
    },
  },
  body: `
Most pilots cannot fail. They have no number they could miss and no day on which anyone would notice, so they fade, and a year later the license is still on the invoice. A good pilot is built the other way round: at five o’clock on the last Friday it is switched off, unless somebody signs to keep it.

That default is hard to sell. It sounds as if you expect failure, and sponsors dislike it. Yet it is what makes the four weeks cheap enough to try something uncertain, and it puts the burden of proof on the side that has the data.

Take the service manager of a furniture retailer. Twelve people answer damage claims: photos of a scratched table, an order number, a customer who wants to know what happens next. A tool could read the claim, look up the order and draft the answer. Four of the twelve will try it.

## What to settle on day one

Write it on one page, and let the manager, the four people and whoever pays for it sign the same copy.

- [ ] Which cases are in: new damage claims, one product group, no legal letters
- [ ] Who is in: four volunteers of average speed, named
- [ ] What is measured, by whom, and its value today
- [ ] The number that means continue, and the one that means stop
- [ ] One further number that stops everything at once
- [ ] The last day, and who signs on it
- [ ] The most that may be spent, hours of our own people included

“Average speed” is on the list because managers choose their best. The best four will make any tool look good, and they will make the old way look good as well. You learn about them and nothing about the other eight.

## One measure and one guard

The measure says whether it is worth it. The guard says whether it does harm. Two are enough, and a third only gives the losing side something to quote.

| What is read | Today | Continue | Stop |
|---|---|---|---|
| Measure: working minutes per claim | 18 | 12 or fewer in week four | More than 15 in week four |
| Guard: claims reopened, per 100 | 6 | No more than 6 over all four weeks | More than 9 in any week |

Between 12 and 15 minutes the page allows one extension of two weeks, once. Put that rule in at the beginning, while nobody knows who will need it. Where the 18 comes from, and how to take it without annoying the team, is in [what to measure before you start](/blog/what-to-measure-before-you-start).

::figure{#weeks}

The invented weeks in this drawing have a shape worth expecting. Week one is worse than no tool at all: people read every draft twice and look for the buttons. A manager who has not been warned will stop there. The guard exists so that you can sit through a bad first week without gambling with customers.

## Keep the failure small

Everything that makes a pilot easy to end also makes it easy to begin. The old process goes on for the other eight people, so that there is always somewhere to return to. A person sends every answer; the tool only drafts. No history is migrated and nothing is deleted. The connection to the order system can read and cannot write. Claims that arrived before day one finish the way they started.

Two of these cost something. Reading without writing means that staff copy the result by hand for four weeks, which eats perhaps a minute per claim. Pay it. A pilot that writes into the ledger has stopped being a pilot, whatever it says on the page. [Where to put the human check](/blog/where-to-put-the-human-check) tells you when the copying may end.

:::example[What failing costs, illustrative numbers]
Training takes four people half a day, 4 hours each: 16 hours. In week one each of them handles 40 claims at 3 minutes more than before: 480 minutes, or 8 hours. The manager spends 6 hours a week for four weeks: 24 hours. Together 48 hours at $40, which is $1,920. Licenses for the month are $600 and the setup is $3,000. A complete failure costs $5,520.

If 12 minutes are reached, all twelve people save 6 minutes on 480 claims a week: 2,880 minutes, 48 hours, $1,920. The failure costs about as much as three weeks of success bring in.

Now the pilot that nobody ends. The manager’s 6 hours are $240 a week and the licenses $150. Over 46 weeks the sum is $17,940, more than three times the honest failure, and at the end of it you know less.
:::

## The meeting on the last day

Keep it to thirty minutes, with the numbers on the table before anyone speaks. First the guard, because it can end the meeting. Then the measure. Then the four people, in their own words, about cases the numbers do not show. The sponsor speaks last.

There are three possible outcomes: off, extended once by two weeks, or carried on to a second team with the same page. “We go on as we are and look at it again” is the fourth that somebody will propose. It is the one outcome the page was written to prevent.

Lenders do a version of this when they keep a doubtful document type with people until it has passed a test; [the loan file study](/case-studies/financial-document-automation) shows the numbers such a meeting looks at.

## What goes wrong

The measure gets moved. In week three someone observes that minutes are too narrow and that customer satisfaction ought to count. Perhaps it should, next time. Thank them and write it down for the following page.

A calm month flatters the result. If claims double after the holidays, a pilot in February has tested the tool and not the job. Choose an ordinary month, or say on the page that the peak is untested.

People behave better when they know they are being watched, the pilot team included. So compare the four with the other eight in the same weeks as well as with their own past. If all twelve got faster, the tool was not the reason.

And after a failure everything is thrown away in embarrassment. Keep the saved cases, the value of today’s process and a paragraph on the cause. They cost $5,520 in the example, and the next attempt starts a month ahead because of them.

## Next step

Write the page for one process this week, without choosing a tool. If the line for the measure stays empty, you have found your first task. If all seven lines are full, the [implementation guide](/resources/ai-implementation-guide) covers what follows, and our [onboarding](/services/ai-onboarding) runs the pilot beside your team, with the last day already in the calendar.
`,
  meta: {
    title: 'How to run an AI pilot that can fail safely',
    description:
      'Four weeks, one team, one measure and a guard: how to set up an AI pilot whose failure is cheap, and whose last day decides something.',
  },
};
