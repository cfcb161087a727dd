import { company } from '../company';
import type { ArticleInput } from './schema';

export const trainTeamAiTools: ArticleInput = {
  id: 'train-team-ai-tools-approach',
  title: 'How we train a team on AI tools',
  excerpt: 'Why we start with the work people already have open, and what we test at the end.',
  category: 'Training',
  author: `${company.name} training team`,
  publishDate: '2025-04-24',
  services: ['ai-training'],
  figures: {
    minutes: {
      kind: 'bars',
      caption:
        'Average minutes for one reply to a disputed invoice, on the first and the last day. Illustrative.',
      alt: 'Bars before and after training: reading the account 9 and 5 minutes, drafting the reply 12 and 3, checking the reply 5 and 7. The whole falls from 26 to 15 minutes while checking takes longer.',
      unit: 'minutes',
      items: [
        { label: 'Reading the account', before: 9, value: 5 },
        { label: 'Drafting the reply', before: 12, value: 3 },
        { label: 'Checking the reply', before: 5, value: 7 },
      ],
    },
  },
  body: `
Nine people in accounts receivable at a restaurant supplier have been told to learn AI. Most offers on the table begin with a tour: what a model is, which tools exist, twenty prompts to copy. Ours begins with whatever the nine had on their screens before they came in. The session is slower that way, messier, and harder to prepare, and we think it is the only kind worth a working day.

## The case against prepared exercises

A prepared exercise has one great advantage: everybody can follow. The trainer knows the file, the file works, and the group arrives together at the same pleasing result.

That is also what is wrong with it. Nobody in the room can tell whether the result is right, because nobody knows the case. People learn to admire an answer. At their desks on Monday they meet a customer who deducted two credit notes, one of them already booked, and the exercise has told them nothing about that.

With their own file they are the expert. They see at a glance that the draft names the wrong credit note, and that glance is the skill the day is meant to build. So we accept the mess.

## What everyone sends beforehand

Each participant picks three pieces of work and removes names and account numbers, or lets us show how. We ask for a mixture on purpose.

- [ ] One task that comes back every week and that you would not miss
- [ ] One piece that took far longer than it should have
- [ ] One piece that you are content with, in its final form

The third is the one people forget, and it carries most of the day. It says what good looks like in this team, in its own tone, before any software has had a say. When a draft comes out smooth and wrong, there is something to hold beside it.

Managers send three as well. A team lead who turns up to observe gives the room permission to perform, and a performing room asks no questions.

## The first day, hour by hour

| Part of the day | What happens | Whose file |
|---|---|---|
| 9:00 | One task done as always, with a clock | Their own |
| 10:00 | What the tool did with two tasks of the group, good and bad | A volunteer’s |
| 11:00 | First tries in pairs, one types and one doubts | Their own |
| 1:00 | What must never be pasted in, with examples from this team | The manager’s |
| 2:00 | The second task, alone, with a trainer walking around | Their own |
| 3:30 | Faults found today are written on one sheet | Everyone’s |

Two hours of it are talk from the front, and we would take less if we could. The pairs at eleven matter more than they look: the person who doubts has no keyboard to hide behind, and after ten minutes they change places.

We leave things out to make room. There is no history of the technology and no comparison of vendors. Prompt tricks go too: a trick has to be remembered, whereas “say who reads it and what for” does not. Wording that proves itself is kept where the team works, as in [prompts are a team document](/blog/prompts-are-a-team-document).

## What we test at the end

On the last day everyone repeats the task of the first morning on a new case of the same kind and similar length. We note the time, and a second reader from the team, who is not told which version came from which day, marks the faults. A questionnaire about how useful people found the course would be cheaper. It would mostly measure lunch.

:::example[Nine replies before, nine after, illustrative numbers]
On day one a reply to a disputed invoice took 26 minutes on average, and the second reader marked 14 faults in nine replies. On the last day a reply took 15 minutes, with 8 faults in nine.

Eleven minutes less is 42 percent. Six faults fewer is 43 percent. Both look like success, so we sort the 8. Five are old acquaintances such as a missing reference number. Three are new: the reply states a payment date that nobody gave it.

Old faults fell from 14 to 5. But three invented dates in nine replies is one letter in three, and each would reach a customer. This group is not finished. It gets another half day, on checking alone.
:::

::figure{#minutes}

Look at the lowest pair of bars. Checking took longer after the training than before, and we would worry if it had not. Drafting has become cheap, so a sensible team spends part of what it saved on reading. A group whose checking time shrinks along with everything else has learned to trust.

## How to judge any course

Ask the provider what your people will work on. If the answer is a workbook, ask whether your files can take its place. Ask how you will be shown what they can do afterward; a certificate shows nothing. And ask who is reachable in the third week, when the odd cases arrive. Our [training programs](/services/ai-training) include a support period for this reason.

## Trouble after the course

It comes on Monday. People go back to a full inbox, and the old way is quicker for the next two days because it needs no thought. Block two hours in the following week for the same tasks, in the same pairs. What comes after has a rhythm of its own, set out in [the first month](/blog/first-month-with-an-ai-assistant).

Mixed groups are tempting when a date has to be filled. Accounts receivable and marketing in one room share no task and no idea of a fault, and the exercises drift toward the harmless middle.

And some teams discover that the task should not exist. If the disputed invoices come from one wrong price list, the remedy is a phone call to purchasing. At the college in [this illustrative study](/case-studies/education-feedback-training), too, watching the work came first and decided what was taught.

## Before you book anything

Pick one task that your team repeats. Have everyone do it once this week with a clock running, and let a colleague mark the faults. Keep the sheet: whoever trains you, it turns the last day into a comparison. Then decide who sits in the first group. We would [begin with the skeptics](/blog/train-the-skeptics-first).
`,
  meta: {
    title: 'How we train a team on AI tools',
    description:
      'Why our training starts with the work people already have open, what a session looks like, and what we test at the end.',
  },
};
