import type { VideoInput } from '../schemas/videos';

export const promptsATeamCanShare: VideoInput = {
  id: 4,
  slug: 'prompts-a-team-can-share',
  title: 'Prompts a whole team can share',
  description: 'Turn one good prompt into a team document with an owner, a test and a date.',
  category: 'Best Practices',
  level: 'Beginner',
  duration: '18:05',
  // A placeholder, to be replaced before launch.
  views: '7.9k',
  featured: false,
  date: '2025-04-08',
  chapters: [
    { at: '0:00', title: 'Why copied prompts go stale' },
    { at: '3:35', title: 'The card' },
    { at: '8:20', title: 'Five test cases, kept with the card' },
    { at: '12:40', title: 'Changing a prompt without breaking it' },
    { at: '16:00', title: 'Retiring a prompt' },
  ],
  keyPoints: [
    'A shared prompt has an owner, a version and a date.',
    'Five saved cases turn a matter of taste into a test.',
    'Change one line at a time, and run the cases.',
  ],
  services: ['ai-training', 'ai-onboarding'],
  figures: {
    copies: {
      kind: 'curve',
      caption: 'Versions of one prompt in a team of eight, week by week. Example figures.',
      alt: 'Two lines over ten weeks. Private copies climb from one to nine versions. With a card that has an owner, the number stays between one and two.',
      xLabel: 'Weeks',
      yLabel: 'Versions in use',
      straight: true,
      series: [
        {
          label: 'Private copies',
          tone: 'before',
          points: [
            [0, 1],
            [2, 3],
            [4, 5],
            [6, 7],
            [8, 8],
            [10, 9],
          ],
        },
        {
          label: 'A card with an owner',
          tone: 'lane',
          points: [
            [0, 1],
            [2, 1],
            [4, 2],
            [6, 1],
            [8, 1],
            [10, 1],
          ],
        },
      ],
    },
  },
  body: `
## Why copied prompts go stale

Someone finds wording that works and posts it in the chat. Eight people copy it. Over the following weeks each of them adds a line: one forbids bullet points, one wants British dates, one pastes in a product name that changes in June. By fall there are nine prompts with one name, and the team believes it has a standard.

::figure{#copies}

Discipline won't fix this. What will is a single place that is easier to reach than your own notes, and one person who may change what's there. For most teams the place already exists: the procedure for the work, at the step where the prompt is used.

## The card

Give every shared prompt one card with at least these six lines, in the procedure for that work.

- **Use it when** the situation in one sentence, and one case where it doesn't apply
- **Paste in** what the prompt needs: the file, the thread, the table
- **The prompt** with square brackets for what changes each time
- **Check for** the two mistakes it's known to make
- **Owner** a job title, so the card survives a change of staff
- **Last tested** a date and a score

Teams tend to leave out the fourth line, the one a new colleague is most grateful for.

If you want one page for the whole team, make it an index: the name of each card, its owner, and a link to the procedure.

## Five test cases, kept with the card

Save five inputs next to the card: two ordinary ones, a long one, one with something missing, and one that should be refused or sent to a manager. With each, keep the answer you'd accept and four statements that a colleague can check in seconds. Five cases with four checks make a score out of 20.

Running the five takes ten minutes and needs no tool. Do it when the prompt is written, when its wording changes, when the vendor announces a new model, and once a month in any case. The third occasion brings the most surprises, because no one on the team has touched anything.

## Changing a prompt without breaking it

Propose the change to the owner with an example of what went wrong. The owner edits one line, runs the five cases, and adds a row to the log at the foot of the card.

| Date | Line changed | Because |
|---|---|---|
| March 3 | Added: keep all negative amounts | A loss was reported as a gain |
| March 20 | Removed: friendly tone | It made every answer longer |

Make two changes at once and you won't know which one caused the result. If a mistake needs three new lines, the prompt is probably doing two jobs; split it into two cards.

Resist adding a line after each incident. After five additions, rewrite the prompt from the beginning with the log in front of you. The rewrite is usually half the size and passes the same cases.

## Retiring a prompt

Four times a year the owners go through the index for an hour. A card that went unused goes to an archive folder. So does a card whose work has since been built into a system, with a note of where the work is done now. Keep what remains to one screen.
`,
  meta: {
    title: 'Prompts a whole team can share',
    description:
      'A written walkthrough: keep prompts as documents, with a card, an owner, five saved test cases, a change log, and a rule for retiring them.',
  },
};
