import { wordsOf } from '../search/words';
import type { ChatLanguage } from './types';

/** Creates the function that detects a message's language; null means English or undecided. */
export function createLanguageFinder(languages: readonly ChatLanguage[]) {
  const sets = languages.map((language) => ({ language, words: new Set(language.words.split(' ')) }));
  return (message: string): ChatLanguage | null => {
    const words = wordsOf(message);
    const counts = sets
      .map(({ language, words: own }) => ({
        language,
        count: words.filter(({ text }) => own.has(text)).length,
      }))
      .sort((one, other) => other.count - one.count);
    const [best] = counts;
    // A third of all words must match: 'Do you teach in the Bistro chez nous?' stays English.
    return best && best.count > 0 && best.count * 3 >= words.length ? best.language : null;
  };
}
