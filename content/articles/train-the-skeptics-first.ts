import { company } from '../company';
import type { ArticleInput } from './schema';

export const trainTheSkepticsFirst: ArticleInput = {
  id: 'train-the-skeptics-first',
  title: 'Train the skeptics first',
  excerpt: 'People who look for the fault find it while it is cheap. Give them the first seats.',
  category: 'Training',
  author: `${company.name} training team`,
  publishDate: '2025-02-13',
  services: ['ai-training', 'ai-onboarding'],
  figures: {
    caught: {
      kind: 'bars',
      caption: 'Who found the faults in 40 drafts, in the first session and in the second. Illustrative.',
      alt: 'Bars before and after: the author caught 4 faulty drafts in the first session and 10 in the second; 9 were left for the second reader at first, and 2 afterward.',
      unit: 'faulty drafts of 40',
      items: [
        { label: 'Caught by the author', before: 4, value: 10 },
        { label: 'Left for the second reader', before: 9, value: 2 },
      ],
    },
  },
  body: `
An engineering consultancy with 34 people has eight seats in a first course on AI for report writing. Thirteen have volunteered. The operations director is about to take the eight most eager, and his reasons are good: they will learn fast and spread the word. But five of the eight seats belong to people who did not raise a hand.

## What enthusiasm costs

Enthusiasts have usually begun already. They have a favorite tool, habits that nobody has checked, and a store of forgiveness: when a draft is wrong they try again, and the wrong draft is forgotten. After the course they will show colleagues the good ones, and the colleagues will discount what they hear.

A structural engineer with thirty years of reports behind her does the opposite. She remembers every wrong draft. When she says that the summary can be left to the tool and the load assumptions cannot, the drawing office will act on it the same afternoon. That sentence is worth a slower start. And doubters look for faults, which is what you need found in the first weeks, before they have a client’s name on the cover.

## Which doubt belongs in the room

Resistance comes in kinds, and only some of them help the group.

| What they say | What is behind it | Seat in the first group? |
|---|---|---|
| “It gave me a wrong standard last year” | A case, remembered exactly | Yes, and ask for the case |
| “Who signs for that?” | Responsibility | Yes, it is the best question of the day |
| “I am faster without it” | Possibly true | Yes, and measure it |
| “I have no time for this” | A calendar | Later, with two hours cleared |
| “They want fewer of us” | A fear that a trainer cannot answer | First a talk with the director |
| “I refuse on principle” | A conviction | Invited, never ordered |

The entrance ticket is a piece of work. Whoever doubts brings one example from the desk that the tool would get wrong. That small demand separates people who have looked from people who have decided.

The fifth row needs care. If jobs are going to change, the director has to say so first, and truthfully. A trainer cannot calm that room and should not be sent to try.

## Five, two and one

For eight seats: five with a case against it, two who are undecided, and one enthusiast. The two in the middle keep the talk from hardening into camps. The enthusiast writes down every fault that the others find and keeps the list afterward.

The first session has one task: break it. Each of the eight takes five finished reports of their own, lets the tool draft the summary from the body, and marks what a client could be misled by.

:::example[Two sessions with eight engineers, illustrative numbers]
Eight people with five reports each make 40 drafts. Thirteen have a serious fault, about one in three. The authors notice 4 of them at first reading. A second engineer, reading with the report alongside, finds the other 9.

The 13 are sorted. In 6 a provisional value has become a final one; in 3 a recommendation is attached to the wrong part of the building. Those two kinds make 9 of 13, so they become the first two lines of a checklist.

In the second session, with the list on the desk, 40 new drafts contain 12 serious faults. Authors catch 10. Two are left for the second reader.
:::

::figure{#caught}

Thirteen and twelve: the tool has hardly improved. The readers have. A group of believers might have produced the same drafts and stopped at the four. For the rest of the house, “we found thirteen and know where they hide” is more reassuring than “it works great.”

## How to lead a room that doubts

The trainer’s temptation is to defend the tool. Give in to that once and the session becomes a debate, which the senior people will win. It helps to agree with every fault that is real and to ask the same two things each time: how would somebody notice this, and how long would it take them?

Where “faster without it” turns out to be true, say so and write the task down under the heading “by hand.” A list of tasks for which the tool is not used makes the other list believable. In the illustrative study of [a college’s lecturers](/case-studies/education-feedback-training), a few of those trained went on without the tool, and the program was none the worse. The sessions follow the pattern of [how we train a team](/blog/train-team-ai-tools-approach).

## The case against this

One determined opponent can sink a day, usually somebody who was ordered to come. The ticket helps, and so does the director’s word that “no” is an allowed result for any single task.

It is slower by a week or so. If a deadline forces you, take the volunteers for the deadline and keep the first real course for the others.

And some skeptics are right about the whole thing: the work is too varied, or the errors too costly. Then eight people have found it out in two sessions, and the remaining 26 are spared the course. That is a return on the fee.

## Afterward, three mistakes

Management collects a trophy. The best-known doubter is quoted in the newsletter, trust in that person drops overnight, and the next doubter stays away. Let them report in a meeting they would have attended anyway.

The fault list is filed. It should hang where reports are written. Whoever decides [where the human check goes](/blog/where-to-put-the-human-check) should have it on the desk.

The second group is forgotten. Train the enthusiasts next, and let two of the first eight do part of the talking.

## How to judge it after four weeks

- [ ] At least half of the first group uses the tool for one named task
- [ ] There is a written list of tasks it is not used for
- [ ] The checklist has changed since the course
- [ ] Colleagues outside the group ask its members, unprompted
- [ ] A second reader’s sample shows fewer faults left over than in session one

If the first two are missing, the course was entertainment.

## Ask for three cases

Write down the three people in your house whose “no” would settle the matter for everybody else. Ask each for one case that an AI tool would get wrong, and offer them the first seats in return. With three such cases in hand, a first talk about [training](/services/ai-training) is short. If several departments have their own three, the [enterprise page](/solutions/enterprise) describes training by role.
`,
  meta: {
    title: 'Train the skeptics first: who gets the first seats',
    description:
      'Why the first AI course should go to people who doubt it: which doubt belongs in the room, how to run the day, and what to count afterward.',
  },
};
