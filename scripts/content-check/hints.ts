import type { Fact } from '@/content/schemas/facts';
import type { Finding } from './findings';
import { type ContentText, keyOf, lineIn } from './parse-content-file';

/** Keys whose values are addresses, choices, or words that only the chat and the search compare. */
const UNREAD =
  /^(?:utterances|\w+Utterances|utterancesOf\w+|serviceNames|file|logoSrc|imageSrc|id|slug|href|url|path|icon|iconName|tone|kind|industry|source|scope)$/;

/** Whether visitors read a text. */
export const isRead = (text: ContentText): boolean =>
  !UNREAD.test(keyOf(text)) && !text.path.includes('check');

/** Finds texts that contradict a fact, each with what it says and the fact. */
export const factFindings = (
  texts: readonly ContentText[],
  facts: Readonly<Record<string, Pick<Fact, 'statement' | 'check'>>>,
): Finding[] =>
  Object.entries(facts).flatMap(([name, { statement, check }]) =>
    texts
      .filter(({ file }) => check && (check.files ?? /./).test(file))
      .flatMap((text) =>
        (check?.patterns ?? []).flatMap((pattern) =>
          [...text.value.matchAll(new RegExp(pattern, 'gi'))].flatMap(([whole, said = whole]): Finding[] => {
            if (said.includes('{}') || check?.accepts.includes(said.toLowerCase())) return [];
            const message = `says '${said}', but the fact '${name}' is: ${statement} Correct the text, or the fact in content/company/facts.ts.`;
            return [{ file: text.file, line: lineIn(text, whole), message, hint: 'fact' }];
          }),
        ),
      ),
  );

const UNCOVERED = 'content/chat/uncovered-subjects.ts';

const toPhrase = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/**
 * Finds what the assistant calls not covered although the site has it: a phrase that is a page's question or one of its
 * utterances, or that names the city of an office.
 */
export function assistantFindings(texts: readonly ContentText[], cities: readonly string[]): Finding[] {
  const phrases = texts
    .filter((text) => /^(?:utterances|question)$/.test(keyOf(text)))
    .flatMap((text) => text.value.split(/;\s*/).map((said) => ({ text, said, words: toPhrase(said) })));
  const pages = new Map(
    phrases.flatMap(({ text, words }) => (text.file === UNCOVERED ? [] : [[words, text.file]])),
  );
  return phrases.flatMap(({ text, said, words }): Finding[] => {
    const city = cities.find((name) => words.includes(toPhrase(name)));
    const place = city ? `we have an office in ${city}` : pages.get(words);
    if (text.file !== UNCOVERED || !place) return [];
    const message = `'${said}' is answered with 'not covered', but the site has it: ${place}. Remove the phrase, or the entry.`;
    return [{ file: UNCOVERED, line: lineIn(text, said), message, hint: 'assistant' }];
  });
}
