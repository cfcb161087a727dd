import { createPhraseMatcher } from '@/lib/chat/phrases';
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
