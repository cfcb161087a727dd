import { individuals } from '@/content/audiences/individuals';
import { audience } from '@/content/audiences/schema';
import { aiTraining } from '@/content/services/ai-training';
import { service } from '@/content/services/schema';
import { chooseTheFirstProcess } from '@/content/videos/choose-the-first-process';
import { firstHourWithAnAssistant } from '@/content/videos/first-hour-with-an-assistant';
import { video } from '@/content/videos/schema';
import { ContentError, checkCollection, checkEntry } from '@/lib/content/check';

const check = (value: unknown) => () => checkCollection(service, 'content/services', [value]);

test('a misspelled key names the file, the entry, the key and where the shapes are', () => {
  expect(check({ ...aiTraining, desciption: 'x' })).toThrow(
    "content/services/ai-training.ts, entry 'ai-training', field 'desciption': unknown key 'desciption'. Check the spelling against the schema beside the file, or remove it.",
  );
});

test.each([
  ['a title that is too long', { title: 'A'.repeat(51) }, "field 'title': must have at most 50 characters."],
  ['an empty description', { description: ' ' }, "field 'description': must not be empty."],
  [
    'a page description that is too short',
    { meta: { title: 'T', description: 'short' } },
    "field 'meta.description': must have at least 70 characters",
  ],
  [
    'a page title that is too long',
    { meta: { ...aiTraining.meta, title: 'T'.repeat(61) } },
    "field 'meta.title': must have at most 60 characters.",
  ],
  ['an unknown badge', { badge: 'New' }, "field 'badge': must be 'Popular' or 'Advanced', or be left out."],
  ['an icon that nobody draws', { iconName: 'sparkle' }, "field 'iconName': is not an icon of the design"],
  ['a slug with spaces', { id: 'AI Training' }, 'must be lower-case words joined by hyphens.'],
  ['a missing field', { url: undefined }, "field 'url': must be text."],
])('%s is refused with file, entry, field and remedy', (_, change, message) => {
  expect(check({ ...aiTraining, ...change })).toThrow(ContentError);
  expect(check({ ...aiTraining, ...change })).toThrow(message);
  expect(check({ ...aiTraining, ...change })).toThrow(/content\/services\/.*The schema beside the file says/);
});

test('two entries with one id, or one title, are refused', () => {
  expect(() => checkCollection(service, 'content/services', [aiTraining, aiTraining])).toThrow(
    "content/services/ai-training.ts, entry 'ai-training', field 'id': 'ai-training' stands in entry 'ai-training' too. Give each entry its own.",
  );
  expect(() =>
    checkCollection(service, 'content/services', [aiTraining, { ...aiTraining, id: 'other' }]),
  ).toThrow("content/services/other.ts, entry 'other', field 'title'");
});

test('ENTITIES-06 an entry with a slug is named by it, and neither slug nor number stands twice', () => {
  const both = (change: object) => () =>
    checkCollection(video, 'content/videos', [
      firstHourWithAnAssistant,
      { ...chooseTheFirstProcess, ...change },
    ]);
  expect(both({})).not.toThrow();
  expect(both({ id: 1 })).toThrow(
    "content/videos/choose-the-first-process.ts, entry 'choose-the-first-process', field 'id': '1' stands in entry 'first-hour-with-an-assistant' too.",
  );
  expect(both({ slug: 'first-hour-with-an-assistant' })).toThrow("field 'slug'");
});

test('ENTITIES-05 an audience needs at least three features', () => {
  expect(() =>
    checkEntry(
      audience,
      'content/audiences/individuals.ts',
      { ...individuals, features: ['one'] },
      'individuals',
    ),
  ).toThrow(
    "content/audiences/individuals.ts, entry 'individuals', field 'features': must list at least 3 features.",
  );
});
