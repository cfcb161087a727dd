import { z } from 'zod';
import { countWords, listHeadings } from '@/lib/markdown/inspect-blocks';
import { durationToSeconds } from '@/lib/videos/durations';
import { isoDate, meta, services, slug, text } from './fields';
import { figures, figuresFit, markdown } from './long-text';

export const videoCategory = z.enum(
  ['Getting Started', 'Business Implementation', 'Technical Deep Dives', 'Case Studies', 'Best Practices'],
  'must be one of the five categories that the video page filters by',
);

export const videoLevel = z.enum(
  ['Beginner', 'Intermediate', 'Advanced'],
  'must be Beginner, Intermediate or Advanced',
);

/** A length or a place in a recording, such as '45:30' or '1:12:45'. */
const recordingTime = z
  .string('must be text')
  .regex(/^([1-9]:[0-5]\d|[1-5]?\d):[0-5]\d$/, "must be a time such as '45:30' or '1:12:45'");

/** A chapter begins `at` a time, under the heading of the walkthrough that has its title. */
const videoChapter = z.strictObject({ at: recordingTime, title: text(60) });

export const video = z
  .strictObject({
    /** Number of the tutorial, from 1; its file and its address are named by `slug`. */
    id: z.int().min(1),
    slug,
    title: text(70),
    description: text(200),
    category: videoCategory,
    level: videoLevel,
    duration: recordingTime,
    /** Sample until a recording counts its own; text such as '12.5k'. */
    views: z.string().regex(/^\d+(\.\d)?k?$/, "must be a count such as '12.5k'"),
    featured: z.boolean(),
    date: isoDate,
    chapters: z.array(videoChapter).min(3, 'must have at least 3 chapters').max(10),
    keyPoints: z.array(text(160)).min(3, 'must list at least 3 points').max(6),
    /** Ids of the services that the tutorial leads to. */
    services,
    /** Address of the recording; without one the page says that there is none yet. */
    recording: z.url('must be an address').optional(),
    figures,
    /** The written walkthrough, in Markdown; one '## ' heading for each chapter. */
    body: markdown.refine((blocks) => countWords(blocks) >= 400, 'must have at least 400 words'),
    meta,
  })
  .refine(figuresFit, {
    path: ['figures'],
    error: 'and the ::figure lines of body must name the same drawings',
  })
  .refine(({ figures: drawn }) => Object.keys(drawn).length > 0, {
    path: ['figures'],
    error: 'must have at least 1 drawing',
  })
  .refine(
    ({ chapters, duration }) => {
      const times = [...chapters.map(({ at }) => durationToSeconds(at)), durationToSeconds(duration)];
      return times[0] === 0 && times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0));
    },
    { path: ['chapters'], error: "must begin at '0:00', rise, and stay below the duration" },
  )
  .refine(
    ({ chapters, body }) => {
      const headings = listHeadings(body).filter(({ level }) => level === 2);
      return (
        headings.length === chapters.length &&
        chapters.every(({ title }, index) => headings[index]?.text === title)
      );
    },
    { path: ['chapters'], error: "must have the titles of the '## ' headings of body, in their order" },
  )
  .transform((entry) => ({
    ...entry,
    url: `/resources/videos/${entry.slug}`,
    thumbnail: `/og/resources/videos/${entry.slug}.png`,
  }));
export type Video = z.infer<typeof video>;
export type VideoInput = z.input<typeof video>;
