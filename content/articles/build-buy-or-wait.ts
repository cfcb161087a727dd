import { company } from '../company/company';
import type { ArticleInput } from '../schemas/articles';

export const buildBuyOrWait: ArticleInput = {
  id: 'build-buy-or-wait',
  title: 'Build, buy, or wait',
  excerpt: 'Three answers to the same request, what each costs, and the questions that pick one.',
  category: 'Strategy',
  author: `${company.name} strategy team`,
  publishDate: '2025-03-20',
  services: ['custom-ai-development', 'ai-onboarding'],
  figures: {
    costs: {
      kind: 'curve',
      caption:
        'What has been spent after each year, bought and built, for one tool used by 60 people. Illustrative.',
      alt: 'Cost over four years in thousand dollars: bought rises evenly from 8 to 96, built from 50 to 90. They cross between year three and year four.',
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
The operations director of a logistics firm has three emails in her inbox about the same request. The vendor can have it running next week. Her developer can have it in a quarter. Her colleague in finance writes that the vendor's price will halve within a year, so why hurry?

AI adds a third option to build or buy. Prices and features move so fast that doing nothing for nine months is a strategy, sometimes the best of the three, and it deserves the same scrutiny as the others.

## What you're really buying

A bought tool is someone else's opinion about how the work is done. When your process is ordinary, that opinion is worth more than the software, because a thousand firms have already corrected it. Reading invoices, transcribing meetings and searching documents are ordinary in nearly every company.

The price is on the page. The rest of the cost isn't. The tool has to be connected to your systems. Someone on your team is responsible for the data that leaves. You're billed for the seats you had in the month when everyone tried it. And leaving has a price too; in the first meeting, ask how you get your data out and in what form.

Buy when the first of these is true, and at least two of the others:

- [ ] Your data may lawfully go where the vendor keeps it.
- [ ] The task is the same at your firm as at your competitor's.
- [ ] The vendor can name a customer your size who left, and say how that went.
- [ ] You would adapt your process to the tool without regret.

## What you're really building

A built tool is a promise to maintain something. Sculley and colleagues at Google made the point about machine learning in 2015: the quick wins don't come for free, and it is common to incur "massive ongoing maintenance costs." The first version takes a fraction of the effort. Changed formats, new models and departed colleagues take the rest. Our own rule of thumb is a fifth of the initial cost for each year, your own hours included, and a name next to it. Our maintenance plan costs less because it covers only updates and fixes.

In exchange you get a tool shaped like the part of your work that no one else does. If dispatching refrigerated goods across four customs zones is what customers pay you for, the software that does it shouldn't be available to everyone for a monthly fee.

Build when the process is yours, the data exists and is [clean enough](/blog/how-clean-your-data-has-to-be), and someone on your payroll will own it after we, or anyone else, have left.

## What waiting costs

Waiting is free only if nothing happens in the meantime. Put a number on the delay: hours per week times weeks. Then put a number on what waiting might bring. A lower price is a fair bet. Epoch AI tracked what it costs to reach a given benchmark score and found prices falling by a factor of 9 to 900 a year, depending on the task. Two cautions: that is the price of the model, a small part of most vendors' bills, and a price that falls for newcomers falls for you at renewal.

:::example[Worked example: nine months of waiting]
The task takes 30 hours a week. A tool would handle 60 percent of them: 18 hours. At $40 an hour that is $720 a week. Nine months is 39 weeks, so the delay gives up $28,080.

The vendor charges $22,000 a year, and the price halves when the nine months are over. If you buy today, the first year costs $22,000. If you buy later, the last 13 weeks of that year cost a quarter of $11,000, or $2,750. Waiting saves $19,250. From the second year on, both cost the same.

Here patience loses $8,830. With 10 hours a week instead of 30, the tool handles 6 hours a week, worth $240, the delay gives up $9,360, and the same patience gains $9,890.
:::

Wait when the saving is small, when the rules in your industry are about to change, or when your process will be reorganized anyway. Use the time: [measure](/blog/what-to-measure-before-you-start), clean one data source, and train the people who will judge the next demo.

## Count four years

A comparison over one year nearly always favors buying, because it charges building for all of the development and counts almost none of the use.

::figure{#costs}

In this example the lines cross during the fourth year: after three years it's $74,000 against $80,000, after four $96,000 against $90,000. If you doubt the process will look the same in four years, buy. If you're sure, build.

| Question | Buy | Build | Wait |
|---|---|---|---|
| Is the task ordinary? | Yes | No | Either |
| How long will it stay as it is? | Unclear | Years | About to change |
| Who can own it? | A manager | A developer | No one yet |
| Cost of one more year as is | High | High | Low |

## Mixing is normal

Most sound decisions we see are mixed. Buy the document reading and build the rules behind it. Build a small version of the one odd step, and buy everything around it. A mix works as long as each boundary is a plain file or a documented interface. It fails when the bought part keeps the only copy of something the built part needs.

## Three bad ways to decide

The classic is to build because a vendor's demo was annoying. Next is to buy without reading the whole proposal; [another article](/blog/how-to-read-an-ai-vendor-proposal) shows what to look for. The quiet one is to wait and never say until when. Put a date on the calendar, along with what you expect to know by then.

## Decide in one meeting

Invite whoever does the task, whoever would own the tool, and whoever signs. Bring the hours per week, one price, one estimate, and the table above with empty cells. Ninety minutes is enough. If you have no estimate, the [pricing calculator](/tools/pricing-calculator) gives one for [custom development](/services/custom-ai-development).
`,
  sources: [
    {
      author: 'D. Sculley and others',
      title: 'Hidden Technical Debt in Machine Learning Systems',
      publisher: 'Advances in Neural Information Processing Systems 28',
      year: 2015,
      url: 'https://proceedings.neurips.cc/paper/2015/hash/86df7dcfd896fcaf2674f757a2463eba-Abstract.html',
    },
    {
      author: 'Epoch AI',
      title: 'LLM inference prices have fallen rapidly but unequally across tasks',
      publisher: 'Data Insights',
      year: 2025,
      url: 'https://epoch.ai/data-insights/llm-inference-price-trends',
    },
  ],
  meta: {
    title: 'Build, buy, or wait',
    description:
      'How to choose between building, buying and waiting for an AI tool: four-year costs, what a delay costs, and the questions that decide.',
  },
};
