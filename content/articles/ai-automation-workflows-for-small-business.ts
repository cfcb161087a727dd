import { company } from '../company';
import type { ArticleInput } from './schema';

export const automationWorkflowsForSmallBusiness: ArticleInput = {
  id: 'ai-automation-workflows-for-small-business',
  title: '5 AI automation workflows for small business',
  excerpt: 'Five processes worth straightening first, each with the time it takes and the check it needs.',
  category: 'Automation',
  author: `${company.name} automation team`,
  publishDate: '2025-05-02',
  services: ['workflow-automation', 'ai-onboarding'],
  figures: {
    hours: {
      kind: 'bars',
      caption:
        'Hours a week in an office of eight, before and after each flow is straightened. Illustrative.',
      alt: 'Pairs of bars for five flows. Inbox 6 hours before and 2 after, invoices 5 and 2, quotes 7 and 4, appointments 4 and 1, monthly report 3 and 1.',
      unit: 'hours a week',
      items: [
        { label: 'Shared inbox', before: 6, value: 2 },
        { label: 'Supplier invoices', before: 5, value: 2 },
        { label: 'Quotes', before: 7, value: 4 },
        { label: 'Appointments', before: 4, value: 1 },
        { label: 'Monthly report', before: 3, value: 1 },
      ],
    },
  },
  body: `
A firm of eight people has no automation department. It has an office manager with a long list, and every item on that list looks like a candidate. Most are not. The five below come up again and again because they share three properties: the same thing arrives every day, someone types it from one place into another, and a mistake is noticed before it costs much.

Take them in this order unless your own numbers say otherwise. The hours and the weeks of setup are illustrative, for an office where each flow is already familiar to one person.

::figure{#hours}

## 1. Sort the shared inbox

Orders, complaints, applications and newsletters land in one mailbox, and whoever is quickest reads all of them. Let software read first. It puts a label on each mail, files the obvious ones and writes a two-line summary on the rest.

**Time to set up:** about two weeks, most of it spent agreeing on the labels. **Check:** a person looks through the folder called "not sure" twice a day and moves ten filed mails back out each Friday to see whether they were filed correctly.

Do not let it answer yet. An inbox that is sorted correctly for a month is the evidence you need before any reply leaves without a reader.

## 2. Read supplier invoices

The invoice arrives as a PDF. Someone types supplier, date, net, tax and order number into the books. Reading those five fields is now routine, and comparing them with the order is arithmetic.

**Time to set up:** two to three weeks. **Check:** every invoice above a limit you choose, every new supplier, and every changed bank account is released by a person, without exception. The last of those three is the one that fraud depends on.

## 3. Draft quotes from the request

Quoting takes the most hours of the five and gives back the smallest share of them, because half the work is judgment. What can go is the assembly: find the customer, find the last three similar jobs, fill the template, leave the price empty.

**Time to set up:** four weeks, since past quotes have to be found and put in one place. **Check:** the person who quotes writes the price and signs. A draft with a blank in it cannot be sent by accident.

## 4. Fix and move appointments

A customer asks for Tuesday, you offer Wednesday, they agree, someone copies it to the calendar and forgets to tell the fitter. Let the software propose from the real calendar, book on a clear yes and send the reminder.

**Time to set up:** one to two weeks if your calendar already knows travel times. **Check:** anything that is not a plain yes goes to a person, and so does every second change to the same appointment. People who move a date twice usually want to talk.

## 5. Write the monthly report

Three systems, one spreadsheet, a paragraph that begins with "overall." The numbers can be fetched and the first version of the paragraph written from them.

**Time to set up:** one week per system. **Check:** the person who answers for the report compares four numbers with their source and rewrites the paragraph. If nobody would notice a wrong number, stop writing the report and save all three hours.

## What it is worth

:::example[The five flows in one year, illustrative]
Before: 6 + 5 + 7 + 4 + 3 = 25 hours a week. After: 2 + 2 + 4 + 1 + 1 = 10 hours. The difference is 15 hours a week.

Over 46 working weeks that is 690 hours. At $35 an hour in wages and charges it comes to $24,150 a year, provided that the hours really go to other work. If only two thirds of them do, count $16,100. Neither sum has the tools and their setup taken off.
:::

Those two thirds are where most sums go wrong. Fifteen minutes saved four times a day come back as four pauses. Savings become real when a whole task leaves someone's week, so straighten one flow until it is gone from the list before you begin the next. The [ROI calculator](/resources/ai-roi-calculator) asks for the share that really moves, and shows how strongly the answer depends on it.

## How these five fail

Three failures are common in offices of this size.

- The flow depends on one mailbox rule that one person made, and that person is on vacation. Write the rule down where everyone can read it.
- Two flows write to the same field. Give each field one owner.
- The tool was bought before anyone timed the task, so nobody can say whether it helped. [Measure first](/blog/what-to-measure-before-you-start), even with a kitchen timer.

## Which one first

- [ ] It arrives at least twenty times a week.
- [ ] One person can explain it in ten minutes, exceptions included.
- [ ] A wrong result is noticed within a day and undone within an hour.
- [ ] The data it needs is already in a system, not in somebody's head.
- [ ] Somebody would be glad to lose it.

Four ticks are enough to begin. With fewer, another flow on your list is the better start. If two candidates tie, take the one whose owner complains less about the idea. Our [page for small businesses](/solutions/small-business) describes how we begin, [workflow automation](/services/workflow-automation) shows what a project contains, and the [pricing calculator](/tools/pricing-calculator) puts a number on it in six questions.

This week, sit beside the person who handles the inbox for one hour and make a mark for every mail, by kind. Sixty minutes of marks will tell you more than any list of five, including this one.
`,
  meta: {
    title: '5 AI automation workflows for small business',
    description:
      'Five processes worth straightening first in a small business, each with the time it takes and the check it needs.',
  },
};
