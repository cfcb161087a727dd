import { company } from '../company';
import type { ArticleInput } from './schema';

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
        'Orders waiting during and after an outage of one day, without and with a plan for working by hand. Illustrative.',
      alt: 'Two lines over 40 working hours. Without a plan the number of waiting orders rises to 320 at hour 8 and falls by 80 every 8 hours, to 0 at hour 40. With a plan it rises to 40 in the first hour and to 180 at hour 8, and falls to 100 at hour 16, 20 at hour 24 and 0 at hour 26.',
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
Take an illustrative Tuesday in November. A password expires. It belongs to a service account that nobody has logged in with for a year, and it lets an order flow at a furniture retailer read its mailbox. At 7:10 the flow stops. It says so, in a log. Orders come in from nine. At 14:30 a customer calls about hers, and the dispatcher notices that none has been booked all day.

Nothing in this story is a matter of AI. That is why it belongs at the start: the clever part of an automated process rarely fails. Passwords do, and disks, and formats, and the colleague who renamed a folder.

## Silence is the usual failure

A process that crashes loudly gets repaired. The expensive kind keeps running and does nothing, or does the wrong thing politely. So the first device to install counts what comes out, and complains when too little does.

For the retailer this is one sentence: "Between 9:00 and 17:00 on weekdays, if no order has been booked for 20 minutes, send a message to the dispatcher's phone." Twenty minutes, since in an ordinary year the longest natural gap was 12. It needs no intelligence and catches the password, the disk and the folder alike.

Put such a sentence at the end of every flow. Watch the output, because a warning at the input stays quiet when the middle breaks.

## Three people, by name

When the message arrives, three questions follow within five minutes, and each has an owner.

| Question | Who answers | With what |
|---|---|---|
| Do we go on by hand? | The owner of the process | A limit agreed beforehand |
| Who repairs it? | The technician on duty | Access that works at night |
| Who tells customers? | The front desk | Two prepared sentences |

The limit in the first row saves an hour of discussion. "After 60 minutes of standstill, or at 40 waiting orders, we switch to hand, and nobody needs to ask." Technicians are optimists about repairs, as everyone is about their own work, and the switch must not wait for their next estimate.

## By hand, with what?

Here most plans are empty. The person who used to type orders left two years ago, the form is gone, and the system that takes the data has lost its input screen in an upgrade. Keep four things alive:

1. an input path that does not run through the automation
2. a sheet of one page that says which fields are needed and where they stand
3. two people who have done it within the last quarter
4. a way to mark hand-made records, so that they are not made again when the flow wakes

The fourth is forgotten even by careful teams. At 16:00 the password is renewed, the flow finds 280 unread mails and offers all of them for release, including the 30 that two people have typed since half past two. Nobody at the desk can tell which those are. Give each incoming case a number at the door and let the booking refuse a number it already has.

## Arithmetic of an outage

:::example[One day without the flow, illustrative]
Orders come in at 40 an hour for 8 hours: 320 a day. A dispatcher releases each one and the desk manages 50 an hour, so after the repair it gains 10 an hour on what is waiting.

Without a plan: 320 orders wait in the evening. At 10 an hour that is 32 hours, four working days, until nothing waits.

With a plan: one hour passes before the switch, and 40 orders wait. Then two people type 10 an hour each, 20 together, so the pile still grows by 20 an hour for seven hours, to 180. At 10 an hour it is gone after 18 hours, a little over two working days.
:::

::figure{#backlog}

The chart makes a point that surprises people. An outage of one day is over in the evening for the technician and four days later for the customer. The recovery depends on spare capacity, which is why a desk that runs at its limit is fragile even when the software never fails.

## Restart in small pieces

Do not press "run all." Release ten cases, look at them, release fifty. The outage may have had a cause that also damages data, and it is easier to recall ten wrong orders than 280. Older cases first, unless something is perishable. Tell customers before the wave of confirmations reaches them that it is coming.

Afterwards, within the same week, write five lines: what stopped, who noticed and after how long, what was done by hand, what was booked twice or not at all, what changes. Blame has no line. If nobody can say how long it took until someone noticed, that is the change.

## Rehearse on a quiet morning

Turn the flow off on purpose, for one hour, on a Wednesday in February. Announce it to the front desk and to nobody else. Then watch: does the message come, does anyone know where the sheet is, do the two people still have their logins?

The first rehearsal will be embarrassing. That's its value, and it costs forty orders that are at most an hour late. Rehearse twice a year and after every change of staff. [Human checks](/blog/where-to-put-the-human-check) profit too, since people who have done a task by hand recently see more when they check it.

## Plans that fail on the day

Alarms go to a mailbox that only the flow reads. The supplier's support hours end at five, a fact that was on page four. The plan sits in the system that is down. Or the second person is always the same second person, who is in Portugal this week.

And there is a subtler one. The process is so reliable that nobody remembers how the work is done, and the firm discovers that it has automated its only description of the task. Keep the page.

## Your plan on one page

- [ ] Output is counted; too little for too long sends a message to a phone.
- [ ] The limit for switching to hand is a number.
- [ ] Three names, three deputies.
- [ ] Input by hand works and was used this quarter.
- [ ] Every case has a number that cannot be booked twice.
- [ ] Date of the next rehearsal.

A [workflow automation](/services/workflow-automation) project should end with this page filled in, whoever builds it; ask for it before you pay the last invoice. If a running flow has none, write the page first and look at [optimization](/services/ai-optimization) if it shows a hole. Our [manufacturing](/industries/manufacturing) page shows the same thought applied to machines. Today, find out when the longest natural gap in your output was. That number is your first alarm.
`,
  meta: {
    title: 'Plan for the day the automation stops',
    description:
      'Who notices an outage, who decides to work by hand, how to restart without booking twice, and why recovery takes longer than repair.',
  },
};
