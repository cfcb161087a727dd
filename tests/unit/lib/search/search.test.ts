import type { Passage } from '@/lib/search/passage';
import { createSearch, MIN_ANSWER_SCORE } from '@/lib/search/search';

const passage = (heading: string, text: string, more: Partial<Passage> = {}): Passage => ({
  page: 'Bakery',
  heading,
  href: `/bakery#${heading.toLowerCase().replaceAll(' ', '-')}`,
  text,
  ...more,
});

const passages = [
  passage(
    'Opening times',
    'The shop opens at seven.\nIt closes at noon.\nOn Sundays it stays closed.\nFresh rolls sell out by nine.',
  ),
  passage('Do you deliver?', 'Yes. We deliver cakes within ten miles.', {
    kind: 'question',
    page: 'FAQ',
    href: '/faq',
  }),
  passage('Wedding cakes', 'A wedding cake costs {usd:300}.\nTell us the date two weeks before.'),
  passage(
    'How we delivered a cake up a mountain',
    'A cake on a mountain needs a box.\nWe deliver stories too.',
    {
      kind: 'article',
      href: '/blog/mountain',
    },
  ),
];
const synonyms = [
  ['price', 'cost', 'how much is'],
  ['deliver', 'ship'],
];
const { search } = createSearch({ passages, synonyms });
const headings = (query: string) => search(query).map((hit) => hit.passage.heading);

test('other forms of a word, synonyms and phrases find a passage', () => {
  expect(headings('opened')[0]).toBe('Opening times');
  expect(headings('can you ship a cake')[0]).toBe('Do you deliver?');
  expect(headings('how much is a wedding cake')[0]).toBe('Wedding cakes');
});

test('a misspelled word and the beginning of a word find a passage, below one that is spelled right', () => {
  expect(headings('weding')[0]).toBe('Wedding cakes');
  expect(headings('mountai')[0]).toBe('How we delivered a cake up a mountain');
  const [right] = search('wedding');
  const [wrong] = search('weding');
  expect(wrong?.score).toBeLessThan(right?.score ?? 0);
});

test('an article comes after what the company says of itself', () => {
  expect(headings('do you deliver a cake').slice(0, 2)).toEqual([
    'Do you deliver?',
    'How we delivered a cake up a mountain',
  ]);
});

test('what the passages say may be asserted, and what they only touch may not', () => {
  expect(search('do you deliver cakes?')[0]?.score).toBeGreaterThan(MIN_ANSWER_SCORE);
  expect(search('do you bake gluten free bread for cakes?')[0]?.score).toBeLessThan(MIN_ANSWER_SCORE);
});

test('a hit has up to three whole sentences in a row, and the words that match', () => {
  const [hit] = search('when are rolls sold on sundays');
  expect(hit?.sentences).toEqual(passages[0]?.text.split('\n').slice(1));
  expect(hit?.terms.sort()).toEqual(['rolls', 'sundays']);
});

test('the sentences begin where they need none before them', () => {
  const { search: searchOne } = createSearch({
    passages: [
      passage('People', 'Ana bakes.\nShe has won a prize for rye.\nNo one else bakes rye.\nBen sells.'),
    ],
    synonyms: [],
  });
  expect(searchOne('rye prize')[0]?.sentences[0]).toBe('Ana bakes.');
});

test('nothing is found for nothing, for words without meaning, and for words that no passage has', () => {
  for (const query of ['', '   ', 'what is it', '??', 'xylophone']) expect(headings(query)).toEqual([]);
});

test('the limit holds', () => {
  expect(search('cake', { limit: 1 })).toHaveLength(1);
});
