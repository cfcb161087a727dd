import type { AlsoAsked, Passage } from '@/lib/search/passage';

const isFor = ({ href, heading }: AlsoAsked, passage: Passage): boolean =>
  (href === undefined || href === passage.href) && (heading === undefined || heading === passage.heading);

/** Adds visitors' questions to passages. Without a heading, an entry applies to the first passage of its address. */
export function withAlsoAsked(passages: readonly Passage[], entries: readonly AlsoAsked[]): Passage[] {
  const given = new Map<Passage, string[]>();
  for (const entry of entries) {
    const passage = passages.find((candidate) => isFor(entry, candidate));
    if (passage) given.set(passage, [...(given.get(passage) ?? []), ...entry.alsoAsked]);
  }
  return passages.map((passage) => {
    const alsoAsked = given.get(passage);
    return alsoAsked ? { ...passage, alsoAsked } : passage;
  });
}

/** Entries that no passage matches, because a page or a heading was renamed. */
export const withoutPassage = (entries: readonly AlsoAsked[], passages: readonly Passage[]): AlsoAsked[] =>
  entries.filter((entry) => !passages.some((passage) => isFor(entry, passage)));
