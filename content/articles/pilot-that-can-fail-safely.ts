import { company } from '../company';
import type { ArticleInput } from './schema';

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
      straight: true,
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
Most pilots cannot fail. They have no number they could miss and no day on which anyone would notice, so they fade, and a year later the license is still on the invoice. A good pilot is built the other way around: at five o’clock on the last Friday it is switched off, unless somebody signs to keep it.

Sponsors dislike that default, since it sounds as if you expect failure. Yet it is what makes four weeks cheap enough for something uncertain, and it puts the burden of proof on the side that has the data.

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

“Average speed” is on the list because managers choose their best. The best four would make any tool look good, and the old way too.

## One measure and one guard

The measure says whether it is worth it. The guard says whether it does harm. A third number only gives the losing side something to quote. With illustrative figures, the retailer’s page might read like this.

| What is read | Today | Continue | Stop |
|---|---|---|---|
| Measure: working minutes per claim | 18 | 12 or fewer in week four | More than 15 in week four |
| Guard: claims reopened, per 100 | 6 | No more than 8 over all four weeks | More than 12 in any week |

The guard leaves room above 6, because the 160 claims that four people see in a week scatter by themselves.

Between 12 and 15 minutes the page allows one extension of two weeks, once. Put that rule in at the beginning, while nobody knows who will need it. Where the 18 comes from, and how to take it without annoying the team, is in [what to measure before you start](/blog/what-to-measure-before-you-start).

::figure{#weeks}

The weeks in this drawing are illustrative, but expect the shape. Week one is worse than no tool at all: people read every draft twice and look for the buttons. A manager who has not been warned will stop there. The guard lets you sit through it without gambling with customers.

## Keep the failure small

What makes a pilot easy to end also makes it easy to begin. The old process goes on for the other eight people, so there is somewhere to return to; in our illustrative [loan file study](/case-studies/financial-document-automation) both ways ran side by side before the switch. The tool drafts and a person sends. No history is migrated. The connection to the order system can read and cannot write. Claims that arrived before day one finish the way they started.

Reading without writing has a price: staff copy the result by hand for four weeks, perhaps a minute per claim. Pay it, and let it count in the measure. A pilot that writes into the ledger has stopped being a pilot. [Where to put the human check](/blog/where-to-put-the-human-check) tells you when the copying may end.

:::example[What failing costs, illustrative numbers]
Training takes four people half a day, 4 hours each: 16 hours. In week one each of them handles 40 claims at 3 minutes more than before: 480 minutes, or 8 hours. The manager spends 5 hours a week for four weeks: 20 hours. Together 44 hours at $40, which is $1,760. Licenses for the month are $600 and the setup is $3,000. A complete failure costs $5,360.

If 12 minutes are reached, all twelve people save 6 minutes on 480 claims a week: 2,880 minutes, 48 hours, $1,920. The failure costs a little less than three weeks of success bring in.

Now the pilot that nobody ends. The manager’s 5 hours are $200 a week and the licenses $150. Over 46 weeks the sum is $16,100, three times the honest failure, and at the end of it you know less.
:::

## The meeting on the last day

Keep it to thirty minutes, with the numbers on the table before anyone speaks. The guard comes first, because it can end the meeting, and the measure second. Then the four people talk about cases the numbers do not show. The sponsor speaks last.

There are three possible outcomes: off, extended once by two weeks, or carried on to a second team with the same page. “We go on as we are and look at it again” is the fourth that somebody will propose. It is the one outcome the page was written to prevent.

## How pilots are bent

The measure gets moved. In week three someone observes that customer satisfaction ought to count. Perhaps it should, in the next pilot.

A calm month flatters the result. If claims double after the holidays, a pilot in October proves little. Choose an ordinary month, or say on the page that the peak is untested.

People behave better when they know they are being watched, the pilot team included. So compare the four with the other eight in the same weeks, too. If all twelve got faster, the tool was not the reason.

And after a failure everything is thrown away in embarrassment. Keep the saved cases, the value of today’s process and a paragraph on the cause. They cost $5,360 in the example, and they give the next attempt a month’s lead.

## Write the page first

Write it for one process this week, without choosing a tool. If the line for the measure stays empty, you have found your first task. If all seven lines are full, the [implementation guide](/resources/ai-implementation-guide) covers what follows, and our [onboarding](/services/ai-onboarding) runs such a pilot beside your team.
`,
  meta: {
    title: 'How to run an AI pilot that can fail safely',
    description:
      'Four weeks, one team, one measure and a guard: how to set up an AI pilot whose failure is cheap, and whose last day decides something.',
  },
};
