import type { Word } from '../search/words';
import type { ChatContent } from './types';
import { countDistinctive, coversAll, createPhraseMatcher, isDistinctive } from './ways';

/** The share of a message's distinctive words by which it asks for an uncovered subject. */
const MIN_UNCOVERED = 0.25;

/** Creates the function that finds the subject which a message asks for and the site does not cover. */
export function createUncoveredFinder({ uncoveredSubjects }: ChatContent) {
  const subjects = uncoveredSubjects.map((item) => ({ item, match: createPhraseMatcher(item.asks) }));

  /**
   * The uncovered subject that has most of a message's words, and how many.
   *
   * @param named places of other words
   * @param subject what the message leaves out
   */
  return (message: readonly Word[], named: ReadonlySet<number>, subject: readonly Word[] = []) => {
    const words = [...message, ...subject];
    const min = Math.max(1, MIN_UNCOVERED * message.filter(isDistinctive).length);
    return subjects
      .flatMap(({ item, match }) => {
        const places = match(words);
        const isOwn = places && countDistinctive(message, places) > 0;
        if (!isOwn || countDistinctive(message, [...places, ...named]) < min) return [];
        if (subject.length > 0 && !coversAll(message, places)) return [];
        return [{ item, count: places.size }];
      })
      .sort((one, other) => other.count - one.count)[0];
  };
}
