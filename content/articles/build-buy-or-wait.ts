import { company } from '../company';
import type { ArticleInput } from './schema';

export const buildBuyOrWait: ArticleInput = {
  id: 'build-buy-or-wait',
  title: 'Build, buy, or wait',
  excerpt:
    'Three answers to the same request, what each costs over four years, and the questions that pick one.',
  category: 'Strategy',
  author: `${company.name} strategy team`,
  publishDate: '2025-03-20',
  services: ['custom-ai-development', 'ai-onboarding'],
  figures: {
    costs: {
      kind: 'curve',
      caption:
        'What has been spent after each year, bought and built, for one tool used by 60 people. Illustrative.',
      alt: 'Two lines over four years. Bought rises evenly from 8 to 30, 52, 74 and 96 thousand dollars. Built starts at 50 and rises more slowly to 60, 70, 80 and 90 thousand. They cross between year three and year four.',
      xLabel: 'Years',
      yLabel: 'Thousand dollars spent',
      series: [
        {
          label: 'Bought',
          tone: 'before',
          points: [
            [0, 8],
            [1, 30],
            [2, 52],
            [3, 74],
            [4, 96],
          ],
        },
        {
          label: 'Built',
          tone: 'lane',
          points: [
            [0, 50],
            [1, 60],
            [2, 70],
            [3, 80],
            [4, 90],
          ],
        },
      ],
    },
  },
  body: `
The operations director of a logistics firm has three mails in her inbox about the same wish. The vendor can have it running on Monday. The internal developer can have it in a quarter. Her colleague in finance writes that the vendor's price will halve within a year, so why hurry. All three are probably telling the truth.

Build or buy is an old question with old answers. What AI adds is the third option. The field moves so quickly that doing nothing for nine months is a strategy, sometimes the best of the three, and it deserves to be argued for as carefully as the others.

## What you are really buying

A bought tool is somebody else's opinion about how the work is done. When your process is ordinary, that opinion is worth more than the software, since a thousand firms have corrected it already. Reading invoices, transcribing meetings, searching documents: ordinary, in nearly every company.

The price is on the page, and the rest of the cost is not. Someone connects it to your systems. Somebody else answers for the data that leaves. Seats are counted in the month when everyone tried it. And the exit has a price too, which you learn by asking in the first meeting how you get your data out and in what form.

Buy when the first of these holds and at least two of the others:

- [ ] Your data may lawfully go where the vendor keeps it.
- [ ] The task is the same in your firm as in your competitor's.
- [ ] The vendor can name a customer of your size who left, and how that went.
- [ ] You would adapt your process to the tool without regret.

## What you are really building

A built tool is a promise to maintain something. The first version takes a fraction of the effort; the years of changed formats, new models and departed colleagues take the rest. Plan a fifth of the initial cost for each year, and a name beside it.

In exchange you get a tool shaped like the part of your work that nobody else does. That is the only good reason. If dispatching refrigerated goods across four customs zones is what customers pay you for, then the software that does it should not be available to everyone for a monthly fee.

Build when the process is yours, the data exists and is [clean enough](/blog/how-clean-your-data-has-to-be), and one person on your payroll will own it after we or anyone else have left.

## What waiting costs

Waiting is free only if nothing happens meanwhile. Put a number on the delay: the hours that the task takes each week, times the weeks. Then put a number on what waiting might bring, such as a lower price or a feature that removes half the project, and remember that a price which falls for newcomers falls for you at renewal.

:::example[Nine months of waiting, illustrative]
The task takes 30 hours a week. A tool would take over 60 percent of them: 18 hours. At $40 an hour that is $720 a week. Nine months are 39 weeks, so the delay gives up $28,080.

The vendor asks $22,000 a year, and the price halves when the nine months are over. Bought today, the first year costs $22,000. Bought later, the last 13 weeks of that year cost a quarter of $11,000, or $2,750. Waiting saves $19,250. From the second year on both pay the same.

Here patience loses $8,830. With 10 hours a week in place of 30, the tool takes over 6 hours or $240 a week, the delay gives up $9,360, and the same patience gains $9,890.
:::

Wait when the saving is small, when the rules in your industry are about to change, or when your own process will be reorganized anyway. Use the time: [measure](/blog/what-to-measure-before-you-start), clean one data source, and train the people who will judge the next demo.

## Count four years

A comparison over one year favors buying nearly every time, because the other side of the scale contains all of the development and none of the use.

::figure{#costs}

In this illustrative case the lines meet during the fourth year: after three years 74 against 80, after four 96 against 90. If you doubt that the process will look the same in four years, the crossing lies in a future that may not come, and buying is right. If you are sure, it isn't.

| Question | Buy | Build | Wait |
|---|---|---|---|
| Is the task ordinary? | Yes | No | Either |
| How long will it stay as it is? | Unclear | Years | About to change |
| Who can own it? | A buyer | A developer | Nobody yet |
| Cost of one more year as now | High | High | Low |

## Mixtures are normal

Most sound decisions we see are mixed. Buy the reading of documents and build the rules behind it. Buy seats for twenty people this year and wait with the other two hundred. Build a small version of the one odd step, and buy everything around it. A mixture works as long as each border is a plain file or a documented interface. It fails when the bought part keeps the only copy of something that the built part needs.

## Three bad ways to decide

The classic error is building something because the demo of the bought one annoyed someone. Next comes buying without reading the contract's fourth page, which [another article](/blog/how-to-read-an-ai-vendor-proposal) goes through line by line. The quiet one is deciding to wait and never setting the date on which the waiting ends. Write that date into the calendar along with what you expect to know by then.

## Decide in one meeting

Invite the person who does the task, the one who would own the tool, and whoever signs. Bring the hours per week, one price, one estimate, and this page's table with empty cells. Ninety minutes are enough. If the estimate is missing, the [pricing calculator](/tools/pricing-calculator) gives a planning figure for [custom development](/services/custom-ai-development) in a few minutes, and a [consultation](/contact) gives a better one. Book the room before you agree to another demo.
`,
  meta: {
    title: 'Build, buy, or wait',
    description:
      'How to choose between building, buying and waiting for an AI tool: four-year costs, what a delay costs, and the questions that decide.',
  },
};
