import { company } from '../company/company';
import type { ArticleInput } from '../schemas/articles';

export const whenTheAutomationStops: ArticleInput = {
  id: 'when-the-automation-stops',
  title: 'Plan for the day the automation stops',
  excerpt: 'Who notices, who decides, and how the work goes on by hand until it runs again.',
  category: 'Automation',
  author: `${company.name} engineering team`,
  publishDate: '2025-01-23',
  services: ['workflow-automation', 'ai-optimization'],
  figures: {
    backlog: {
      kind: 'curve',
      caption:
        'Orders waiting during and after a one-day outage, with and without a plan for working by hand. Example figures.',
      alt: 'Orders waiting: without a plan they reach 320 at hour 8 and zero at hour 40. With a plan they reach 180 and are zero at hour 26.',
      xLabel: 'Working hours, eight to a day',
      yLabel: 'Orders waiting',
      straight: true,
      xStep: 8,
      marks: [
        [8, 320],
        [8, 180],
      ],
      series: [
        {
          label: 'Without a plan',
          tone: 'before',
          points: [
            [0, 0],
            [8, 320],
            [40, 0],
          ],
        },
        {
          label: 'With a plan',
          tone: 'lane',
          points: [
            [0, 0],
            [1, 40],
            [8, 180],
            [26, 0],
          ],
        },
      ],
    },
  },
  body: `
Imagine a Tuesday in November. A password expires. It belongs to a service account no one has logged in to for a year, and it lets the order workflow of a furniture retailer read its mailbox. At 7:10 the workflow stops. It says so, in a log. Orders start coming in at nine. At 2:30 a customer calls about hers, and the dispatcher notices that none has been booked all day.

AI plays no part in this story, and that's the point: the clever part of an automated process is seldom what fails. Passwords fail, and disks, and formats, and someone renames a folder.

## Silence is the usual failure

A process that crashes loudly gets fixed. The expensive kind keeps running and does nothing, or politely does the wrong thing. So the first thing to install is something that counts what comes out and complains when it's too little.

For the retailer that is one sentence: "Between 9 a.m. and 5 p.m. on weekdays, if no order has been booked for 20 minutes, send a message to the dispatcher's phone." Twenty, because in an ordinary year the longest natural gap was 12.

Rob Ewaschuk of Google came to the same conclusion on a larger scale: "it's better to spend much more effort on catching symptoms than causes." A missing order is the symptom. There are a hundred possible causes, and you'll never have an alarm for each. Watch the output.

## Three people, by name

When the message arrives, three questions need an answer within five minutes, and each has an owner.

| Question | Who answers | With what |
|---|---|---|
| Do we switch to working by hand? | The owner of the process | A limit set beforehand |
| Who fixes it? | The technician on duty | Access that works at night |
| Who tells customers? | The front desk | Two prepared sentences |

NIST's framework for AI risk asks for the first row in so many words: responsibilities "assigned and understood" for disengaging a system that isn't doing its job. The limit saves you an hour of discussion. "After 60 minutes down, or at 40 waiting orders, we switch to manual, and no one has to ask."

## By hand, with what?

Here most plans are blank. The clerk who used to type orders left two years ago, the form is gone, and the system lost its input screen in an upgrade. Keep four things alive:

1. a way to enter orders that doesn't run through the automation
2. one page that says which fields are needed and where to find them
3. two people who have done it within the last quarter
4. a mark on records entered by hand, so they aren't made again when the workflow wakes

Even careful teams forget the fourth. At 4 p.m. the password is renewed, and the workflow finds 280 unread emails and offers all of them for release, including the 30 that two people have typed since 2:30. No one at the desk can tell which. Give each incoming case a number on arrival, and let the order system refuse a number it already has.

## The arithmetic of an outage

:::example[Worked example: one day without the workflow]
Orders come in at 40 an hour for 8 hours: 320 a day. A dispatcher releases each one and the desk can handle 50 an hour, so after the repair it gains 10 an hour on the backlog.

Without a plan: 320 orders wait in the evening. At 10 an hour that is 32 hours, four working days, to clear the backlog.

With a plan: one hour passes before the switch, and 40 orders wait. Then two people type 10 an hour each, 20 together, so the backlog still grows by 20 an hour for seven hours, to 180. At 10 an hour it's gone after 18 hours, a little over two working days.
:::

::figure{#backlog}

This surprises people. For the technician, a one-day outage is over by evening. For the customer it lasts four more days. Recovery depends on spare capacity, so a desk that runs at its limit is fragile even when the software never fails.

## Restart in small pieces

Don't press "run all." Release ten cases, check them, release fifty. The outage may have a cause that also damages data, and ten wrong orders are easier to recall than 280. Take older cases first, unless something is perishable. Warn customers before a wave of confirmations reaches them.

Within the week, write five lines: what stopped, who noticed and after how long, what was done by hand, what was booked twice or not at all, what changes. If no one can say how long it took to notice, fix that first.

## Rehearse on a quiet morning

Turn the workflow off on purpose, for one hour, on a Wednesday in February. Tell the front desk and no one else. Then watch: does the message come, does anyone know where the page is, do the two people still have their logins?

The first rehearsal will be embarrassing. That is what it's for, and it costs forty orders that are at most an hour late. Rehearse twice a year and after every staff change. Lisanne Bainbridge made the case in 1983, writing about control rooms: the most successful automated systems, "with rare need for manual intervention," may need "the greatest investment in human operator training." Your [human checks](/blog/where-to-put-the-human-check) get better too, because people who have done a task by hand recently see more when they check it.

## Plans that fail when you need them

The alarm goes to a mailbox that only the workflow reads. The vendor's support closes at five, a fact that was on page four. The plan is stored in the system that is down. Or the second person is always the same second person, who is in Portugal this week.

One failure is slower. The process gets so reliable that everyone forgets how the work is done, and the firm finds it has automated its only description of the task.

## Your plan on one page

- [ ] Output is counted; too little for too long sends a message to a phone.
- [ ] The limit for switching to manual is a number.
- [ ] Three names, three deputies.
- [ ] Manual entry works and was used this quarter.
- [ ] Every case has a number that can't be booked twice.
- [ ] Date of the next rehearsal.

A [workflow automation](/services/workflow-automation) project should end with this page filled in, whoever builds it; ask for it before you pay the last invoice. Today, find the longest natural gap in your output. Set your first alarm somewhat above that number.
`,
  sources: [
    {
      author: 'Rob Ewaschuk, in Beyer, Jones, Petoff and Murphy (eds.)',
      title: 'Monitoring Distributed Systems, chapter 6 of Site Reliability Engineering',
      publisher: 'O’Reilly and Google',
      year: 2016,
      url: 'https://sre.google/sre-book/monitoring-distributed-systems/',
    },
    {
      author: 'Lisanne Bainbridge',
      title: 'Ironies of Automation',
      publisher: 'Automatica 19(6)',
      year: 1983,
      url: 'https://doi.org/10.1016/0005-1098(83)90046-8',
    },
    {
      author: 'National Institute of Standards and Technology (NIST)',
      title: 'Artificial Intelligence Risk Management Framework (AI RMF 1.0)',
      publisher: 'NIST AI 100-1',
      year: 2023,
      url: 'https://doi.org/10.6028/NIST.AI.100-1',
    },
  ],
  meta: {
    title: 'Plan for the day the automation stops',
    description:
      'Who notices an outage, who decides to work by hand, how to restart without booking twice, and why recovery takes longer than repair.',
  },
};
