import { createPhraseMatcher } from '@/lib/chat/phrases';
import { wordsOf } from '@/lib/search/words';

const placesOf = (phrase: string, message: string, known: string[] = []) => {
  const found = createPhraseMatcher([phrase], (word) => known.includes(word))(wordsOf(message));
  return found && [...found].sort();
};

test.each([
  ['talk person', 'Can a person talk to me?', [2, 3]],
  ['talk person', 'Can we talk?', null],
  ['talk|speak person', 'May I speak with a person?', [2, 5]],
  ['real_person', 'Are you a real person?', [3, 4]],
  ['real_person', 'Is the person real?', null],
  ['invoice', 'Do you read INVOICES?', [3]],
  ['whats_up', 'What’s up?', [0, 1]],
  ['abroad|countries work|countries', 'Which countries?', null],
])("the phrase '%s' in '%s'", (phrase, message, places) => {
  expect(placesOf(phrase, message)).toEqual(places);
});

test.each(['appointmnt', 'apointment', 'appiontment', 'appointmemt'])(
  "one wrong letter is forgiven: '%s'",
  (typed) => {
    expect(placesOf('appointment', typed)).toEqual([0]);
  },
);

test('a word that the site uses is no typing error', () => {
  expect(placesOf('contact', 'Which contract?')).toEqual([1]);
  expect(placesOf('contact', 'Which contract?', ['contract'])).toBeNull();
});

test('where only exact words count, a word of the same stem does not, and a plural does', () => {
  const match = createPhraseMatcher(['intern'], null);
  expect(match(wordsOf('our internal search'))).toBeNull();
  expect(match(wordsOf('do you take interns'))).not.toBeNull();
});
