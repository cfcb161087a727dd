import type { ChatLanguage } from './types';

/** The foreign language of a message; undefined means English or undecided. */
export function detectLanguage(
  message: string,
  languages: readonly ChatLanguage[],
): ChatLanguage | undefined {
  const plain = message
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');
  const all = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const countOf = ({ script, words = '' }: ChatLanguage) =>
    all.filter((word) =>
      script ? new RegExp(`\\p{Script=${script}}`, 'u').test(word) : words.split(' ').includes(word),
    ).length;
  const [best] = languages
    .map((language) => ({ language, count: countOf(language) }))
    .sort((one, other) => other.count - one.count);
  // A third of all words must match: 'Do you teach in the Bistro chez nous?' stays English.
  return best && best.count > 0 && best.count * 3 >= all.length ? best.language : undefined;
}
