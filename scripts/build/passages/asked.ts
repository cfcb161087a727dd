import type { AlsoAsked, Passage } from '@/lib/search/passage';

const isFor = ({ href, heading }: AlsoAsked, passage: Passage): boolean =>
  (href === undefined || href === passage.href) && (heading === undefined || heading === passage.heading);

/** Gives each passage what visitors ask for it. Of the passages with one address, an entry without heading is for the first. */
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

/** The entries that no passage takes, since a page or a heading has changed its name. */
export const withoutPassage = (entries: readonly AlsoAsked[], passages: readonly Passage[]): AlsoAsked[] =>
  entries.filter((entry) => !passages.some((passage) => isFor(entry, passage)));
