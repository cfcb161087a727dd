import { company } from '../company/company';
import type { ArticleInput } from '../schemas/articles';

export const automateTheExceptionsLast: ArticleInput = {
  id: 'automate-the-exceptions-last',
  title: 'Automate the exceptions last',
  excerpt: 'Plain cases pay for the project. Odd ones tell you what to build next, if anything.',
  category: 'Automation',
  author: `${company.name} automation team`,
  publishDate: '2025-02-27',
  services: ['workflow-automation', 'ai-optimization'],
  figures: {
    coverage: {
      kind: 'curve',
      caption: 'Share of orders handled by software, by days of building. Example figures.',
      alt: 'A line that rises steeply and flattens: 45 percent of orders after 5 days of building, 66 after 10, 75 after 15, 80 after 20, 85 after 30, 89 after 45 and 91 after 60.',
      xLabel: 'Days of building',
      yLabel: 'Percent of orders',
      series: [
        {
          label: 'Orders handled by software',
          tone: 'lane',
          points: [
            [0, 0],
            [5, 45],
            [10, 66],
            [15, 75],
            [20, 80],
            [30, 85],
            [45, 89],
            [60, 91],
          ],
        },
      ],
    },
  },
  body: `
Ask the head of order entry at a bakery-ingredients wholesaler what the new system must be able to do, and she answers like a specialist, with the hardest cases she knows: the hotel that orders pallets in mixed layers, the customer who writes "same as before Easter," the handwritten fax from the island. All of it goes into the requirements. Eleven months later nothing is live, and the team still types nine hundred orders a week.

Begin with the dull ones. Build for the orders a trainee could enter on the second day, and leave everything else to the clerks.

## What the last few points cost

::figure{#coverage}

The curve bends because orders do. The first ten days cover two thirds of them, since two thirds look alike. The last thirty add six points.

:::example[Worked example: hours saved for each day of building]
Nine hundred orders a week take 6 minutes each by hand. An order that software handles still gets a 1-minute look, so it saves 5. A day of building costs $800, an hour at the order desk $32.

Days 1 to 10 cover 66 percent, or 594 orders: 2,970 minutes, 49.5 hours a week, worth $1,584. They cost $8,000 and pay back in a little over five weeks.

Days 11 to 20 add 14 percent, or 126 orders: 630 minutes, 10.5 hours, $336 a week for another $8,000. Payback takes about 24 weeks.

Days 31 to 60 add 6 percent, or 54 orders: 270 minutes, 4.5 hours, $144 a week for $24,000. Payback takes about 167 weeks, more than three years.
:::

The plain cases carry the project. And somewhere on the curve is the day to stop. In the [pricing calculator](/tools/pricing-calculator), a long list of exceptions is what moves customization from low to high.

## Sort before you build

Print two hundred orders from an ordinary week. Two clerks put each one in one of three piles without discussing it.

The first pile is plain: everything you need is on the page. The second holds orders that would be plain after one question, such as a missing delivery date. Anything that takes memory or a favor goes in the third.

Then compare. Where the clerks disagree, one of them knows something that isn't on the page. Write it down, or move the order into pile three. Deal with the second pile before you automate anything: if a quarter of the orders lack a date, one line on the order form may do more than a model.

## Give every exception a place to go

A system that covers two thirds is safe only if it knows which two thirds. Each case it doesn't take has to reach a clerk promptly, with a reason.

| Reason given | Goes to | Answer due |
|---|---|---|
| Item not found | Order desk | Within the hour |
| Quantity unusual for this customer | Order desk, shown with the last five orders | Within the hour |
| Text refers to an earlier conversation | The account's own clerk | Same day |
| Page not readable | Back to the customer, drafted for a clerk to send | Within two hours |

The second line catches what makes this approach dangerous: an order for 1,000 sacks instead of 100 looks perfectly plain. Test values against the customer's own history. For the other places to check, see [where to put the human check](/blog/where-to-put-the-human-check).

## Read the exceptions on Fridays

Half an hour a week, with the clerk who handled them and whoever maintains the rules. Count the reasons. Automate a reason when it came up at least ten times this week, the clerks gave the same answer in the last twenty cases, and that answer could be found on the page or in the order history.

Some reasons will meet the first condition for a year and never the second. Orders from the island come twice a day and are settled differently each time, depending on the ferry. They belong to the clerks; write that down.

The lender in our [composite loan case](/case-studies/financial-document-automation) widens its automation in small steps too: a new layout goes live only after a test on fifty past files.

## The case for going the other way

One serious objection is that exceptions are where it hurts. A plain order annoys no one; a mixed pallet takes forty minutes and ruins a morning. By all means help there, with a screen that shows the last five mixed pallets next to the new one. But leave the decision where it is. There are too few cases to learn from, and too few to notice when something has gone wrong.

A second objection is older. In 1983 Lisanne Bainbridge warned that "by taking away the easy parts of his task, automation can make the difficult parts of the human operator's task more difficult." That is exactly what you're about to do to the order desk: a day of nothing but hard cases, and no plain ones to keep in practice. So rotate the desk, enter a share of the plain orders by hand each week, and rehearse [what happens when the automation stops](/blog/when-the-automation-stops).

## Three ways to lose the gain

A threshold is set to impress. A manager wants to report 90 percent, so the confidence below which software asks for help is lowered until 90 percent go through. But reported confidence isn't accuracy; Guo and colleagues showed how far apart the two can be in modern neural networks. Errors reach customers, and soon every order is checked again. Lower the threshold only when the clerks' own sample has been clean for as long as you agreed beforehand.

Exceptions go to the newest hire, because they're what is left over. By now they're the hardest work in the office. Give them to the best clerk.

The measure counts orders when it should count minutes. With two thirds of the orders gone, the rest take longer on average, and it looks as if the clerks have slowed down.

## Before the first day of building

- [ ] Two hundred cases sorted into three piles, by two people
- [ ] The plain pile defined in words a trainee can apply
- [ ] A reason and a desk for every case that stops
- [ ] A check on unusual values inside plain-looking cases
- [ ] A day on which building ends unless the numbers say otherwise

## An hour with last Tuesday's orders

Take last Tuesday's orders, or whatever your business receives, and sort them on a table with one colleague. If more than half land in the first pile, you have a project that can be live in weeks, and [workflow automation](/services/workflow-automation) shows how we'd do it. If fewer than a third do, start with the form people fill in.
`,
  sources: [
    {
      author: 'Lisanne Bainbridge',
      title: 'Ironies of Automation',
      publisher: 'Automatica 19(6)',
      year: 1983,
      url: 'https://doi.org/10.1016/0005-1098(83)90046-8',
    },
    {
      author: 'Chuan Guo, Geoff Pleiss, Yu Sun and Kilian Weinberger',
      title: 'On Calibration of Modern Neural Networks',
      publisher: 'ICML, arXiv:1706.04599',
      year: 2017,
      url: 'https://arxiv.org/abs/1706.04599',
    },
  ],
  meta: {
    title: 'Automate the exceptions last',
    description:
      'The first two thirds of cases pay for an automation, the last few points rarely do. How to sort, where exceptions go, and when to stop.',
  },
};
