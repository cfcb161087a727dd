import { company } from '../company/company';
import type { ArticleInput } from '../schemas/articles';

export const trainTeamAiTools: ArticleInput = {
  id: 'train-team-ai-tools-approach',
  title: 'How we train a team on AI tools',
  excerpt: 'Why we start with the work people already have open.',
  category: 'Training',
  author: `${company.name} training team`,
  publishDate: '2025-04-24',
  services: ['ai-training'],
  figures: {
    minutes: {
      kind: 'bars',
      caption:
        'Average minutes for one reply to a disputed invoice, on the first and last day. Example figures.',
      alt: 'Bars before and after training: reading the account 9 and 5 minutes, drafting the reply 12 and 3, checking the reply 5 and 7. The whole falls from 26 to 15 minutes while checking takes longer.',
      unit: 'minutes',
      items: [
        { label: 'Reading the account', before: 9, value: 5 },
        { label: 'Drafting the reply', before: 12, value: 3 },
        { label: 'Checking the reply', before: 5, value: 7 },
      ],
    },
  },
  pictures: {
    sheet: {
      file: 'mistakes-sheet.png',
      alt: 'A sheet with six mistakes from the first day: what the draft said, what the file says, and the kind. Two are invented, such as a payment date that no file has.',
      caption: 'The sheet on the wall at the end of the first day, as an example.',
    },
  },
  body: `
Nine people in accounts receivable at a restaurant supplier have been told to learn AI. Most of the proposals they received begin with a tour: what a model is, which tools exist, twenty prompts to copy. Ours begins with whatever the nine had on their screens when they came in. It is slower, messier and harder to prepare, and we think it's the only kind worth a working day.

## The case against prepared exercises

A prepared exercise has one great advantage: everyone can follow. The trainer knows the file, the file works, and the group arrives together at the same pleasing result.

That is also what's wrong with it. No one in the room can tell whether the result is right, because no one knows the case. People learn to admire an answer. Back at their desks they meet a customer who deducted two credit memos, one of them already posted, and the exercise has taught them nothing about that.

With their own file they are the experts. They see at a glance that the draft names the wrong credit memo, and that glance is the skill we're there to build. So we accept the mess.

## What we ask for beforehand

Each participant picks three pieces of work and removes names and account numbers, or has us show how. We ask for a mixture on purpose.

- [ ] One task that comes up every week and that you wouldn't miss
- [ ] One piece that took far longer than it should have
- [ ] One finished piece that you're happy with

People forget the third, and it carries most of the day. It shows what good looks like in this team, in its own tone, before any software has had a say. When a draft comes out smooth and wrong, you have something to compare it with.

Managers send three as well. A team lead who only watches turns the session into a performance.

## The first day, hour by hour

| Time | What happens | Whose file |
|---|---|---|
| 9:00 | One task done the usual way, timed | Their own |
| 10:00 | What the tool did with two of the group's tasks, good and bad | A volunteer's |
| 11:00 | First tries in pairs: one types, one doubts | Their own |
| 1:00 | What must never be pasted in, with examples from this team | The manager's |
| 2:00 | The second task, alone, with a trainer walking around | Their own |
| 3:30 | Everyone's mistakes from the day, on one sheet | Everyone's |

::figure{#sheet}

The pairs at eleven matter more than they seem to. The one who doubts has no keyboard to hide behind, and after ten minutes they switch.

There is no history of the technology and no comparison of vendors. Prompt tricks go too: you have to remember a trick, while "say who will read it and why" is hard to forget. Wording that works is kept where the team works, as in [prompts are a team document](/blog/prompts-are-a-team-document).

## What we test at the end

On the last day everyone repeats the task of the first morning on a new case of the same kind and length. We note the time. A second reader from the team, who isn't told which version came from which day, marks the mistakes.

A review of 34 studies by Alliger and colleagues compared what trainees said about a course with what they later did at work. "Was it useful?" predicted performance on the job better than "Did you enjoy it?" Most course forms ask the second question. We'd rather watch the work.

:::example[Worked example: nine replies before, nine after]
On day one a reply to a disputed invoice took 26 minutes on average, and the second reader marked 14 mistakes in nine replies. On the last day a reply took 15 minutes, with 8 mistakes in nine.

Eleven fewer minutes is 42 percent. Six fewer mistakes is 43 percent. Both look like success, so we sort the 8. Five are familiar, such as a missing reference number. Three are new: the reply states a payment date that the file doesn't contain.

Familiar mistakes fell from 14 to 5. But three invented dates in nine replies is one letter in three, and each would reach a customer. This group isn't finished. It gets another half day, on checking alone.
:::

::figure{#minutes}

Look at the bottom pair of bars. Checking took longer after the training than before, and we'd worry if it hadn't. Drafting got cheap, so a sensible team spends part of what it saved on reading. If checking time shrinks along with everything else, the group has learned to trust, which is not what we teach.

Look at individuals, too. When Brynjolfsson, Li and Raymond studied 5,172 support agents, an assistant helped the newer ones most, while the most experienced got barely any faster and slightly worse. Expect the same spread in your team, and don't read it as resistance.

## How to judge any course

Ask what your people will work on. If the answer is a workbook, ask whether your own files can replace it. Ask how you'll be shown what they can do afterward; a certificate shows attendance. And ask who will answer questions in the third week, when the odd cases turn up. Our [training programs](/services/ai-training) include a support period for that.

## After the course

Everyone goes back to a full inbox, and for two days the old way is quicker because it needs no thought. Block two hours in the following week for the same tasks in the same pairs. [The first month](/blog/first-month-with-an-ai-assistant) has a plan for the rest.

Don't fill seats by mixing departments. Accounts receivable and marketing have no task in common and no shared idea of what a mistake is, so the exercises drift toward the harmless middle.

And some teams find out that the task shouldn't exist. If the disputed invoices come from one wrong price list, the fix is a phone call to purchasing. In our [composite case of a college](/case-studies/education-feedback-training), too, we watched the work first and decided afterward what to teach.

## Before you book anything

Pick one task your team repeats. Have everyone do it once this week with a timer running, and let a colleague mark the mistakes. Keep the sheet: whoever trains you, it gives you something to compare the last day with. Then decide who gets the first seats. We would [begin with the skeptics](/blog/train-the-skeptics-first).
`,
  sources: [
    {
      author: 'George Alliger, Scott Tannenbaum, Winston Bennett Jr., Holly Traver and Allison Shotland',
      title: 'A meta-analysis of the relations among training criteria',
      publisher: 'Personnel Psychology 50(2)',
      year: 1997,
      url: 'https://doi.org/10.1111/j.1744-6570.1997.tb00911.x',
    },
    {
      author: 'Erik Brynjolfsson, Danielle Li and Lindsey Raymond',
      title: 'Generative AI at Work',
      publisher: 'Quarterly Journal of Economics 140(2)',
      year: 2025,
      url: 'https://academic.oup.com/qje/article/140/2/889/7990658',
    },
  ],
  meta: {
    title: 'How we train a team on AI tools',
    description:
      'Why our training starts with the work people already have open, what a session looks like, and what we test at the end.',
  },
};
