import { z } from 'zod';
import { checkEntry, contentError } from '@/lib/content-check/check';
import type { Facet } from '@/lib/filters/filters';
import { slug, text } from '../schemas/fields';
import { videos } from '../videos';

const schema = z.strictObject({
  popular: z.strictObject({
    heading: text(60),
    lead: text(160),
    /** Counts are fixed text; `item` is the id of a resource or the file name of a guide. */
    items: z.array(z.strictObject({ count: text(10), item: slug })).length(4, 'must be 4 downloads'),
  }),
  videos: z.strictObject({
    heading: text(60),
    lead: text(160),
    /** Slugs of the three tutorials that the page shows. */
    slugs: z.array(slug).length(3, 'must name 3 tutorials'),
  }),
  articles: z.strictObject({ heading: text(60), lead: text(160) }),
  closing: z.strictObject({ heading: text(60), lead: text(200) }),
});

/** The texts of the resources page around the entries of the collections. */
export const resourcesPage = checkEntry(schema, 'content/resources/resources-page.ts', {
  popular: {
    heading: 'Popular Downloads',
    lead: 'Files to start with. The counts are samples.',
    items: [
      { count: '1,200+', item: 'ai-implementation-guide' },
      { count: '950+', item: 'ai-readiness-assessment' },
      { count: '820+', item: 'ai-roi-calculator' },
      { count: '750+', item: 'ai-vendor-scorecard' },
    ],
  },
  videos: {
    heading: 'Video Tutorials',
    lead: 'One task each. The recordings are not published yet, and view counts are samples.',
    slugs: ['first-hour-with-an-assistant', 'choose-the-first-process', 'prompts-a-team-can-share'],
  },
  articles: {
    heading: 'Featured articles',
    lead: 'The reasoning behind the files.',
  },
  closing: {
    heading: 'Not sure which\none you need?',
    lead: 'Tell us what you have to decide.',
  },
});

/** The three tutorials that the resources page shows. */
export const resourcesPageVideos = resourcesPage.videos.slugs.map(
  (wanted) =>
    videos.find((video) => video.slug === wanted) ??
    contentError(
      { file: 'content/resources/resources-page.ts', field: 'videos.slugs' },
      `there is no tutorial '${wanted}'.`,
      `Use three of: ${videos.map((video) => video.slug).join(', ')}.`,
    ),
);

/** The filter buttons of the resources page. app/_lib/resource-items.ts has the rule of each. */
export const resourceFacets: readonly Facet[] = [
  {
    name: 'type',
    legend: 'Type',
    all: 'All Resources',
    options: [
      { value: 'guide', label: 'Guides & Ebooks' },
      { value: 'tool', label: 'Interactive Tools' },
      { value: 'template', label: 'Templates' },
      { value: 'calculator', label: 'Calculators' },
    ],
  },
];

export const resourceFilterTexts = {
  label: 'Filter resources',
  one: 'resource',
  many: 'resources',
  none: 'No resource of this type yet.',
  reset: 'Clear filter',
};
