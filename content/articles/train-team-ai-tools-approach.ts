import { company } from '../company';
import type { ArticleInput } from '../schema';

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
A credit control team at a restaurant supplier, nine people, has been told to learn AI. Most offers on the table begin with a tour: what a model is, which tools exist, twenty prompts to copy. Ours begins with whatever the nine had on their screens before they came in. The session is slower that way, messier, and harder to prepare, and we think it is the only kind worth a working day.

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
| 9:00 | Everyone does one task the usual way, timed | Their own |
| 10:00 | What the tool did with two tasks of the group, good and bad | A volunteer’s |
| 11:00 | First tries in pairs, one types and one doubts | Their own |
| 1:00 | What must never be pasted in, with examples from this team | The manager’s |
| 2:00 | The second task, alone, with a trainer walking round | Their own |
| 3:30 | Faults found today are written on one sheet | Everyone’s |

Talking from the front takes less than an hour in total. The pairs at eleven matter more than they look: the person who doubts has no keyboard to hide behind, and after ten minutes they change places.

We leave things out to make room. There is no history of the technology and no comparison of vendors. Prompt tricks go too, for a practical reason: people who are taught a trick try to remember it, and people who are taught to say what the reader needs do not have to. Whatever wording does prove itself is kept where the team works, as described in [prompts are a team document](/blog/prompts-are-a-team-document).

## What we test at the end

On the last day everyone repeats the task of the first morning on a new case of the same kind and similar length. We note the time, and a second reader from the team, who is not told which version came from which day, marks the faults. A questionnaire about how useful people found the course would be cheaper. It would mostly measure lunch.

:::example[Nine replies before, nine after, illustrative numbers]
On day one a reply to a disputed invoice took 26 minutes on average, and the second reader marked 14 faults in nine replies. On the last day a reply took 15 minutes, with 8 faults in nine.

Eleven minutes less is 42 percent. Six faults fewer is 43 percent. Both look like success, so we sort the 8. Five are old acquaintances such as a missing reference number. Three are new: the reply states a payment date that nobody gave it.

Old faults fell from 14 to 5. But three invented dates in nine replies is one letter in three, and each would reach a customer. This group is not finished. It gets another half day, on checking alone.
:::

::figure{#minutes}

Look at the lowest pair of bars. Checking took longer after the training than before, and we would worry if it had not. Drafting has become cheap, so a sensible team spends part of what it saved on reading. A group whose checking time shrinks along with everything else has learned to trust, which nobody set out to teach.

## How to judge a course you did not buy from us

Three questions to the provider will do. What will my people work on? If the answer is a workbook, ask whether it can be replaced by your files. What will they be able to do that they could not do before, and how will you show me? A certificate is no answer. What happens in the third week, when the odd cases arrive? Somebody has to be reachable then; our [training programs](/services/ai-training) include a support period for this reason.

## What goes wrong

The commonest trouble comes after the course. People go back to a full inbox, and the old way is quicker for the next two days because it needs no thought. Block two hours in the following week for the same tasks, in the same pairs. The [first month with an assistant](/blog/first-month-with-an-ai-assistant) has a rhythm for what comes after.

Mixed groups are tempting when a date has to be filled. Credit control and marketing in one room share neither a task nor an idea of what a fault is, and the exercises drift toward the harmless middle.

And some teams discover that the task should not be done at all. If the disputed invoices come from one wrong price list, the day was well spent, only the remedy is a phone call to purchasing. Colleges know a version of this: in [our study on feedback](/case-studies/education-feedback-training), watching the work first decided what was taught.

## Next step

Pick one task that your team repeats. Have everyone do it once this week with a clock running, and let a colleague mark the faults. Keep the sheet. Whoever trains you, it turns the last day into a comparison, and it may tell you that the [skeptics should go first](/blog/train-the-skeptics-first).
`,
  meta: {
    title: 'How we train a team on AI tools',
    description:
      'Why our training starts with the work people already have open, what a session looks like, and what we test at the end.',
  },
};
