import { company } from '../company/company';
import type { ArticleInput } from '../schemas/articles';

export const pilotThatCanFailSafely: ArticleInput = {
  id: 'pilot-that-can-fail-safely',
  title: 'A pilot that can fail safely',
  excerpt: 'Four weeks, one team, a measure set beforehand, and a date to stop.',
  category: 'Guide',
  author: `${company.name} strategy team`,
  publishDate: '2025-04-10',
  services: ['ai-onboarding', 'workflow-automation'],
  figures: {
    weeks: {
      kind: 'curve',
      caption: 'Working minutes per damage claim in a four-week pilot. Example figures.',
      alt: 'Minutes over weeks 0 to 4: the old way stays at 18, the limit at 12. The pilot starts at 18, then takes 21, 17, 13 and 11.',
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
Most pilots can't fail. They have no number to miss and no day on which anyone would notice, so they fade, and a year later the license is still on the invoice. A good pilot works the other way around: at five o'clock on the last Friday it is switched off, unless someone signs to keep it.

Sponsors dislike that default because it sounds as if you expect to fail. But there's a reason to set it before you start. In 1976 Barry Staw had 240 business students play out an investment decision. Those who were personally responsible for a bad result put the most money into the same course again. Your sponsor will feel that pull in week four. A date signed in week zero is the remedy.

Take the service manager of a furniture retailer. Twelve people answer damage claims: photos of a scratched table, an order number, a customer who wants to know what happens next. A tool could read the claim, look up the order and draft the answer. Four of the twelve will try it.

## What to settle before day one

Put it on one page, and have the manager, the four, and whoever pays sign the same copy.

- [ ] Which cases are in: new damage claims, one product group, no legal letters
- [ ] Who is in: four volunteers of average speed, by name
- [ ] What is measured, by whom, and its value today
- [ ] The number that means continue, and the one that means stop
- [ ] One more number that stops everything at once
- [ ] The last day, and who signs on it
- [ ] The most we may spend, including our own team's hours

"Average speed" is there because managers pick their best.

## One measure and one guard

The measure says whether it's worth it. The guard says whether it does harm. Don't add a third; it only gives the losing side something to quote. The retailer's page might read like this.

| What we look at | Today | Continue | Stop |
|---|---|---|---|
| Measure: working minutes per claim | 18 | 12 or fewer in week four | More than 15 in week four |
| Guard: claims reopened, per 100 | 6 | No more than 8 over all four weeks | More than 12 in any week |

The guard leaves room above 6, because the 160 claims that four people handle in a week vary on their own.

Between 12 and 15 minutes the page allows a single two-week extension. For where the 18 comes from, see [what to measure before you start](/blog/what-to-measure-before-you-start).

::figure{#weeks}

Expect this shape. Week one is worse than no tool at all: people read every draft twice and look for the buttons. With the guard in place you can wait it out without gambling with customers.

## Keep the failure small

Whatever makes a pilot easy to end also makes it easy to start. The other eight keep working the old way, so there's something to return to; in our [composite loan case](/case-studies/financial-document-automation) both ways ran side by side before the switch. The tool drafts, and a human sends. No history is migrated. The connection to the order system can read but not write. Claims that arrived before day one finish the way they started.

Reading without writing has a price: for four weeks staff copies results over by hand, perhaps a minute per claim. Pay it, and count it in the measure. Once a pilot writes to the ledger, it isn't a pilot. [Where to put the human check](/blog/where-to-put-the-human-check) tells you when the copying can stop.

:::example[Worked example: what failing costs]
Training takes four people half a day, 4 hours each: 16 hours. In week one each handles 40 claims at 3 minutes more than before: 480 minutes, or 8 hours. The manager spends 5 hours a week for four weeks: 20 hours. Together 44 hours at $40, which is $1,760. Licenses for the month are $600 and setup is $3,000. A complete failure costs $5,360.

If the team reaches 12 minutes, all twelve people save 6 minutes on 480 claims a week: 2,880 minutes, 48 hours, $1,920. The failure costs a little less than three weeks of success would earn.

Now the pilot that never ends. The manager's 5 hours are $200 a week and the licenses $150. Over 48 weeks that is $16,800, three times the price of the honest failure, and you'd know less at the end.
:::

## The meeting on the last day

Give it thirty minutes, with the numbers on the table before anyone speaks. The guard comes first, because it can end the meeting. The measure comes second. Then the four describe cases the numbers don't show. The sponsor speaks last.

There are three possible outcomes: off, extended once by two weeks, or on to a second team with the same page. Someone will propose a fourth, "let's keep going and look at it again." The page exists to prevent that one.

## How pilots get bent

The measure moves. In week three someone says customer satisfaction ought to count. Perhaps it should, in the next pilot.

A calm month flatters the result. If claims double after the holidays, a pilot in October proves little. Choose an ordinary month, or say on the page that the peak is untested.

Attention itself helps. In a drug trial that recruited 176 dementia patients, McCarney and colleagues followed some of them more closely than others, chosen at random; the closely followed ones scored better on the cognitive test. A pilot team is followed closely too. So compare the four with the other eight in the same weeks. If all twelve got faster, it wasn't the tool.

And after a failure everything gets thrown away in embarrassment. Keep the saved cases, today's value, and a paragraph on the cause.

## Write the page first

Do it for one process this week, without choosing a tool. If the line for the measure stays blank, you've found your first task. If all seven lines are full, the [implementation guide](/resources/ai-implementation-guide) covers what comes next, and our [onboarding](/services/ai-onboarding) starts a pilot like this, which your team runs to its last day.
`,
  sources: [
    {
      author: 'Barry M. Staw',
      title: 'Knee-Deep in the Big Muddy: A Study of Escalating Commitment to a Chosen Course of Action',
      publisher: 'Organizational Behavior and Human Performance 16',
      year: 1976,
      url: 'https://doi.org/10.1016/0030-5073(76)90005-2',
    },
    {
      author: 'Rob McCarney and others',
      title: 'The Hawthorne Effect: a randomised, controlled trial',
      publisher: 'BMC Medical Research Methodology 7:30',
      year: 2007,
      url: 'https://doi.org/10.1186/1471-2288-7-30',
    },
  ],
  meta: {
    title: 'How to run an AI pilot that can fail safely',
    description:
      'Four weeks, one team, one measure and a guard: how to set up an AI pilot that is cheap to end, and whose last day decides something.',
  },
};
