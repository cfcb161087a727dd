import { company } from '../company/company';
import type { ArticleInput } from '../schemas/articles';

export const firstMonthWithAnAssistant: ArticleInput = {
  id: 'first-month-with-an-ai-assistant',
  title: 'The first month with an AI assistant',
  excerpt: 'Four weeks, one habit each, and a note every Friday that shows whether you want a second month.',
  category: 'Training',
  author: `${company.name} training team`,
  publishDate: '2025-01-09',
  services: ['ai-training'],
  figures: {
    month: {
      kind: 'steps',
      caption: 'One habit a week. Rings mark the two weeks in which you judge instead of produce.',
      alt: 'Four steps in a row: week one summarize, week two draft, week three check, week four decide. The third and fourth steps are yours alone.',
      steps: [
        { label: 'Week one', note: 'Summarize what you know' },
        { label: 'Week two', note: 'Draft what you send' },
        { label: 'Week three', note: 'Check against sources', person: true },
        { label: 'Week four', note: 'Keep, change or stop', person: true },
      ],
    },
  },
  body: `
A project coordinator at an architecture firm got a license on a Monday, along with a link to forty tips. By Wednesday she had asked for a poem and a vacation plan. A week later she was writing minutes the old way again. She had been handed an instrument and no piece to play.

Learning an assistant takes about a month of ordinary work, at ten to fifteen minutes a day, if each week has one habit.

::figure{#month}

## Week one: summarize what you already know

Start with texts you have read yourself: minutes of a meeting you attended, a long thread you were part of. Ask for a summary in five lines, then compare. Because you know the material, you'll notice what is missing, what is overstated, and what tone it falls into.

This week produces nothing useful, on purpose. You're calibrating. After ten summaries most people can say in one sentence where the tool is weak. The coordinator's was: "It makes decisions sound firmer than they were."

Two rules from day one. Give it only what your office permits; if there is no [one-page policy](/blog/one-page-ai-policy), ask before you paste. And this week, don't ask for facts you can't check.

## Week two: draft what you would send anyway

Now let it write first versions of emails, agendas and short reports. Give it four things every time, in any order:

1. who reads it and what they already know
2. what they should do after reading
3. the facts, as a list
4. length and tone, best shown by an example you wrote yourself

Most people leave out the fourth. One of your own emails from last month does more than a paragraph of adjectives.

Then edit. If editing takes longer than writing would have, stop drafting that kind of text and make a note. Letters of condolence, criticism of a colleague's work, and prices are on nearly everyone's list.

Drafting is where the time goes. In a controlled experiment by Noy and Zhang, 453 professionals wrote memos, press releases and the like; with ChatGPT they took 40 percent less time, and graders rated the results 18 percent better.

## Week three: check like a stranger

The drafts are good by now, so this is the risky week. Smooth text makes you nod. There is research on this too. Dell’Acqua and colleagues gave GPT-4 to consultants at a large firm. On most tasks they got faster and better. On one task chosen to be beyond the model, those who used it were 19 percentage points less likely to reach the right answer than those who didn't. Nothing on the screen told them which kind of task they had.

So take one output a day and check it as if a competitor had written it: each figure against its source, each name, each date, each "as agreed."

:::example[The coordinator's third week]
She checked five drafts, one each day. The count is an example:

- 31 statements that could be true or false
- 27 correct
- 3 correct but more certain than the source
- 1 wrong: a deadline moved from the 14th to the 4th

One in 31 sounds harmless. She sends about 40 such statements a day, so unchecked, more than one a day would go out wrong. She now checks dates and amounts in everything, and the rest in whatever leaves the office.
:::

That last sentence is the result of the month. It says what she checks, and it comes from her own count.

## Week four: keep, change or stop

List every task you used the assistant for. For each, write the minutes before and after, including checking. Guessing is allowed; pretending isn't.

| Task | Before | After, with checking | Decision |
|---|---|---|---|
| Minutes of site meetings | 50 min | 20 min | Keep |
| Weekly email to the client | 25 min | 15 min | Keep |
| Answers to bidders' questions | 30 min | 35 min | Stop |
| Summaries of standards | 40 min | 25 min | Change: with page numbers only |

At four site meetings and one client email a week, the two tasks she keeps give back 4 × 30 + 10 = 130 minutes. Practice took 75 minutes a week and ends with the month. That justifies her license. It doesn't promise that everyone in the office will save two hours.

## The Friday note

Every Friday, write three lines and send them to one colleague who does the same:

- [ ] One thing it did well this week, with the request that led to it.
- [ ] One thing it got wrong, and how I noticed.
- [ ] One task I'll try or drop next week.

The colleague makes it work. People who compare notes keep going, and good requests spread from desk to desk. After a month you'll have eight or ten worth keeping; put them where the work is described, [with an owner and a test](/blog/prompts-are-a-team-document).

## Four ways to waste the month

Some try everything on day one and conclude that it does everything badly. Some use it only under pressure, the evening before a deadline, which is the worst moment to learn an instrument. Some have a manager who asks on day five what it has saved. And many stay in week two forever: drafting, sending, never counting.

Skeptics do well with this plan, by the way. They tend to be thorough in week three. [Train them first](/blog/train-the-skeptics-first).

## If you hand out the licenses

Give them to pairs who do similar work, not to departments. Block fifteen minutes in both calendars, every day, for four weeks. Ask for the table at the end and for nothing before. If half of the pairs keep two tasks or more, extend. If not, find out whether the tasks or the teaching were wrong.

On your own? Follow the plan with a friend on Fridays, or [with a coach](/solutions/individuals). Pick the meeting whose minutes you know best, and ask for five lines.
`,
  sources: [
    {
      author: 'Shakked Noy and Whitney Zhang',
      title: 'Experimental evidence on the productivity effects of generative artificial intelligence',
      publisher: 'Science 381',
      year: 2023,
      url: 'https://doi.org/10.1126/science.adh2586',
    },
    {
      author: 'Fabrizio Dell’Acqua and others',
      title: 'Navigating the Jagged Technological Frontier',
      publisher: 'Harvard Business School Working Paper 24-013',
      year: 2023,
      url: 'https://papers.ssrn.com/sol3/papers.cfm?abstract_id=4573321',
    },
  ],
  meta: {
    title: 'The first month with an AI assistant',
    description:
      'A plan for four weeks with an AI assistant: one habit each, a daily check in week three, and a table that decides on a second month.',
  },
};
