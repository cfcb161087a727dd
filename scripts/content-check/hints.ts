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
