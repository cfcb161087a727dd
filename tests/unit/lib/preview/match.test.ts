/** @jest-environment node */
import { createMatcher, type Piece } from '@/lib/preview/match';
import { sourceTexts } from '@/lib/preview/source-texts';

const sources = [
  ...sourceTexts(
    'content/company.ts',
    "export const company = { name: 'Emberlane', reply: '1 business day' };",
  ),
  ...sourceTexts(
    'content/services/training.ts',
    `export const training = {
  title: 'AI Training',
  lead: 'Your team learns on its own files.',
  action: 'Get Free Consultation',
  about: \`\${company.name} was founded to teach people.\`,
  note: 'A seat costs {usd:1500} per person.',
  price: 2000,
};`,
  ),
  ...sourceTexts(
    'content/services/onboarding.ts',
    `export const onboarding = {
  title: 'AI Onboarding',
  lead: 'Start with an exit plan.',
  action: 'Get Free Consultation',
};`,
  ),
  ...sourceTexts(
    'components/ui/button.tsx',
    'export const Button = () => <button>Show all results</button>;',
  ),
];
const { match } = createMatcher(sources);

const run = (text: string): Piece<string> => ({ ref: text, text, children: [] });
const element = (...children: Piece<string>[]): Piece<string> => {
  const text = children.map((child) => child.text).join('');
  return { ref: `<${text}>`, text, children };
};
/** A page of paragraphs, each a text. */
const pageOf = (...texts: string[]) => element(...texts.map((text) => element(run(text))), run('\n'));
const named = (page: Piece<string>) =>
  match(page).map(({ text, from, places }) => [
    text,
    from,
    places.map(({ file, line }) => `${file}:${line}`),
  ]);

test('a text is found in its file and line, whatever its quotation marks and spaces', () => {
  expect(named(pageOf('Your team  learns on its\u00a0own files.', 'AI Training'))).toEqual([
    ['Your team learns on its own files.', 'one', ['content/services/training.ts:3']],
    ['AI Training', 'one', ['content/services/training.ts:2']],
  ]);
});

test('a text that several files have is that of the file whose texts are around it', () => {
  expect(named(pageOf('Start with an exit plan.', 'Get Free Consultation'))[1]).toEqual([
    'Get Free Consultation',
    'one',
    ['content/services/onboarding.ts:4'],
  ]);
});

test('a text that several files have, with nothing around it, is from several', () => {
  expect(named(pageOf('Get Free Consultation'))).toEqual([
    [
      'Get Free Consultation',
      'several',
      ['content/services/training.ts:4', 'content/services/onboarding.ts:4'],
    ],
  ]);
});

test('a text made from several entries names all of them', () => {
  expect(named(pageOf('Emberlane was founded to teach people.'))).toEqual([
    [
      'Emberlane was founded to teach people.',
      'one',
      ['content/services/training.ts:5', 'content/company.ts:1'],
    ],
  ]);
});

test('a paragraph with a price in an element of its own is one text', () => {
  const paragraph = element(run('A seat costs '), element(run('$1,500')), run(' per person.'));
  expect(named(element(paragraph, run('\n')))).toEqual([
    ['A seat costs $1,500 per person.', 'one', ['content/services/training.ts:6']],
  ]);
});

test('a price that is a number in content is found; a number that is not is left out', () => {
  expect(named(pageOf('$2,000', '17'))).toEqual([['$2,000', 'one', ['content/services/training.ts:7']]]);
});

test('a label in code is found there, and what no file has is from code', () => {
  expect(named(pageOf('Show all results', 'Seven of nine results'))).toEqual([
    ['Show all results', 'one', ['components/ui/button.tsx:1']],
    ['Seven of nine results', 'code', []],
  ]);
});
