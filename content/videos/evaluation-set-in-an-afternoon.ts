import type { VideoInput } from '../schemas/videos';

export const evaluationSetInAnAfternoon: VideoInput = {
  id: 6,
  slug: 'evaluation-set-in-an-afternoon',
  title: 'An evaluation set in an afternoon',
  description: 'Sixty cases and one sheet show whether the new version is better or only different.',
  category: 'Technical Deep Dives',
  level: 'Intermediate',
  duration: '38:20',
  // A placeholder, to be replaced before launch.
  views: '5.1k',
  featured: false,
  date: '2025-05-13',
  chapters: [
    { at: '0:00', title: 'Sixty cases: forty drawn, twenty picked' },
    { at: '8:40', title: 'Writing the right answer down' },
    { at: '17:25', title: 'Three kinds of grader' },
    { at: '26:10', title: 'What a difference of five points means' },
    { at: '33:45', title: 'Keeping the set honest' },
  ],
  keyPoints: [
    'Draw cases at random, then add the rare ones that hurt.',
    'A case without an agreed answer measures the graders.',
    'With sixty cases, look at which cases flipped, not at the totals.',
  ],
  services: ['ai-optimization', 'custom-ai-development'],
  figures: {
    spread: {
      kind: 'curve',
      caption:
        'Half-width of a 95% interval around a score of 80%, by number of cases. Normal approximation.',
      alt: 'A falling curve: about eighteen points with twenty cases, ten with sixty, eight with one hundred, five and a half with two hundred, and four with four hundred.',
      xLabel: 'Cases',
      yLabel: 'Points either way',
      series: [
        {
          label: 'Uncertainty',
          tone: 'lane',
          points: [
            [20, 17.5],
            [40, 12.4],
            [60, 10.1],
            [100, 7.8],
            [200, 5.5],
            [300, 4.5],
            [400, 3.9],
          ],
        },
      ],
    },
  },
  body: `
## Sixty cases: forty drawn, twenty picked

Export last month's inputs, number them, and let a random function choose forty. Don't skip the boring ones; they're most of what the system sees. Then add twenty by hand: the longest, the empty one, the one in another language, the three that led to an escalation, the ones a colleague once called impossible.

Mark the two groups. The score on the forty tells you about an ordinary Tuesday. The score on the twenty tells you about the day you'll have to explain. (Sixty is what fits into an afternoon. When you have three days, [build a hundred](/blog/test-a-model-before-you-trust-it) in four groups.)

Replace personal data now, while there are only sixty rows. Keep the replacement consistent within a case, so that a name that appears twice is still one person.

## Writing the right answer down

Two people answer all sixty without seeing each other's sheet. Where they agree, that's the reference. Where they don't, talk for three minutes at most; if they still disagree, the case goes to a third column called "either," and both answers count.

Expect a good number of rows to need that talk. It feels like lost time, but it's the most useful hour of the afternoon, because each disagreement is a rule no one had decided on. Put the decision into the prompt or the manual.

## Three kinds of grader

| Grader | Good for | Trap |
|---|---|---|
| Exact comparison | Categories, amounts, dates, IDs | Formats: 1,000 and 1000 |
| Rules in code | Must contain, must not contain, length, valid JSON | Rules that reward the old wording |
| A model | Is this summary faithful, is this tone acceptable | It likes long answers and its own style |

Before a model grades anything, have it grade thirty outputs that people have graded too, and count the differences. If there are more than three, sharpen the question until each verdict is yes or no. Scales from one to ten produce sevens.

Order matters as well. When you compare two versions side by side, run every pair twice with the places swapped, and count only verdicts that survive the swap.

## What a difference of five points means

Version A scores 80, version B scores 85. With sixty cases the uncertainty is roughly ten points on either side, so the totals alone decide nothing.

::figure{#spread}

Look at the flips instead. List the cases that A got right and B got wrong, and the other way around. Eight gained and five lost is a draw with a new risk. Three gained and none lost is progress, even though fewer cases flipped. Then read the lost ones aloud. If they're all of one kind, you have one thing to fix.

Set the decision rule before the run. "We ship when no case of the second group is lost and at least three are gained" can't be bent afterward by whoever wrote version B.

## Keeping the set honest

A set wears out. People tune to it, on purpose or not, and the score climbs while users notice nothing. Set aside another twenty cases that only the release run may touch. Each month, swap ten of the forty for fresh ones from the log and note the date next to them.

Every complaint from production becomes a case within a week, with its right answer. After half a year the set describes the task better than the specification you started with.

Store inputs, references, outputs and verdicts in one versioned file with the code.
`,
  meta: {
    title: 'An evaluation set in an afternoon',
    description:
      'A written walkthrough: build an evaluation set of sixty cases, agree on right answers, choose graders, and read small differences.',
  },
};
