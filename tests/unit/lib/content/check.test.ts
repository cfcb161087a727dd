/** @requirement ENTITIES-02 ENTITIES-05 ENTITIES-06 */
import { individuals } from '@/content/audiences/individuals';
import { audience } from '@/content/audiences/schema';
import { aiTraining } from '@/content/services/ai-training';
import { service } from '@/content/services/schema';
import { chooseTheFirstProcess } from '@/content/videos/choose-the-first-process';
import { firstHourWithAnAssistant } from '@/content/videos/first-hour-with-an-assistant';
import { video } from '@/content/videos/schema';
import { ContentError, checkCollection, checkEntry } from '@/lib/content/check';

const check = (value: unknown) => () => checkCollection(service, 'content/services', [value]);

test.each([
  [
    'a page description that is too short',
    { meta: { title: 'T', description: 'short' } },
    "meta's description has 5 characters. It must have at least 70 characters",
  ],
  [
    'a page title that is too long',
    { meta: { ...aiTraining.meta, title: 'T'.repeat(61) } },
    "meta's title has 61 characters. It must have at most 60 characters.",
  ],
  [
    'an unknown badge',
    { badge: 'New' },
    "badge is 'New'. It must be 'Popular' or 'Advanced', or be left out.",
  ],
  [
    'an icon that nobody draws',
    { iconName: 'sparkle' },
    "iconName is 'sparkle'. It is not an icon of the design",
  ],
])('%s is refused with file, entry, field and remedy', (_, change, message) => {
  expect(check({ ...aiTraining, ...change })).toThrow(ContentError);
  expect(check({ ...aiTraining, ...change })).toThrow(message);
  expect(check({ ...aiTraining, ...change })).toThrow(/^content\/services\//);
});

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
  expect(() =>
    checkEntry(
      audience,
      'content/audiences/individuals.ts',
      { ...individuals, features: ['one'] },
      'individuals',
    ),
  ).toThrow('content/audiences/individuals.ts: features has 1 entry. It must list at least 3 features.');
});
