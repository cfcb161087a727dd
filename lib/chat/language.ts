import type { ChatLanguage } from './types';

/** Creates the function that detects a message's language; undefined means English or undecided. */
export function createLanguageDetector(languages: readonly ChatLanguage[]) {
  const detectors = languages.map((language) => ({
    language,
    script: language.script ? new RegExp(`\\p{Script=${language.script}}`, 'u') : null,
    known: new Set(language.words?.split(' ')),
  }));
  return (message: string): ChatLanguage | undefined => {
    const plain = message
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '');
    const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
    const [best] = detectors
      .map(({ language, script, known }) => ({
        language,
        count: words.filter((word) => (script ? script.test(word) : known.has(word))).length,
      }))
      .sort((one, other) => other.count - one.count);
    // A third of all words must match: 'Do you teach in the Bistro chez nous?' stays English.
    return best && best.count > 0 && best.count * 3 >= words.length ? best.language : undefined;
  };
}
