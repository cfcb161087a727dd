import { correctSpelling, editDistance, stem, tokenize } from '@/lib/chat/tokenize';

test.each([
  ['training', 'trainers', 'train', 'trains'],
  ['automate', 'automation', 'automating', 'automates'],
  ['optimise', 'optimization', 'optimizing', 'optimisation'],
  ['price', 'prices', 'pricing', 'priced'],
  ['book', 'booking', 'books', 'booked'],
  ['company', 'companies', 'company', 'company'],
])('forms of one word share a root: %s, %s, %s, %s', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

test.each([
  ['price', 'prize'],
  ['open', 'operate'],
  ['train', 'rain'],
])('different words keep different roots: %s, %s', (a, b) => {
  expect(stem(a)).not.toBe(stem(b));
});

test('words are lower case, without accents and apostrophes', () => {
  expect(tokenize("What's the Café’s price, 24/7?")).toEqual(['whats', 'the', 'cafes', 'price', '24', '7']);
});

test("short forms are written out where they would be another word: we'd, I'm, they're", () => {
  expect(tokenize("We'd say I'm sure they’re fine")).toEqual([
    'we',
    'would',
    'say',
    'i',
    'am',
    'sure',
    'they',
    'are',
    'fine',
  ]);
});

test.each([
  ['cost', 'cost', 0],
  ['cots', 'cost', 1],
  ['training', 'trainning', 1],
  ['schedule', 'shedul', 2],
])('editDistance between %s and %s is %d', (a, b, expected) => {
  expect(editDistance(a, b, 3)).toBe(expected);
});

test('editDistance gives up above its limit', () => {
  expect(editDistance('automation', 'banana', 2)).toBe(3);
});

test.each([
  ['shedule', 'schedule'],
  ['cots', 'cost'],
  ['consultaton', 'consultation'],
  ['rcost', 'rcost'],
  ['coat', 'coat'],
  ['pr', 'pr'],
])('the typing error %s is read as %s', (typed, meant) => {
  expect(correctSpelling(typed, ['schedule', 'cost', 'consultation', 'price'])).toBe(meant);
});
