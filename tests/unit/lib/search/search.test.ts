import { createSearch } from '@/lib/search/search';
import type { Section } from '@/lib/search/section';

const section = (heading: string, text: string, more: Partial<Section> = {}): Section => ({
  page: 'Bakery',
  heading,
  href: `/bakery#${heading.toLowerCase().replaceAll(' ', '-')}`,
  text,
  ...more,
});
const times = section('Opening times', 'The shop opens at seven. Rolls sell out by nine.');
const sections = [
  times,
  section('Do you deliver?', 'Yes. We deliver cakes within ten miles.', {
    page: 'FAQ',
    href: '/faq',
    utterances: ['will you bring it to my door'],
  }),
  section('Wedding cakes', 'A wedding cake costs {usd:300}. Tell us the date two weeks before.'),
  section(
    'How we delivered a cake up a mountain',
    'A cake on a mountain needs a box. We deliver stories too.',
    {
      isArticle: true,
      href: '/blog/mountain',
    },
  ),
];
let searchPages: Awaited<ReturnType<typeof createSearch>>['searchPages'];
beforeAll(async () => {
  ({ searchPages } = await createSearch(sections));
});
const headings = (query: string) => searchPages(query, 9).map(({ section }) => section.heading);

test.each([
  ['opened', 'Opening times', 'another form of a word'],
  ['bring it to the door', 'Do you deliver?', 'a question in other words'],
  ['weding', 'Wedding cakes', 'a misspelled word'],
  ['mountai', 'How we delivered a cake up a mountain', 'the beginning of a word'],
])("'%s' finds '%s' by %s", (query, heading) => {
  expect(headings(query)[0]).toBe(heading);
});

test('an article ranks below pages about the company', () => {
  const article = 'How we delivered a cake up a mountain';
  expect(headings('do you deliver a cake').slice(0, 2)).toEqual(['Do you deliver?', article]);
});

test('each page is found once, with its best section, and much weaker pages are left out', () => {
  expect(headings('when does the shop open for wedding cakes')).toEqual([
    'Wedding cakes',
    'How we delivered a cake up a mountain',
  ]);
  expect(searchPages('cakes', 1)).toHaveLength(1);
});

test('an empty query, stop words and unknown words find nothing', () => {
  for (const query of ['', '   ', 'what is it', '??', 'xylophone']) expect(headings(query)).toEqual([]);
});
