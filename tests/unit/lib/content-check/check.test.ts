/** @requirement ENTITIES-05 ENTITIES-06 */
import { individuals } from '@/content/audiences/individuals';
import { audience } from '@/content/audiences/schema';
import { chooseTheFirstProcess } from '@/content/videos/choose-the-first-process';
import { firstHourWithAnAssistant } from '@/content/videos/first-hour-with-an-assistant';
import { video } from '@/content/videos/schema';
import { checkCollection, checkEntry } from '@/lib/content-check/check';

test('an entry with a slug is named by it, and neither slug nor number stands twice', () => {
  const both = (change: object) => () =>
    checkCollection(video, 'content/videos', [
      firstHourWithAnAssistant,
      { ...chooseTheFirstProcess, ...change },
    ]);
  expect(both({})).not.toThrow();
  expect(both({ id: 1 })).toThrow(
    "content/videos/choose-the-first-process.ts: id '1' is also in content/videos/first-hour-with-an-assistant.ts.",
  );
  expect(both({ slug: 'first-hour-with-an-assistant' })).toThrow(
    "slug 'first-hour-with-an-assistant' is also in",
  );
});

test('an audience needs at least three features', () => {
  const entry = { ...individuals, features: ['one'] };
  expect(() => checkEntry(audience, 'content/audiences/individuals.ts', entry, 'individuals')).toThrow(
    'content/audiences/individuals.ts: features has 1 entry. It must list at least 3 features.',
  );
});
