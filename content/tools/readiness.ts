import { z } from 'zod';
import { checkEntry, contentError } from '@/lib/content-check/check';
import { numberInWords } from '@/lib/format/number-words';
import { answerPoints, statementsPerArea } from '@/lib/readiness-assessment/answers';
import * as routes from '@/lib/routes';
import { guides } from '../guides';
import { link, text } from '../schemas/fields';
import { type ReadinessArea, readinessAreas as schema } from '../schemas/readiness';
import { toolOption } from '../schemas/tools';
import { services } from '../services';
import { toolFigures as figures, statementCount } from './tool-figures';
import { serviceTitles } from '../company/service-titles';

const FILE = 'content/tools/readiness.ts';
/** The most points of an area. */
const [first = 0] = statementsPerArea;
const isEven = statementsPerArea.every((count) => count === first);
const maxPoints = isEven
  ? String(first * answerPoints.yes)
  : `${numberInWords(answerPoints.yes)} times its statements`;

/** The areas with their statements, what to do first in an area, and what helps there. */
export const readinessAreas = checkEntry(schema, FILE, [
  {
    name: 'Data',
    statements: [
      'The material for our first process is in one place that people keep up to date.',
      'We know which fields contain personal data and who may use them.',
    ],
    next: 'Pick one place for new entries, and start keeping every result.',
    help: { guide: 6 },
    why: 'The free checklist shows what is missing before you spend anything.',
  },
  {
    name: 'People',
    statements: [
      'At least two colleagues use an AI assistant for real work every week.',
      'Everyone who will work with the new system gets trained during working hours.',
    ],
    next: 'Spend half a day training on the team’s own tasks.',
    help: { service: 'ai-training' },
    why: `${serviceTitles['ai-training']} starts with the work already on your team’s desks.`,
  },
  {
    name: 'Process',
    statements: [
      'We have timed our first process in the past quarter.',
      'We catch a wrong result before it reaches a customer.',
    ],
    next: 'Time 30 cases, and write down what a correct result looks like.',
    help: { service: 'workflow-automation' },
    why: `${serviceTitles['workflow-automation']} starts by mapping and timing the process with the people who do it.`,
  },
  {
    name: 'Leadership',
    statements: [
      'One person makes the decisions and has an hour a week for this.',
      'We know what would make us stop.',
    ],
    next: 'Name who decides, by when, and what would make you stop.',
    help: { service: 'ai-onboarding' },
    why: `${serviceTitles['ai-onboarding']} settles ownership, rules and the first measure with you.`,
  },
]);

/** Title and address of what helps in an area; `service` where it is one. */
export function readinessHelp({ name, help }: ReadinessArea): {
  label: string;
  href: string;
  service?: string;
} {
  const found =
    'service' in help
      ? services.find(({ id }) => id === help.service)
      : guides.find(({ id }) => id === help.guide);
  if (!found)
    contentError(
      { file: FILE, entry: name, field: 'help' },
      'names nothing that exists.',
      'Use the id of a service or of a guide.',
    );
  return 'url' in found
    ? { label: found.title, href: found.url, service: found.id }
    : { label: found.title, href: `${routes.guides}#guide-${found.id}` };
}

/** The answers to each statement, in the order of their points; the ids are those of lib/readiness-assessment/answers.ts. */
export const readinessScale = checkEntry(z.array(toolOption).length(Object.keys(answerPoints).length), FILE, [
  { id: 'no', label: 'Not at all', hint: '0 points' },
  { id: 'parts', label: 'Partly', hint: '1 point' },
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
      text: `Below ${figures.gap}: {areas}. A project would run into that in its first month, when fixing it costs the most. Each first step below takes days, not months.`,
      rule: `any area is below ${figures.gap}`,
    },
    'start-small': {
      title: 'Start small',
      text: 'No single area will hold you back, but you’re not ready for a large project yet. Pick one process, one team and an end date. What you learn will raise the other scores.',
      rule: `no area is below ${figures.gap}, and the average is below ${figures.ready}`,
    },
    start: {
      title: 'Start',
      text: 'No area will hold you back. What you need now is a process worth the effort, and a baseline before anything changes.',
      rule: `no area is below ${figures.gap}, and the average is ${figures.ready} or more`,
    },
  },
);

/** Words of the levels of an area. */
export const readinessLevels = {
  'not-yet': { label: 'Not yet' },
  nearly: { label: 'Nearly' },
  ready: { label: 'Ready' },
} as const;

const words = z.strictObject({
  /** Replaces the first steps when every area is ready. */
  allReady: z.strictObject({ text: text(160), links: z.array(link).min(1) }),
  method: text(400),
  privacy: text(200),
  withoutScript: z.strictObject({ heading: text(60), lead: text(320) }),
});

export const readinessWords = checkEntry(words, FILE, {
  allReady: {
    text: 'Every area is ready. Pick a process, and check that it pays before you build anything.',
    links: [
      { label: 'Calculate the return', href: routes.roiCalculator },
      { label: 'AI Service Selector', href: routes.serviceSelector },
    ],
  },
  method: `Each statement scores 0 to 3 points, so an area has up to ${maxPoints}. The overall score is the average of the ${numberInWords(statementsPerArea.length)} areas. A high average can’t hide a weak area: any area below ${figures.gap} comes first. These are our own thresholds.`,
  privacy:
    'Your answers stay in this page’s address. Our server sees them only if someone opens that address or you send them in the contact form.',
  withoutScript: {
    heading: `Score the ${statementCount.words} statements by hand`,
    lead: `The assessment needs JavaScript, but you can score it on paper. Score each statement 0 (not at all), 1 (partly), 2 (mostly) or 3 (yes, and we can show it). Add up each area and divide by ${maxPoints}.`,
  },
});
