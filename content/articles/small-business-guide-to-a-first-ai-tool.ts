import { company } from '../company';
import type { ArticleInput } from './schema';

export const smallBusinessGuideToAFirstAiTool: ArticleInput = {
  id: 'small-business-guide-to-a-first-ai-tool',
  title: 'A small business guide to a first AI tool',
  excerpt: 'One task, one month, one tool you can cancel. What to try it on, and when to keep it.',
  category: 'Guide',
  author: `${company.name} strategy team`,
  publishDate: '2025-01-30',
  services: ['ai-onboarding', 'ai-training'],
  figures: {
    month: {
      kind: 'steps',
      caption: 'The month, week by week. Rings are the points at which the owner decides.',
      alt: 'Five stages: week 0 time ten cases by hand, week 1 the owner alone tries old cases, week 2 two people do new cases with every result read, week 3 all cases go through, week 4 keep or cancel. The owner decides after week 1 and in week 4.',
      steps: [
        { label: 'Time it', note: 'Ten cases by hand' },
        { label: 'Week 1', note: 'Owner alone, old cases', person: true },
        { label: 'Week 2', note: 'Two people, new cases' },
        { label: 'Week 3', note: 'Every case' },
        { label: 'Week 4', note: 'Keep or cancel', person: true },
      ],
    },
  },
  body: `
A landscaping firm with nine people does not need to compare AI tools. Its owner has read four comparisons, and each recommends something different. She should take the assistant that comes with the office software she already uses, on a monthly contract, and choose the task with care. The task decides whether this works. The tool hardly matters at her size, as long as she can leave it.

People who sell tools will disagree, and in one respect they are right: for a few trades there is special software that does one job much better. After a month with a plain assistant you will recognize it, because you will know what the plain one could not do.

## Choose the task

A good first task passes three tests. It comes at least five times a week. You can see within a minute whether the result is right. And if a wrong one slips through, nobody is hurt and a phone call puts it in order.

| Task at the landscaping firm | Often enough? | Seen in a minute? | Forgiving? |
|---|---|---|---|
| Voice notes from a site visit become a job sheet | Yes, 14 a week | Yes, she was there | Yes |
| Replies to “can you come sooner?” | Yes | Yes | Mostly |
| Plant lists for a shaded garden | No, 2 a week | Takes an expert | Plants die slowly |
| Payroll hours from the crew’s messages | Yes | No, needs the calendar | No |
| The yearly insurance form | No | No | No |

The first line wins. Payroll lost, although it costs the owner more nerves than anything else on the list. Learn on something that cannot hurt the crew.

Short of candidates? Look at [five workflows for small business](/blog/ai-automation-workflows-for-small-business) and strike those that do not occur in your week.

## Choose the tool in an hour

Look for reasons to reject. The first tool without one is the one you take.

- [ ] It can be canceled monthly, in the account settings, by you
- [ ] The terms say that your inputs are not used to train models
- [ ] It works where the task happens, in this case on a phone in a garden
- [ ] You can copy the result out as plain text
- [ ] Three people can use it without sharing one password
- [ ] The price for three people is on the website

The second line takes most of the hour, since the answer often differs between the free plan and the paid one. If you cannot find the sentence, treat that as a no. What your people may put in, whatever the terms allow, belongs on [one page](/blog/one-page-ai-policy) beside the coffee machine.

Avoid yearly plans. A discount of a fifth is lost if you leave before the tenth month.

## Try it for a month

::figure{#month}

Begin with a clock. Do ten job sheets the usual way and note the minutes, because in four weeks nobody will remember.

In the first week the owner works alone, with recordings of visits that are already finished, and lays each result beside the sheet she wrote. Five recordings are enough. Typical finds: the tool invents a quantity when the speaker said “a few,” and it turns “not before the 15th” into an appointment on the 15th.

Each find becomes one sentence in the request, such as “if no number was said, write: ask.” After the fifth recording she decides whether it goes on. If she has corrected more words than she would have typed, the task was wrong for this tool.

Then a foreman joins, with new visits, and every sheet is read before the crew sees it. In week three all visits go this way. Larger teams need [a month of their own kind](/blog/first-month-with-an-ai-assistant).

:::example[Is it worth $75 a month? Illustrative numbers]
Fourteen job sheets a week at 20 minutes each are 280 minutes. With the tool a sheet takes 8 minutes of correcting: 112 minutes. The firm gains 168 minutes, or 2.8 hours a week. At $50 an hour that is $140.

Three seats cost $25 each, $75 a month. The owner spends 6 hours on choosing and trying, which is $300.

Month one: suppose half the gain is reached, $70 a week for four weeks, or $280. Less $75 and $300 leaves a loss of $95.

Month two: four weeks at $140 are $560, less $75. The firm is $485 ahead, and $390 over both months.
:::

Those 2.8 hours turn into money only if something fills them. Decide beforehand: one more site visit a week, or going home at five on Thursdays. Either is a return. Hours that simply dissolve are not.

## Keep it or cancel it

In week four, keep the tool if the minutes per sheet have fallen by at least a third, the crew has not been sent wrong more often than before, and someone besides the owner uses it without being reminded. Otherwise cancel, on that day, and write a line on the reason. “We might still need it” is a reason to sign up again later.

## What to leave alone for now

A chatbot on the website looks like an obvious start. It speaks to customers unsupervised, about prices, in your name, so it fails the second and third tests at once. Anything custom-built can wait until you are able to describe in two sentences what the bought tool does not do. A consultant for the strategy can wait as well, and we give advice for a living.

## How the month is spoiled

The tool spreads before the month is over. Somebody uses it for a warning letter to an apprentice, with the name in it. Say at the start which task is being tried, and that other ideas go on a list until week four.

The owner stays the only user. Then the tool has added a job to the fullest desk in the firm. Hand the first task over in week two, even if the foreman does it less well.

Or the clock is left out, and in week four there are two opinions and no number. The person who likes gadgets will win that argument, at $75 a month.

## Five things you typed this week

Tonight, write down five things that you or your people type every week. Put the three tests beside each. If one passes, time it on the next ten occasions and start the month. If none does, or if two of them hang together, the [service selector](/tools/service-selector) takes five questions to point somewhere, and the [page for small business](/solutions/small-business) shows what a first shared process looks like.
`,
  meta: {
    title: 'A small business guide to a first AI tool',
    description:
      'How a firm of nine picks a task, chooses a tool in an hour, tries it for a month and decides by numbers whether to keep or cancel it.',
  },
};
