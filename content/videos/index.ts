import { checkCollection } from '@/lib/content-check/check';
import type { Facet } from '@/lib/filters/filters';
import { slug } from '@/lib/format/slug';
import { video as schema, videoCategory, videoLevel } from '../schemas/videos';
import { chooseTheFirstProcess } from './choose-the-first-process';
import { costSpeedAndDrift } from './cost-speed-and-drift';
import { evaluationSetInAnAfternoon } from './evaluation-set-in-an-afternoon';
import { firstHourWithAnAssistant } from './first-hour-with-an-assistant';
import { fourInvoiceFormats } from './four-invoice-formats';
import { promptsATeamCanShare } from './prompts-a-team-can-share';
import { retrievalThatCites } from './retrieval-that-cites';
import { workflowWithAHumanCheck } from './workflow-with-a-human-check';

/**
 * The video tutorials in the order of the site. Add a line here for each file. The view counts are placeholders
 * to be replaced before launch.
 */
export const videos = checkCollection(schema, 'content/videos', [
  firstHourWithAnAssistant,
  chooseTheFirstProcess,
  workflowWithAHumanCheck,
  promptsATeamCanShare,
  retrievalThatCites,
  evaluationSetInAnAfternoon,
  fourInvoiceFormats,
  costSpeedAndDrift,
]);

/** The two filters of the page. A tutorial must match both. */
export const videoFacets: readonly Facet[] = [
  {
    name: 'category',
    legend: 'Category',
    all: 'All',
    options: videoCategory.options.map((label) => ({ value: slug(label), label })),
  },
  {
    name: 'level',
    legend: 'Level',
    all: 'All',
    options: videoLevel.options.map((label) => ({ value: slug(label), label })),
  },
];

export const videoWords = {
  label: 'Filter video tutorials',
  one: 'tutorial',
  many: 'tutorials',
  none: 'No videos found matching your criteria.',
  reset: 'Clear Filters',
};

/** What a video's page says where its content names no recording, and where it names one. */
export const recordingTexts = {
  none: 'There’s no recording yet: read the walkthrough. Chapter times are planned.',
  link: 'Watch the recording',
  hostNote: 'It opens on the site that hosts it. This page loads nothing from there.',
};

/** The closing action of the list. */
export const videosClosing = {
  heading: 'Want this for your own team?',
  lead: 'In a training session, your team works on its own files.',
};
