import { company } from '../company/company';
import type { ArticleInput } from '../schemas/articles';

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
      caption: 'The month, week by week. Rings mark the owner’s decisions. Example plan.',
      alt: 'Five stages: time ten cases by hand, the owner tries, two people try, all cases run, keep or cancel. The owner decides after week 1 and in week 4.',
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
A landscaping firm with nine people doesn't need to compare AI tools. Its owner has read four comparisons, and each recommends something different. We'd have her take the assistant that comes with the office software she already uses, on a monthly contract, and spend her time on choosing the task. The task decides whether this works. At her size the tool hardly matters, as long as she can leave it.

Vendors will disagree, and in one respect they're right: a few trades have specialized software that does one job much better.

## Choose the task

A tool needs a task, not yet a process. (For a process, [score four questions](/resources/videos/choose-the-first-process).) A good first task passes three tests. It comes up at least five times a week. You can see within a minute whether the result is right. And if a wrong one slips through, no one gets hurt and a phone call fixes it.

| Task at the landscaping firm | Often enough? | Seen in a minute? | Forgiving? |
|---|---|---|---|
| Voice notes from a site visit become a job sheet | Yes, 14 a week | Yes, she was there | Yes |
| Replies to "can you come sooner?" | Yes | Yes | Mostly |
| Plant lists for a shaded garden | No, 2 a week | Takes an expert | Plants die slowly |
| Payroll hours from the crew's messages | Yes | No, needs the calendar | No |
| The yearly insurance form | No | No | No |

The first line wins. Payroll loses, although it gives the owner more headaches than anything else on the list. Learn on something that can't hurt the crew.

Writing from notes is also where the evidence is best. In an experiment by Noy and Zhang with 453 college-educated professionals, those who used ChatGPT for short writing tasks took 40 percent less time, and independent graders rated their work 18 percent higher.

Short of candidates? Look at [five workflows for small business](/blog/ai-automation-workflows-for-small-business) and cross out those that don't occur in your week.

## Choose the tool in an hour

Look for reasons to reject. The first tool without one is the one you take.

- [ ] You can cancel it monthly, in the account settings, yourself
- [ ] The terms say your inputs aren't used to train models
- [ ] It works where the task happens, in this case on a phone in a garden
- [ ] You can copy the result out as plain text
- [ ] Three people can use it without sharing one password
- [ ] The price for three people is on the website

The second line takes most of the hour, because the answer often differs between plans. OpenAI's help page, for example, says that content from its business plans isn't used to train its models; on a personal plan it may be, unless you opt out. Find that sentence for the plan you would buy. If you can't, treat it as a no. Whatever the terms allow, what your own people may put in belongs on [one page](/blog/one-page-ai-policy) next to the coffee machine.

Avoid yearly plans. A discount of a fifth is lost if you leave before the tenth month.

## Try it for a month

::figure{#month}

Start with a timer. Do ten job sheets the usual way and note the minutes, because in four weeks you won't remember. Ten is enough to see whether time falls by a third. For a decision about real money, take thirty.

In the first week the owner works alone, with recordings of visits that are already finished, and compares each result with the sheet she wrote. Five recordings are enough. Typical finds: the tool invents a quantity when the speaker said "a few," and it turns "not before the 15th" into an appointment on the 15th.

Each find becomes one sentence in the request, such as "if no number was said, write: ask." After the fifth recording she decides whether to go on. If she has corrected more words than she would have typed, the task was wrong for this tool.

Then a foreman joins, with new visits, and every sheet is read before the crew sees it. In week three all visits go this way. Larger teams need [a plan of their own](/blog/first-month-with-an-ai-assistant).

:::example[Worked example: is it worth $75 a month?]
Fourteen job sheets a week at 20 minutes each are 280 minutes. With the tool a sheet takes 8 minutes of correcting: 112 minutes. The firm gains 168 minutes, or 2.8 hours a week. At $50 an hour that is $140.

Three seats cost $25 each, $75 a month. The owner spends 6 hours on choosing and trying, which is $300.

Month one: suppose half the gain is reached, $70 a week for four weeks, or $280. Less $75 and $300 leaves a loss of $95.

Month two: four weeks at $140 is $560, less $75. The firm is $485 ahead, and $390 over both months.
:::

Those 2.8 hours turn into money only if something fills them. Decide beforehand: one more site visit a week, or going home at five on Thursdays.

## Keep it or cancel it

In week four, keep the tool if the minutes per sheet have fallen by at least a third, the crew hasn't been sent to the wrong job more often than before, and someone besides the owner uses it without a reminder. Otherwise cancel, that day, and write down why.

## What to leave alone for now

A chatbot on the website looks like an obvious start. It speaks to customers unsupervised, about prices, in your name, so it fails the second and third tests at once. Ours does less: it says what this site says, or takes you to the contact form. Anything custom-built can wait until you can say in two sentences what the bought tool doesn't do. A strategy consultant can wait as well, and we give advice for a living.

## What ruins the month

The tool spreads too early. A foreman uses it for a written warning to a crew member, with the name in it. Say at the start which task you're trying, and that other ideas go on a list until week four.

The owner stays the only user. Then the tool has added a job to the busiest desk in the firm. Hand the task over in week two, even if the foreman does it less well.

Or you skip the timer, and in week four there are two opinions and no number.

## Five things you typed this week

Tonight, write down five things you or your people type every week, and put each through the three tests. If one passes, time the next ten and start the month. If two of them belong together, you have a [first shared process](/solutions/small-business).
`,
  sources: [
    {
      author: 'OpenAI',
      title: 'How your data is used to improve model performance',
      publisher: 'OpenAI Help Center',
      year: 2024,
      url: 'https://help.openai.com/en/articles/5722486-how-your-data-is-used-to-improve-model-performance',
    },
    {
      author: 'Shakked Noy and Whitney Zhang',
      title: 'Experimental evidence on the productivity effects of generative artificial intelligence',
      publisher: 'Science 381',
      year: 2023,
      url: 'https://doi.org/10.1126/science.adh2586',
    },
  ],
  meta: {
    title: 'A small business guide to a first AI tool',
    description:
      'How a firm of nine picks a task, chooses a tool in an hour, tries it for a month, and decides by numbers whether to keep or cancel it.',
  },
};
