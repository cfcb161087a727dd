import { company } from '../company/company';
import type { ArticleInput } from '../schemas/articles';

export const automationWorkflowsForSmallBusiness: ArticleInput = {
  id: 'ai-automation-workflows-for-small-business',
  title: '5 AI automation workflows for small business',
  excerpt:
    'Five workflows worth automating first, how long each takes to set up, and the check each one needs.',
  category: 'Automation',
  author: `${company.name} automation team`,
  publishDate: '2025-05-02',
  services: ['workflow-automation', 'ai-onboarding'],
  figures: {
    hours: {
      kind: 'bars',
      caption: 'Hours a week in an office of eight, by hand and automated. Example figures.',
      alt: 'Pairs of bars for five workflows. Inbox 6 hours by hand and 2 automated, invoices 5 and 2, quotes 7 and 4, appointments 4 and 1, payment reminders 3 and 1.',
      unit: 'hours a week',
      items: [
        { label: 'Shared inbox', before: 6, value: 2 },
        { label: 'Supplier invoices', before: 5, value: 2 },
        { label: 'Quotes', before: 7, value: 4 },
        { label: 'Appointments', before: 4, value: 1 },
        { label: 'Payment reminders', before: 3, value: 1 },
      ],
    },
  },
  body: `
A heating contractor with eight people in the office has no automation department. It has an office manager, and she has a list. Invoices, reminders, quotes, a shared inbox nobody admits to owning: all of it looks like a job for software. Most of it isn't, or not yet.

Three questions sort this short list; a longer one deserves [a score](/resources/videos/choose-the-first-process). Does the same thing arrive nearly every day? Is it copied by hand from one place to another? Would a mistake show up before it costs much? The five workflows below usually pass all three.

::figure{#hours}

## 1. Sort the shared inbox

Orders, complaints, applications and newsletters land in one mailbox, and whoever is quickest reads all of it. Let software go first: label each message, file the obvious ones, and write a two-line summary of the rest.

**Setup:** about two weeks, most of it spent agreeing on the labels. **Check:** twice a day the office manager empties the "not sure" folder, and every Friday pulls ten filed messages to see whether they went to the right place.

Don't let it answer yet. A month of correct sorting is the evidence you need before a reply goes out unread.

## 2. Read supplier invoices

The invoice arrives as a PDF. The bookkeeper types the supplier, date, net amount, tax and order number into the books. Software reads those five fields well, and matching them to the order is arithmetic.

**Setup:** two to three weeks. **Check:** a person releases every invoice over a limit you set, every new supplier, and every changed bank account. Make no exceptions for the last one. "Please note our new bank details" is how payment fraud usually reads: the FBI counted 21,442 complaints of business email compromise in 2024, with losses of $2.77 billion. Call the supplier at the number you already have.

## 3. Draft quotes from the request

Quoting takes the most hours of the five and gives back the smallest share, because half of it is judgment. What you can hand off is the assembly: find the customer, find the last three similar jobs, fill in the template, leave the price blank.

**Setup:** four weeks, since the old quotes have to be found and put in one place. **Check:** whoever quotes enters the price and signs.

## 4. Book and move appointments

A customer asks for Tuesday, you offer Wednesday, she agrees, and the office updates the calendar and forgets to tell the installer. Let software offer times from the real calendar, book on a clear yes, and send the reminder.

**Setup:** one to two weeks if your calendar already knows travel times. **Check:** anything short of a plain yes goes to the office, and so does the second change to the same appointment.

## 5. Send payment reminders

Every morning the bookkeeper compares the open invoices with the bank statement and writes to whoever is late. Software can do the comparing and draft a reminder in your tone, firmer at 30 days than at 10.

**Setup:** one week if bank statements and books can already be exported. **Check:** a person approves each batch, and anyone with an open complaint is taken off the list. A reminder to a customer you owe an apology costs more than the invoice.

## What fifteen hours a week is worth

Start with what an hour costs you. According to the Bureau of Labor Statistics, the median bookkeeping clerk in the United States earned $22.81 an hour in May 2023. Wages are only about 70 percent of what a private employer pays for an hour of work; benefits are the rest. That makes roughly $33, before the desk and the software.

:::example[Worked example: the five workflows in one year]
Before: 6 + 5 + 7 + 4 + 3 = 25 hours a week. After: 2 + 2 + 4 + 1 + 1 = 10 hours. The difference is 15 hours a week.

Over 48 working weeks that is 720 hours. At $32 an hour, just under the $33 above, it comes to $23,040 a year, if every hour goes to other work. If two thirds of them do, count $15,360. Neither figure subtracts the tools and their setup.
:::

Use the lower figure. Fifteen minutes saved four times a day tend to come back as four longer breaks. You see the money when a whole task leaves the week: an evening without overtime, a vacancy you don't fill, one more job quoted. So finish one workflow before you begin the next. The [ROI calculator](/resources/ai-roi-calculator) asks for adoption, the share of the work that really moves, and shows how much the answer depends on it.

## Three ways this fails in a small office

- One rule in one mailbox runs everything, and whoever wrote it is on vacation. Write the rule down where everyone can read it.
- Two workflows write to the same field. Give each field one owner.
- The tool was bought before anyone timed the task, so you can't tell whether it helped. [Measure first](/blog/what-to-measure-before-you-start), even with a kitchen timer.

## Which one to start with

- [ ] It arrives at least twenty times a week.
- [ ] One person can explain it in ten minutes, exceptions included.
- [ ] A wrong result is noticed within a day and undone within an hour.
- [ ] The data it needs is already in a system, not in someone's head.
- [ ] Someone would be glad to lose it.

Four yeses are enough to begin. With fewer, try another line on your list. The setup times above end with the first plain cases; a [project](/services/workflow-automation) that covers the exceptions takes longer.

This week, spend an hour next to whoever handles the inbox and make a mark for every message, by kind.
`,
  sources: [
    {
      author: 'U.S. Bureau of Labor Statistics',
      title: 'Bookkeeping, Accounting, and Auditing Clerks',
      publisher: 'Occupational Employment and Wages, May 2023',
      year: 2023,
      url: 'https://www.bls.gov/oes/2023/May/oes433031.htm',
    },
    {
      author: 'U.S. Bureau of Labor Statistics',
      title: 'Employer Costs for Employee Compensation, December 2024',
      publisher: 'News release USDL-25-0335',
      year: 2025,
      url: 'https://www.bls.gov/news.release/ecec.nr0.htm',
    },
    {
      author: 'FBI Internet Crime Complaint Center',
      title: '2024 Internet Crime Report',
      year: 2025,
      url: 'https://www.ic3.gov/AnnualReport/Reports/2024_IC3Report.pdf',
    },
  ],
  meta: {
    title: '5 AI automation workflows for small business',
    description:
      'Five workflows worth automating first in a small business, with setup time, the check each needs, and what fifteen hours a week is worth.',
  },
};
