import type { VideoInput } from './schema';

export const promptsATeamCanShare: VideoInput = {
  id: 4,
  slug: 'prompts-a-team-can-share',
  title: 'Prompts a whole team can share',
  description:
    'Turn one person’s good prompt into a team document with an owner, a test and a date, and know when to retire it.',
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
    { at: '8:20', title: 'Three test cases, kept with it' },
    { at: '12:40', title: 'Changing a prompt without breaking it' },
    { at: '16:00', title: 'Retiring one' },
  ],
  keyPoints: [
    'A shared prompt is a document: it has an owner, a version and a date.',
    'Three saved cases with their right answers turn a matter of taste into a test.',
    'Change one line at a time, run the cases, and write down what the change was for.',
    'Unused prompts are removed after a quarter, so that the list stays worth reading.',
  ],
  services: ['ai-training', 'ai-onboarding'],
  figures: {
    copies: {
      kind: 'curve',
      caption: 'Versions of one prompt in a team of eight, week by week. Illustrative.',
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

Somebody finds wording that works and posts it in the chat. Eight people copy it. In the following weeks each of them adds a line: one forbids bullet points, one wants British dates, one pastes in a product name that changes in June. By autumn there are nine prompts with one name, and the team believes it has a standard.

::figure{#copies}

The cure is not discipline. It is a single place that is easier to reach than one’s own notes, and a person who may change what is there.

## The card

Give every shared prompt one page with the same six lines, in the folder where the work itself lies.

- **Use it when** the situation in one sentence, and one case where it does not apply
- **Paste in** what the prompt needs: the file, the thread, the table
- **The prompt** with square brackets for what changes each time
- **Check for** the two mistakes it is known to make
- **Owner** a name, not a group
- **Last tested** a date

The fourth line is the one teams leave out, and the one a new colleague is most grateful for. A summary prompt that tends to drop negative numbers is still useful to somebody who has been told.

## Three test cases, kept with it

Save three inputs next to the card: an ordinary one, a long one, and one that should be refused or sent to a person. Beside each stands the answer you would accept, with the sentence that must appear and the one that must not.

Running the three takes five minutes and needs no tool. Do it when the prompt is written, when its wording changes, and when the vendor announces a new model. Most surprises come on the third occasion, since nobody in the building has touched anything.

## Changing a prompt without breaking it

Propose the change to the owner with an example of what went wrong. The owner edits one line, runs the three cases, and adds a row to the log at the foot of the card.

| Date | Line changed | Because |
|---|---|---|
| March 3 | Added: keep all negative amounts | A loss was reported as a gain |
| March 20 | Removed: friendly tone | It had lengthened every answer |

Two changes in one go are two chances to be wrong and one result to explain them. If a fault needs three new lines, the prompt is probably doing two jobs; split it into two cards.

Resist the wish to make the text longer with each incident. After five additions, rewrite it from the beginning with the log in front of you. The rewritten version is usually half the size and passes the same cases.

## Retiring one

Four times a year the owners meet for half an hour with the list. A card that nobody opened goes to an archive folder. A card whose work has since been built into a system goes there too, with a note of where the work is done now. What remains should fit on one screen.
`,
  meta: {
    title: 'Prompts a whole team can share',
    description:
      'How a team keeps prompts as documents: one card with an owner, three saved test cases, a change log, and a rule for retiring them.',
  },
};
