/** @requirement ENTITIES-06 VIDEOS-06 */
import { services } from '@/content/services';
import { videos } from '@/content/videos';
import { firstHourWithAnAssistant } from '@/content/videos/first-hour-with-an-assistant';
import { video as schema } from '@/content/videos/schema';
import { countWords, headingsOf } from '@/lib/markdown/blocks';
import { secondsOf } from '@/lib/videos/times';

/** The problems that the schema finds in a tutorial with `changes`. */
const problemsOf = (changes: object) => {
  const result = schema.safeParse({ ...firstHourWithAnAssistant, ...changes });
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

test('each video has a number of its own and all its fields', () => {
  expect(new Set(videos.map(({ id }) => id)).size).toBe(videos.length);
  for (const video of videos) {
    expect(video).toMatchObject({
      title: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
      level: expect.stringMatching(/^(Beginner|Intermediate|Advanced)$/),
      duration: expect.stringMatching(/^(\d:)?\d\d:\d\d$/),
      views: expect.stringMatching(/^\d+(\.\d)?k$/),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      url: `/resources/videos/${video.slug}`,
      thumbnail: `/og/resources/videos/${video.slug}.png`,
    });
  }
});

test.each(videos.map((video) => [video.slug, video] as const))(
  '%s has a walkthrough of 400 words and a drawing, chapters in it, and services',
  (_, video) => {
    expect(countWords(video.body)).toBeGreaterThanOrEqual(400);
    expect(Object.keys(video.figures)).not.toHaveLength(0);
    expect(headingsOf(video.body).map(({ text }) => text)).toEqual(video.chapters.map(({ title }) => title));
    const times = [...video.chapters.map(({ at }) => secondsOf(at)), secondsOf(video.duration)];
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
    expect(times[0]).toBe(0);
    for (const id of video.services) expect(services.map((service) => service.id)).toContain(id);
  },
);

describe('the schema refuses', () => {
  const { chapters, body } = firstHourWithAnAssistant;

  test.each([
    ['a chapter at or after the end', { duration: '13:05' }],
    ['a first chapter after the start', { chapters: [{ ...chapters[0], at: '0:05' }, ...chapters.slice(1)] }],
    ['chapters that do not rise', { chapters: chapters.map((chapter) => ({ ...chapter, at: '0:00' })) }],
    ['chapters that the walkthrough does not have', { chapters: chapters.slice(0, -1) }],
    ['a time that is none', { duration: '15:72' }],
  ])('%s', (_, changes) => {
    expect(problemsOf(changes).join()).toMatch(/^(chapters|duration): /);
  });

  test('a short walkthrough, one without a drawing, and a recording without an address', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ body: body.slice(0, 900) }).join()).toContain('must have at least 400 words');
    const undrawn = { body: body.replace('::figure{#attempts}', ''), figures: {} };
    expect(problemsOf(undrawn)).toEqual(['figures: must have at least 1 drawing']);
    expect(problemsOf({ recording: 'soon' })).toEqual(['recording: must be an address']);
    expect(problemsOf({ recording: 'https://videos.example/1' })).toEqual([]);
  });
});
