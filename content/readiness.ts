import { z } from 'zod';
import { checkEntry, contentError } from '@/lib/content/check';
import { AREAS, PER_AREA } from '@/lib/readiness/answers';
import { text } from './fields';
import { readinessArea } from './readiness.schema';
import { services } from './services';
import { toolOption } from './tools.schema';

const FILE = 'content/readiness.ts';

/** The four areas with four statements each, what to do first in an area, and the service that helps there. */
export const readinessAreas = checkEntry(
  z.array(readinessArea(PER_AREA)).length(AREAS, `must have ${AREAS} areas`),
  FILE,
  [
    {
      name: 'Data',
      about: 'What the system would read, and whether you may use it.',
      statements: [
        'The material of our first process lies in one place that people keep up to date.',
        'We can export a month of it without outside help.',
        'Past cases are kept together with what was decided.',
        'We know which fields are about a person and who may use them.',
      ],
      next: 'Name one place of first entry and keep every result from today on.',
      service: 'custom-ai-development',
      why: 'Custom AI Development begins with your cases and your data, and says what they can carry.',
    },
    {
      name: 'People',
      about: 'Who would work with it, and how they learn.',
      statements: [
        'At least two colleagues use an assistant for real work each week.',
        'Everyone who will work with it gets training in working time.',
        'People say openly when an output was wrong.',
        'Someone in the team wants to own the new way of working.',
      ],
      next: 'Hold one half day of training on the team’s own tasks.',
      service: 'ai-training',
      why: 'AI Training & Education starts with the work your people already have open.',
    },
    {
      name: 'Process',
      about: 'The work itself, described and timed.',
      statements: [
        'We can describe the process in ten sentences.',
        'It happens at least twenty times a week.',
        'We have timed it within the last quarter.',
        'A wrong result is noticed before it leaves the house.',
      ],
      next: 'Time thirty cases, and write down what a right result looks like.',
      service: 'workflow-automation',
      why: 'Workflow Automation begins at the desk, with the process drawn and timed.',
    },
    {
      name: 'Leadership',
      about: 'Who decides, with what money and what rules.',
      statements: [
        'One person decides, and has an hour a week for it.',
        'There is a budget for a first step, and a date to look at it.',
        'We know what would make us stop.',
        'The rules for tools and data are written and known.',
      ],
      next: 'Name the person who decides, with a date and a stop rule.',
      service: 'ai-onboarding',
      why: 'Business AI Onboarding settles owner, rules and the first measure with you.',
    },
  ],
);

for (const { name, service } of readinessAreas) {
  if (!services.some(({ id }) => id === service)) {
    contentError(
      { file: FILE, entry: name, field: 'service' },
      `'${service}' is not a service.`,
      'Use an id of content/services.',
    );
  }
}

/** The answers to each statement, in the order of their points; the ids are those of lib/readiness/answers.ts. */
export const readinessScale = checkEntry(z.array(toolOption).length(4), FILE, [
  { id: 'no', label: 'Not at all', hint: '0 points' },
  { id: 'parts', label: 'In parts', hint: '1 point' },
  { id: 'mostly', label: 'Mostly', hint: '2 points' },
  { id: 'yes', label: 'Yes, and we can show it', hint: '3 points' },
]);

const verdict = z.strictObject({ title: text(40), text: text(320), rule: text(120) });

/** What the whole says. `rule` is the condition in words, for the page and for scoring by hand. */
export const readinessVerdicts = checkEntry(
  z.strictObject({ 'close-gap': verdict, 'start-small': verdict, start: verdict }),
  FILE,
  {
    'close-gap': {
      title: 'Close the gap first',
      text: 'At least one area has less than half of its points. A project would meet that gap in its first month, when it is most expensive. The first step below costs days.',
      rule: 'an area has less than half of its points',
    },
    'start-small': {
      title: 'Start small',
      text: 'No area holds you back, but together they do not carry a large project yet. Take one process, one team and a date to stop. What you learn there moves the areas that are nearly ready.',
      rule: 'no area is below half, and the mean of the four is below 75%',
    },
    start: {
      title: 'Start',
      text: 'No area holds you back, and together they carry a project. What you need now is a process that is worth it and a measure taken before anything changes.',
      rule: 'no area is below half, and the mean of the four is 75% or more',
    },
  },
);

/** Words of the levels of an area, with their condition. */
export const readinessLevels = {
  'not-yet': { label: 'Not yet', rule: 'below 50%' },
  nearly: { label: 'Nearly', rule: '50% to below 75%' },
  ready: { label: 'Ready', rule: '75% and more' },
} as const;

const words = z.strictObject({
  /** Said before the first step when all areas are ready. */
  allReady: text(160),
  /** Stands above the drawn shares: what a bar is, and what its marks are. */
  bars: text(120),
  method: text(400),
  privacy: text(200),
  withoutScript: z.strictObject({ heading: text(60), lead: text(320) }),
});

export const readinessWords = checkEntry(words, FILE, {
  allReady: 'Every area is ready. The lowest of them is where the next point is easiest to win.',
  bars: 'Share of the points of each area. The marks stand at 50% (nearly) and 75% (ready).',
  method:
    'Each statement gives 0 to 3 points. An area has four statements, so 12 points are all of it. The overall score is the mean of the four areas. It cannot hide a weak one: an area below half comes first, whatever the mean is. We drew the borders, to decide what comes first; no norm stands behind them.',
  privacy:
    'Your answers stay in the address of this page. Nothing is sent unless you take them to the contact form.',
  withoutScript: {
    heading: 'The sixteen statements, to score by hand',
    lead: 'The assessment needs JavaScript; its rules do not. Give each statement 0 (not at all), 1 (in parts), 2 (mostly) or 3 (yes, and we can show it). Add up each area and divide by 12.',
  },
});
