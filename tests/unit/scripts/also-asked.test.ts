import { alsoAsked } from '@/content/search/also-asked';
import type { Passage } from '@/lib/search/passage';
import { createSearch } from '@/lib/search/search';
import { withAlsoAsked, withoutPassage } from '@/scripts/build/passages/also-asked';

const passage = (heading: string, href: string, text: string): Passage => ({
  page: 'Page',
  heading,
  href,
  text,
});
const passages = [
  passage('Three offices', '/about#offices', 'London and Dublin.'),
  passage('London', '/about#offices', 'The main one.'),
  passage('Does it replace us?', '/faq#replace', 'It takes over steps.'),
];

test('questions in other words go to the passage with the heading or the address', () => {
  const given = withAlsoAsked(passages, [
    { heading: 'Does it replace us?', alsoAsked: ['must we fire staff'] },
    { href: '/about#offices', alsoAsked: ['where are you'] },
    { href: '/about#offices', heading: 'London', alsoAsked: ['head office'] },
  ]);
  expect(given.map(({ alsoAsked }) => alsoAsked)).toEqual([
    ['where are you'],
    ['head office'],
    ['must we fire staff'],
  ]);
});

test('a section that has gone is named, and its questions go to no other passage', () => {
  const gone = { href: '/about#team', alsoAsked: ['who are you'] };
  expect(withoutPassage([gone, { href: '/about#offices', alsoAsked: ['where'] }], passages)).toEqual([gone]);
  expect(withAlsoAsked(passages, [gone])).toEqual(passages);
});

test('a search finds a passage by what is also asked, and shows only its own words', () => {
  const given = withAlsoAsked(passages, [
    { heading: 'Does it replace us?', alsoAsked: ['must we fire staff'] },
  ]);
  const [hit] = createSearch({ passages: given, synonyms: [] }).search('will you fire staff');
  expect(hit?.passage.href).toBe('/faq#replace');
  expect(hit?.sentences).toEqual(['It takes over steps.']);
});

test('the questions of the content are each for one section', () => {
  expect(alsoAsked.length).toBeGreaterThan(0);
  const all = alsoAsked.flatMap(({ alsoAsked: asked }) => asked.map((question) => question.toLowerCase()));
  const repeated = all.filter((question, at) => all.indexOf(question) !== at);
  expect(repeated).toEqual([]);
});
