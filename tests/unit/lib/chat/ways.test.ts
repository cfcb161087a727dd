import { createPhraseMatcher, createWayMatcher } from '@/lib/chat/ways';
import { wordsOf } from '@/lib/search/words';

describe('phrases', () => {
  const placesOf = (phrase: string, message: string) => {
    const places = createPhraseMatcher([phrase])(wordsOf(message));
    return places && [...places].sort();
  };

  test.each([
    ['talk person', 'Can a person talk to me?', [2, 3]],
    ['talk person', 'Can we talk?', null],
    ['talk|speak person', 'May I speak with a person?', [2, 5]],
    ['real_person', 'Are you a real person?', [3, 4]],
    ['real_person', 'Is the person real?', null],
    ['invoice', 'Do you read INVOICES?', [3]],
    ['intern', 'our internal search', null],
    ['abroad|countries work|countries', 'Which countries?', null],
  ])("the phrase '%s' is found in '%s'", (phrase, message, places) => {
    expect(placesOf(phrase, message)).toEqual(places);
  });
});

describe('ways of asking', () => {
  const asks = [
    'who owns the code or the data',
    'is the software ours',
    'what do you need',
    'do we need boxes',
    'rent a van *',
  ];
  const match = createWayMatcher(asks);
  const isAsked = (message: string, subject = '') => match(wordsOf(message), wordsOf(subject)) !== null;

  test.each([
    ['so who will own the code then?', 'other small words and endings'],
    ['who owns our data', 'one of two alternatives'],
    ['who owns the code of the software', 'a word of another way'],
    ['what do you need from us', 'a way without content words, as it is'],
    ['can I rent a van for moving house', 'an open way with more words'],
  ])("the pattern '%s' matches: %s", (message) => {
    expect(isAsked(message)).toBe(true);
  });

  test.each([
    ['who owns the copyright of the code', 'a distinctive word that no way has'],
    ['where is the code', 'another question'],
    ['the code', 'less than the way'],
    ['can I see the boxes', 'something else done with the one word'],
    ['for boxes too', 'nothing done with it'],
    ['what would we need', 'a way without content words, changed'],
    ['why would I rent a van', 'an open way, but no request'],
  ])("the pattern '%s' does not match: %s", (message) => {
    expect(isAsked(message)).toBe(false);
  });

  test('a follow-up takes missing words from the subject', () => {
    expect(isAsked('and who owns it?')).toBe(false);
    expect(isAsked('and who owns it?', 'How is the code tested?')).toBe(true);
  });
});
