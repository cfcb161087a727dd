import { company } from '../company/company';
import type { ArticleInput } from '../schemas/articles';

export const trainTheSkepticsFirst: ArticleInput = {
  id: 'train-the-skeptics-first',
  title: 'Train the skeptics first',
  excerpt: 'Give skeptics the first seats: they find mistakes while mistakes are still cheap.',
  category: 'Training',
  author: `${company.name} training team`,
  publishDate: '2025-02-13',
  services: ['ai-training', 'ai-onboarding'],
  figures: {
    caught: {
      kind: 'bars',
      caption: 'Who found the mistakes in 40 drafts, in the first session and the second. Example figures.',
      alt: 'Bars before and after: the author caught 4 faulty drafts in the first session and 10 in the second; 9 were left for the second reader at first, and 2 afterward.',
      unit: 'faulty drafts of 40',
      items: [
        { label: 'Caught by the author', before: 4, value: 10 },
        { label: 'Left for the second reader', before: 9, value: 2 },
      ],
    },
  },
  body: `
A 34-person engineering firm has eight seats in a first course on AI for report writing. Thirteen people have volunteered. The operations director is about to take the eight most eager, and his reasons are good: they'll learn fast and spread the word. We'd give five of the eight seats to people who didn't raise a hand.

## What enthusiasm costs

Enthusiasts have usually begun already. They have a favorite tool and habits no one has checked. When a draft is wrong they try again, and the wrong draft is forgotten. After the course they'll show colleagues the good ones, and the colleagues will discount what they hear.

A structural engineer with thirty years of reports behind her does the opposite. She remembers every wrong draft. When she says the tool can write the summary but not the load assumptions, the drafting team will act on it the same afternoon. That sentence is worth a slower start.

Could you ask an enthusiast to play the critic? It doesn't work as well. Nemeth, Brown and Rogers compared groups that had a real dissenter with groups in which someone was assigned to argue as devil's advocate. The real one led to more and better solutions, whichever way the role was played.

## Which doubts to invite

Resistance comes in kinds, and only some of them help the group.

| What they say | What is behind it | Seat in the first group? |
|---|---|---|
| "It gave me a wrong standard last year" | A case, remembered exactly | Yes, and ask for the case |
| "Who signs for that?" | Responsibility | Yes, it's the best question of the day |
| "I'm faster without it" | Possibly true | Yes, and measure it |
| "I have no time for this" | A calendar | Later, with two hours cleared |
| "They want fewer of us" | A fear no trainer can answer | First a talk with the director |
| "I refuse on principle" | A conviction | Invited, never ordered |

Each seat has a price. Every skeptic brings one example from the job that the tool would get wrong. That small demand separates people who have looked from people who have decided.

Take care with the fifth row. If jobs are going to change, the director has to say so first, and truthfully.

## Five, two and one

For eight seats: five with a case against the tool, two who are undecided, and one enthusiast. The two in the middle keep the discussion from hardening into camps. The enthusiast writes down every mistake the others find, and keeps the list afterward.

The first session has one task: break it. Each of the eight takes five of their own finished reports, lets the tool draft the summary from the body, and marks anything that could mislead a client.

:::example[Worked example: two sessions with eight engineers]
Eight people with five reports each make 40 drafts. Thirteen have a serious mistake, about one in three. The authors notice 4 of them on a first reading. A second engineer, reading with the report alongside, finds the other 9.

The 13 are sorted. In 6 a provisional value has become a final one; in 3 a recommendation is attached to the wrong part of the building. Those two kinds make 9 of 13, so they become the first two lines of a checklist.

In the second session, with the list on the desk, 40 new drafts contain 12 serious mistakes. Authors catch 10. Two are left for the second reader.
:::

::figure{#caught}

Thirteen and twelve: the tool has hardly improved. The readers have. A group of believers might have produced the same drafts and stopped at the four. For everyone else at the firm, "we found thirteen and know where they hide" is more reassuring than "it works great."

## How to lead a room that doubts

A trainer's temptation is to defend the tool. Give in once and the session turns into a debate, which the senior people will win. Concede every mistake that is real, and ask the same two things each time: how would you notice this, and how long would it take?

Then give the room control. Dietvorst, Simmons and Massey found that people who had seen an algorithm make errors were much more willing to use it if they could adjust its output, even slightly. So let the skeptics write the rules: what the draft may contain, which lines always get rewritten by hand.

If "faster without it" turns out to be true, say so and put the task on a list headed "by hand." That list is what makes the list of tasks for the tool believable. In our composite case of [a college's lecturers](/case-studies/education-feedback-training), a few of those trained went on without the tool, and the program was no worse for it. The sessions follow the pattern of [how we train a team](/blog/train-team-ai-tools-approach).

## The case against this

One determined opponent can sink a day, usually someone who was ordered to come. The price of a seat helps, and so does the director's word that "no" is an acceptable result for any single task.



And some skeptics are right about the whole thing: the work is too varied, or errors cost too much. Then eight people have found it out in two sessions, and the other 26 are spared the course.

## Three mistakes afterward

Management collects a trophy. It quotes the best-known skeptic in the newsletter, trust in that colleague drops overnight, and the next skeptic stays away. Let them report in a meeting they would have attended anyway.

The list of mistakes gets filed. Post it where reports are written. Whoever decides [where the human check goes](/blog/where-to-put-the-human-check) needs it too.

The second group is forgotten. Train the enthusiasts next, and let two of the first eight do part of the talking.

## How to judge it after four weeks

- [ ] At least half of the first group uses the tool for one named task
- [ ] There is a written list of tasks it isn't used for
- [ ] The checklist has changed since the course
- [ ] Colleagues outside the group ask its members for help
- [ ] A second reader's sample shows fewer missed mistakes than in session one

If the first two are missing, the course was entertainment.

## Ask for three cases

Write down the three people at your company whose "no" would settle the matter for everyone else. Ask each for one case an AI tool would get wrong, and offer them the first seats in return. Bring those three cases to a first conversation about [training](/services/ai-training) and it will be a short one.
`,
  sources: [
    {
      author: 'Charlan Nemeth, Keith Brown and John Rogers',
      title: 'Devil’s advocate versus authentic dissent: stimulating quantity and quality',
      publisher: 'European Journal of Social Psychology 31',
      year: 2001,
      url: 'https://doi.org/10.1002/ejsp.58',
    },
    {
      author: 'Berkeley Dietvorst, Joseph Simmons and Cade Massey',
      title:
        'Overcoming Algorithm Aversion: People Will Use Imperfect Algorithms If They Can (Even Slightly) Modify Them',
      publisher: 'Management Science 64(3)',
      year: 2018,
      url: 'https://doi.org/10.1287/mnsc.2016.2643',
    },
  ],
  meta: {
    title: 'Train the skeptics first: who gets the first seats',
    description:
      'Why the first AI course should go to people who doubt it: which doubt belongs in the room, how to run the day, and what to count afterward.',
  },
};
