/**
 * Other entries that share something with one, at most `limit`. Those that share more come first; ties keep their order.
 *
 * @param topicsOf what an entry may share: its category and services, or its industry and solution.
 */
export function findRelated<Entry extends { id: string }>(
  entry: Entry,
  all: readonly Entry[],
  limit: number,
  topicsOf: (entry: Entry) => readonly string[],
): Entry[] {
  const topics = topicsOf(entry);
  const countShared = (other: Entry) => topicsOf(other).filter((topic) => topics.includes(topic)).length;
  return all
    .filter((other) => other.id !== entry.id && countShared(other) > 0)
    .sort((one, other) => countShared(other) - countShared(one))
    .slice(0, limit);
}
