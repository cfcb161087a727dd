import { company } from '../company';
import type { ArticleInput } from './schema';

export const automateTheExceptionsLast: ArticleInput = {
  id: 'automate-the-exceptions-last',
  title: 'Automate the exceptions last',
  excerpt: 'Plain cases pay for the project. Odd ones say what to build next, if anything.',
  category: 'Automation',
  author: `${company.name} automation team`,
  publishDate: '2025-02-27',
  services: ['workflow-automation', 'ai-optimization'],
  figures: {
    coverage: {
      kind: 'curve',
      caption: 'Share of orders handled by software after so many days of building. Illustrative.',
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
Ask the head of order entry at a bakery-ingredients wholesaler what the new system must be able to do, and she answers like a specialist, with the hardest cases she knows: the hotel that orders pallets in mixed layers, the customer who writes “same as before Easter,” the handwritten fax from the island. All of it goes into the requirements. Eleven months later nothing is live, and nine hundred orders a week are still typed by hand.

Begin with the dull ones. Build for the orders that a trainee could enter on the second day, and leave everything else with people. Some of it should stay there for good.

## What the last tenth costs

::figure{#coverage}

The curve is illustrative, but anyone who has built such a thing will recognize its bend. The first ten days cover two thirds of the orders, because two thirds look alike. The last thirty add six points.

:::example[Hours saved for each day of building, illustrative numbers]
Nine hundred orders a week take 6 minutes each by hand. An order that software handles still gets a 1-minute look, so it saves 5. A day of building costs $800, an hour at the order desk $32.

Days 1 to 10 cover 66 percent, or 594 orders: 2,970 minutes, 49.5 hours a week, worth $1,584. They cost $8,000 and are paid back in a little over five weeks.

Days 11 to 20 add 14 percent, or 126 orders: 630 minutes, 10.5 hours, $336 a week for another $8,000. Payback takes about 24 weeks.

Days 31 to 60 add 6 percent, or 54 orders: 270 minutes, 4.5 hours, $144 a week for $24,000. Payback takes about 167 weeks, more than three years.
:::

The plain cases carry the whole project, so they should not have to wait for the odd ones. And somewhere on the curve is the day to stop, which nobody will find if “all orders” was the goal. In the [pricing calculator](/tools/pricing-calculator), a list full of exceptions is what moves the customization from low to high.

## Sort before you build

Print two hundred orders from an ordinary week. Two clerks put each on one of three piles without discussing it.

The first pile is plain: everything needed is on the page. On the second lie the orders that would be plain after one question, such as a missing delivery date. Whatever needs memory or a favor goes on the third.

Then compare. Where the clerks disagree, one of them knows something that is not on the page; it has to be written down, or the order goes on pile three. The second pile deserves attention before any automation. If a quarter of the orders lack a date, a line on the order form may do more than a model.

## Give every exception a door

A system that covers two thirds is safe only if it can tell which two thirds. Each case it does not take has to arrive somewhere in good time, with a reason.

| Reason given | Goes to | Answer due |
|---|---|---|
| Article not found | Order desk | Within the hour |
| Quantity unusual for this customer | Order desk, shown with the last five orders | Within the hour |
| Text refers to an earlier conversation | The account’s own clerk | Same day |
| Page not readable | Back to the customer, drafted for a person to send | Within two hours |

The second line catches the danger in this approach: an order for 1,000 sacks in place of 100 looks perfectly plain. Test values against the customer’s own history. Where else a person should look is the subject of [where to put the human check](/blog/where-to-put-the-human-check).

## Read the exceptions on Fridays

Half an hour a week, the clerk who had them and whoever maintains the rules. Count the reasons. A reason earns automation on three conditions: it came up at least ten times this week, the clerks gave the same answer in the last twenty cases, and the answer could be found on the page or in the order history.

Some reasons will meet the first condition for a year and never the second. Orders from the island come twice a day and are settled differently each time, depending on the ferry. They are a person’s work; write that down. Others vanish when you ask. If four customers use old article numbers, four messages cost less than a translation table.

A lender’s desk moves its border like this, one layout at a time, in the illustrative [loan file study](/case-studies/financial-document-automation).

## The case for going the other way

A serious objection says that exceptions are where the pain is. The plain order annoys nobody, whereas the mixed pallet takes forty minutes and ruins a morning. By all means help there, with a screen that lays the last five mixed pallets beside the new one. The decision should stay where it is: there are too few cases to learn from, and too few to notice when it has gone wrong.

Another is that two processes will live side by side forever. They did before, except that the second was in people’s heads. Guard the skill: if only one clerk still sees pile three, the firm is one resignation from losing it. Rotate the desk, and rehearse [what happens when the automation stops](/blog/when-the-automation-stops).

## Three ways to lose the gain

A threshold is set to impress. Someone wants to report 90 percent, so the line at which software asks for help is lowered until it does. Errors reach customers, and soon every order is checked again. Lower it only when the clerks’ own sample has been clean for a week.

Exceptions go to the newest colleague, because they are what is left over. They are the hardest work in the house by now. Give them to the best clerk.

The measure counts orders when it should count minutes. With two thirds of the orders gone, the remaining third takes longer on average than before, and it will look as if the clerks had slowed down.

## Before the first build day

- [ ] Two hundred cases sorted into three piles, by two people
- [ ] The plain pile defined in words that a trainee can apply
- [ ] A reason and a desk for every case that stops
- [ ] A check on unusual values inside plain-looking cases
- [ ] A day on which building ends unless the numbers say otherwise

## An hour with last Tuesday

Take last Tuesday’s orders, or whatever arrives in your house, and sort them on a table with one colleague. If more than half land on the first pile, you have a project that can be live in weeks, and [workflow automation](/services/workflow-automation) says how we would go about it. If fewer than a third do, start with the form that people fill in.
`,
  meta: {
    title: 'Automate the exceptions last',
    description:
      'The first two thirds of cases pay for an automation, the last tenth rarely does. How to sort, where exceptions go, and when to stop.',
  },
};
