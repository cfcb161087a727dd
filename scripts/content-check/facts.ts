import { numberInWords } from '@/lib/format/number-words';
import { type ContentSource, type Finding, suggestion, toFix, visitorTextsOf } from './findings';
import { isIn } from './places';

/** A fact as texts may state it; content/schemas/facts.ts explains the parts. */
export type CheckedFact = {
  statement: string;
  check?: { patterns: readonly RegExp[]; accepts: readonly string[]; files?: RegExp };
};

const FACTS = 'content/company/facts.ts';

/** The places where texts state a fact, with the value that each gives. */
const mentionsOf = (sources: readonly ContentSource[], patterns: readonly RegExp[]) =>
  sources.flatMap(visitorTextsOf).flatMap(({ file, where, value }) =>
    patterns.flatMap((pattern) =>
      [...value.matchAll(new RegExp(pattern, 'gi'))].map(([whole, said = whole]) => ({
        file,
        where,
        said,
      })),
    ),
  );

/**
 * Finds texts that contradict a fact. Each finding names the place, another place that disagrees, and the remedy.
 *
 * @param facts from content/company/facts.ts by name.
 */
export function factFindings(
  sources: readonly ContentSource[],
  facts: Readonly<Record<string, CheckedFact>>,
): Finding[] {
  return Object.entries(facts).flatMap(([name, { statement, check }]) => {
    if (!check) return [];
    const { patterns, accepts, files = /./ } = check;
    const agrees = ({ said }: { said: string }) => accepts.includes(said.toLowerCase());
    const mentions = mentionsOf(
      sources.filter(({ file }) => files.test(file)),
      patterns,
    );
    const other = mentions.find(agrees);
    const otherwise = other
      ? `${other.file} '${other.where}' says '${other.said}'`
      : `${FACTS} says otherwise`;
    const own = mentionsOf([{ file: FACTS, value: statement }], patterns).filter((one) => !agrees(one));
    return [
      ...own.map(({ said }) =>
        toFix(
          { file: FACTS, where: `facts.${name}.check.accepts` },
          `the statement of '${name}' says '${said}', and its own 'check' accepts ${accepts.join(' or ')}. Make them agree.`,
        ),
      ),
      ...mentions
        .filter((mention) => !agrees(mention))
        .map((mention) =>
          suggestion(
            mention,
            `'${mention.where}' says '${mention.said}', but ${otherwise}. The fact '${name}' of ${FACTS} is: ${statement} Correct the text, or the fact and every text that states it.`,
            mention.said,
          ),
        ),
    ];
  });
}

/**
 * Finds sentences that count something of the site and are wrong.
 *
 * @param counts how many there are, by the plural as texts say it: 'industries'.
 */
export function countFindings(
  sources: readonly ContentSource[],
  counts: Readonly<Record<string, number>>,
): Finding[] {
  const word = Array.from({ length: 29 }, (_, index) => numberInWords(index + 2)).join('|');
  const texts = sources.filter(({ file }) => isIn(file, 'counting')).flatMap(visitorTextsOf);
  return texts.flatMap((text) =>
    Object.entries(counts).flatMap(([things, count]) =>
      [...text.value.matchAll(new RegExp(`\\b(${word}) (?:AI )?${things}\\b`, 'gi'))]
        .filter(([, said = '']) => said.toLowerCase() !== numberInWords(count))
        .map(([said]) =>
          suggestion(
            text,
            `'${text.where}' says '${said}', and this site has ${count}. If it means all of them, write '${numberInWords(count)}'.`,
            said,
          ),
        ),
    ),
  );
}
