import { type ContentSource, type Finding, readTextsOf } from './source';

/** A fact as texts may state it; content/company/facts.schema.ts explains the parts. */
export type CheckedFact = {
  statement: string;
  check?: { patterns: readonly RegExp[]; accepts: readonly string[]; files?: RegExp };
};

type Mention = { place: string; file: string; value: string };

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
            (match): Mention => ({ place: `${file} '${where}'`, file, value: match[1] ?? match[0] }),
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
    return mentions
      .filter((mention) => !agrees(mention))
      .map(({ place, file, value }) => ({
        grade: 'suggestion' as const,
        file,
        message: `${place.slice(file.length + 1)} says '${value}', but ${
          other ? `${other.place} says '${other.value}'` : 'content/company/facts.ts says otherwise'
        }. The fact '${name}' of content/company/facts.ts is: ${statement} Correct the text, or the fact and every text that states it.`,
      }));
  });
}
