import { numberInWords } from '../../format/number-words';
import { type ContentSource, type Finding, readTextsOf } from './source';

/** A fact as texts may state it; content/company/facts.schema.ts explains the parts. */
export type CheckedFact = {
  statement: string;
  check?: { patterns: readonly RegExp[]; accepts: readonly string[]; files?: RegExp };
};

const FACTS = 'content/company/facts.ts';

type Mention = { file: string; where: string; value: string };

function mentionsOf(
  sources: readonly ContentSource[],
  { patterns, files }: NonNullable<CheckedFact['check']>,
) {
  return sources
    .filter(({ file }) => !files || files.test(file))
    .flatMap((source) =>
      readTextsOf(source).flatMap(({ file, where, value }) =>
        patterns.flatMap((pattern) =>
          [...value.matchAll(new RegExp(pattern, 'gi'))].map(
            (match): Mention => ({ file, where, value: match[1] ?? match[0] }),
          ),
        ),
      ),
    );
}

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
    const agrees = ({ value }: Mention) => check.accepts.includes(value.toLowerCase());
    const mentions = mentionsOf(sources, check);
    const other = mentions.find(agrees);
    const own = mentionsOf([{ file: FACTS, value: { [name]: statement } }], {
      patterns: check.patterns,
      accepts: [],
    });
    const contradicts: Finding[] = own
      .filter((mention) => !agrees(mention))
      .map(({ value }) => ({
        grade: 'fix',
        file: FACTS,
        message: `the statement of '${name}' says '${value}', and its own 'check' accepts ${check.accepts.join(' or ')}. Make them agree.`,
        place: { path: `facts.${name}.check.accepts` },
      }));
    const elsewhere = mentions
      .filter((mention) => !agrees(mention))
      .map(({ file, where, value }) => ({
        grade: 'suggestion' as const,
        file,
        message: `'${where}' says '${value}', but ${
          other ? `${other.file} '${other.where}' says '${other.value}'` : `${FACTS} says otherwise`
        }. The fact '${name}' of ${FACTS} is: ${statement} Correct the text, or the fact and every text that states it.`,
        place: { path: where, needle: value },
      }));
    return [...contradicts, ...elsewhere];
  });
}

/** Texts that say how many of a thing the site has. Articles and guides speak of other things. */
const COUNTED = /^content\/(audiences|chat|company|contact|faq|industries|pricing|services|site|tools)\//;

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
  return sources
    .filter(({ file }) => COUNTED.test(file))
    .flatMap(readTextsOf)
    .flatMap(({ file, where, value }) =>
      Object.entries(counts).flatMap(([things, count]) =>
        [...value.matchAll(new RegExp(`\\b(${word}) (?:AI )?${things}\\b`, 'gi'))]
          .filter(([, said = '']) => said.toLowerCase() !== numberInWords(count))
          .map(([said]) => ({
            grade: 'suggestion' as const,
            file,
            message: `'${where}' says '${said}', and this site has ${count}. If it means all of them, write '${numberInWords(count)}'.`,
            place: { path: where, needle: said },
          })),
      ),
    );
}
