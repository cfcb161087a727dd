/** @requirement ENTITIES-06 VIDEOS-06 */
import { firstHourWithAnAssistant } from '@/content/videos/first-hour-with-an-assistant';
import { video as schema } from '@/content/videos/schema';

/** The problems that the schema finds in a tutorial with `changes`. */
const problemsOf = (changes: object) => {
  const result = schema.safeParse({ ...firstHourWithAnAssistant, ...changes });
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

const { chapters } = firstHourWithAnAssistant;

test.each([
  ['a chapter at or after the end', { duration: '13:05' }],
  ['a first chapter after the start', { chapters: [{ ...chapters[0], at: '0:05' }, ...chapters.slice(1)] }],
  ['chapters that do not rise', { chapters: chapters.map((chapter) => ({ ...chapter, at: '0:00' })) }],
  ['chapters that the walkthrough does not have', { chapters: chapters.slice(0, -1) }],
  ['a time that is none', { duration: '15:72' }],
])('a tutorial with %s is refused', (_, changes) => {
  expect(problemsOf(changes).join()).toMatch(/^(chapters|duration): /);
});
