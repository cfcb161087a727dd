import { company } from '../company';
import type { ArticleInput } from './schema';

export const firstMonthWithAnAssistant: ArticleInput = {
  id: 'first-month-with-an-ai-assistant',
  title: 'The first month with an AI assistant',
  excerpt: 'Four weeks, one habit each, and a note on Friday that shows whether it is worth a second month.',
  category: 'Training',
  author: `${company.name} training team`,
  publishDate: '2025-01-09',
  services: ['ai-training'],
  figures: {
    month: {
      kind: 'steps',
      caption: 'One habit a week. The rings mark the two weeks in which you judge instead of produce.',
      alt: 'Four steps in a row: week one summarize, week two draft, week three check, week four decide. The third and the fourth step are yours alone.',
      steps: [
        { label: 'Week one', note: 'Summarize what you know' },
        { label: 'Week two', note: 'Draft what you send' },
        { label: 'Week three', note: 'Check against sources', person: true },
        { label: 'Week four', note: 'Keep, change or stop', person: true },
      ],
    },
  },
  body: `
A project coordinator in an architecture office was given a license on a Monday, along with a link to forty tips. By Wednesday she had asked for a poem and a vacation plan. By the second Monday she had gone back to writing minutes as before. There was nothing wrong with the tool or with her. She had been handed an instrument and no piece to play.

Learning an assistant takes about a month of ordinary work, at ten to fifteen minutes a day, if each week has one habit. More habits at once and none of them survives the first busy Thursday.

::figure{#month}

## Week one: summarize what you already know

Begin with texts you have read yourself: minutes of a meeting you attended, a long thread you were part of. Ask for a summary in five lines, then compare. Because you know the material, you notice what is missing, what is overstated, and which tone it falls into.

This week produces nothing useful, and that is deliberate. You are calibrating. After ten summaries most people can say in one sentence where the tool is weak. The coordinator's was: "It makes decisions sound firmer than they were." She could have read that somewhere. Having seen it in her own minutes, she remembered it.

Two rules from the first day on. Only give it what your office permits; if there is no [one-page policy](/blog/one-page-ai-policy), ask before you paste. And never ask for facts you cannot check this week.

## Week two: draft what you would send anyway

Now let it write first versions of mails, agendas and short reports. The habit is to give four things every time, in any order:

1. who reads it and what they already know
2. what they should do after reading
3. the facts, as a list
4. length and tone, best shown by an example you wrote yourself

The fourth is what most people leave out. One of your own mails from last month does more than a paragraph of adjectives.

Then edit. If the editing takes longer than writing would have, stop drafting that kind of text and note it. Letters of condolence, criticism of a colleague's work and prices are on nearly everyone's list.

## Week three: check like a stranger

By now the drafts are good, which makes this the risky week. Fluent text invites a nod. The habit is to take one output a day and check it as if a competitor had written it: each figure to its source, each name, each date, each "as agreed."

:::example[The coordinator's third week]
She checked five drafts, one each day, and found the following, in an illustrative count:

- 31 statements that could be true or false
- 27 correct
- 3 correct but more certain than the source
- 1 wrong: a deadline moved from the 14th to the 4th

One in 31 sounds harmless. She sends about 40 such statements a day, so unchecked it would be a wrong one more than once a day. She now checks dates and amounts in everything, and the rest in what leaves the office.
:::

Her last sentence is the result of the month. It says what she checks, and it comes from her own count.

## Week four: keep, change or stop

List every task on which you used the assistant. For each, write the minutes before and after, including checking. Guessing is allowed; pretending isn't.

| Task | Before | After, with checking | Decision |
|---|---|---|---|
| Minutes of site meetings | 50 min | 20 min | Keep |
| Weekly mail to the client | 25 min | 15 min | Keep |
| Answers to bidders' questions | 30 min | 35 min | Stop |
| Summaries of standards | 40 min | 25 min | Change: with page numbers only |

The numbers are one person's and illustrative. At four site meetings and one client mail a week, the two tasks she keeps give back 4 × 30 + 10 = 130 minutes. Practice took 75 minutes a week and ends with the month. That justifies her license, and no promise that a whole office will save two hours each. Her neighbor, who draws, may save nothing.

## The Friday note

Every Friday, write three lines and send them to one colleague who does the same:

- [ ] One thing it did well this week, with the request that led to it.
- [ ] One thing it got wrong, and how I noticed.
- [ ] One task I will try or drop next week.

The colleague is the trick. People who compare notes keep going, and the good requests travel from desk to desk on their own. After a month you have eight or ten that are worth keeping; put them where the team can find them, [with an owner and a test](/blog/prompts-are-a-team-document).

## Four ways to waste the month

Someone tries everything on day one and concludes that it does everything badly. Someone else only uses it under pressure, on the evening before a deadline, which is the worst moment to learn an instrument. A manager asks on day five what it has brought. And many stay in week two forever: drafting, sending, never counting. That is the comfortable failure, and the one that ends in an apology to a client.

Skeptics do well in this plan, incidentally. They tend to be thorough in week three. [Train them first](/blog/train-the-skeptics-first).

## For whoever hands out the licenses

Give them to pairs who do similar work, not to departments. Block fifteen minutes in both calendars, every day, for four weeks. Ask for the table at the end and for nothing before. If half of the pairs keep two tasks or more, extend; otherwise find out whether the tasks or the teaching were wrong.

Our [training](/services/ai-training) starts from files that participants bring, and [individuals](/solutions/individuals) can follow the plan alone with a friend on Fridays. Pick the meeting whose minutes you know best, and ask for five lines.
`,
  meta: {
    title: 'The first month with an AI assistant',
    description:
      'A plan for four weeks with an AI assistant: one habit each, a daily check in week three, and a table that decides on a second month.',
  },
};
