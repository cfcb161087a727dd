import { createSpelling } from '@/lib/chat/spelling';
import { wordsOf } from '@/lib/search/words';

const correct = createSpelling(
  new Set(['appointment', 'contact', 'contract', 'price', 'five']),
  'Bakery & Sons',
);
const corrected = (message: string) => wordsOf(message).map((word) => correct(word).text);

test.each(['appointmnt', 'apointment', 'appiontment', 'appointmemt'])(
  'one wrong letter is corrected: %s',
  (typed) => {
    expect(corrected(typed)).toEqual(['appointment']);
  },
);

test.each(['contract', 'colleague', 'prize', 'rice', '5', 'xylophone'])(
  "'%s' is no typing error",
  (typed) => {
    expect(corrected(typed)).toEqual(wordsOf(typed).map(({ text }) => text));
  },
);

test('a mistyped abbreviation is read like the abbreviation', () => {
  expect(corrected('collegues')).toEqual(corrected('colleagues'));
});

test('the company’s name is not corrected', () => {
  expect(corrected('what does bakery do')).toEqual(['what', 'does', 'company', 'do']);
});
