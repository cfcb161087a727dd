import { company } from '../company';
import type { ArticleInput } from '../schema';

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
An engineering consultancy with 34 people has eight seats in a first course on AI for report writing. Thirteen have volunteered. The operations director is about to take the eight keenest, and her reasons are good: they will learn fast, they will spread the word, and the mood will be right. I would fill five of the eight seats with people who did not raise a hand.

## What enthusiasm costs

Enthusiasts have usually begun already. They have a favorite tool, habits that nobody has checked, and a store of forgiveness: when a draft is wrong they try again, and the wrong draft is forgotten. After the course they will show colleagues the good ones. The colleagues know whom they are listening to and discount it accordingly.

A structural engineer with thirty years of reports behind her does the opposite. She remembers every wrong draft. When she says that the summary can be left to the tool and the load assumptions cannot, the drawing office will act on it the same afternoon. You cannot buy that sentence, and it is worth the slower start.

There is also a plain economic reason. Doubters look for faults. In the first weeks of a new tool, faults are exactly what you need found, before they have a client’s name on the cover.

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

The entrance ticket is a piece of work. Whoever doubts brings one example from the desk that the tool would get wrong. That small demand separates the people who have looked from those who have decided, and it gives the trainer material that no course book contains.

The fifth row needs care. If jobs are going to change, people will hear it in the course whatever the slides say. The director has to speak first, and truthfully. Sending a trainer to calm the room is a waste of a trainer.

## Five, two and one

For eight seats: five with a case against it, two who are undecided, and one enthusiast. The two in the middle keep the talk from hardening into camps. The enthusiast has a job, which is to write down every fault that the others find and to keep the list afterward. It is a good use of energy, and it changes the person a little.

The first session has one task: break it. Each of the eight takes five finished reports of their own, lets the tool draft the summary from the body, and marks what a client could be misled by.

:::example[Two sessions with eight engineers, illustrative numbers]
Eight people with five reports each make 40 drafts. Thirteen have a serious fault, about one in three. The authors notice 4 of them at first reading. A second engineer, reading with the report alongside, finds the other 9.

The 13 are sorted. In 6 a provisional value has become a final one; in 3 a recommendation is attached to the wrong part of the building. Those two kinds make 9 of 13, so they become the first two lines of a checklist.

In the second session, with the list on the desk, 40 new drafts contain 12 serious faults. Authors catch 10. Two are left for the second reader.
:::

::figure{#caught}

Thirteen and twelve: the tool has hardly improved. The readers have. A group of believers would have produced much the same drafts and stopped at the four. That comparison is also what the rest of the house wants to hear about, since “we found thirteen and know where they hide” is a more reassuring message than “it works great.”

## How to lead a room that doubts

The trainer’s temptation is to defend the tool. Give in to that once and the session becomes a debate, which the senior people will win. It helps to agree with every fault that is real and to ask the same two things each time: how would somebody notice this, and how long would it take them?

Put the numbers on the wall as they come, the bad ones included. Where “faster without it” turns out to be true, say so and write the task down under the heading “by hand.” A list of tasks for which the tool is not used makes the other list believable. In our study of [a college’s lecturers](/case-studies/education-feedback-training), a few of those trained went on without the tool, and the program was not the worse for it.

The sessions themselves follow the pattern of [how we train a team](/blog/train-team-ai-tools-approach): their own files, little talk, and the same kind of task at the end as at the beginning.

## The case against this

One determined opponent can sink a day. It happens, usually when somebody was ordered to come. The ticket helps, and so does the director’s word that “no” is an allowed result for any single task.

And some skeptics are right about the whole thing. The work may be too varied, or the errors too dear. Then eight people have found it out in two sessions, and the remaining 26 were spared the course. I count that as a return on the fee.

## What goes wrong

Management collects a trophy. The best-known doubter is converted, photographed and quoted in the newsletter. Trust in that person drops overnight, and the next doubter stays away. Let them report in their own words, in a meeting they would have attended anyway.

The fault list is filed. It should hang where reports are written, be read in every later course, and lose a line when a fault has not been seen for a quarter. Whoever decides [where the human check goes](/blog/where-to-put-the-human-check) should have it on the desk.

## How to judge it after four weeks

- [ ] At least half of the first group uses the tool for one named task
- [ ] There is a written list of tasks it is not used for
- [ ] The checklist has changed since the course
- [ ] Colleagues outside the group ask its members, unprompted
- [ ] A second reader’s sample shows fewer faults left over than in session one

Two missing ticks are normal. If the first two are missing, the course was entertainment.

## Next step

Write down the three people in your house whose “no” would settle the matter for everybody else. Ask each for one case that an AI tool would get wrong, and offer them the first seats in return. With three such cases in hand, a conversation about [training](/services/ai-training) takes twenty minutes, and if several departments have their own three, the [enterprise page](/solutions/enterprise) describes training by role.
`,
  meta: {
    title: 'Train the skeptics first: who gets the first seats',
    description:
      'Why the first AI course should go to people who doubt it: which doubt belongs in the room, how to run the day, and what to count afterward.',
  },
};
