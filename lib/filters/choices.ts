// By itself: the blog's search writes addresses without the filters' rules.

/**
 * The query after choices were made.
 *
 * @param choices a value for each facet that changes; null takes the choice back. Other parameters stay.
 * @returns '' or a query that begins with '?'.
 */
export function withChoices(search: string, choices: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(choices)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text && `?${text}`;
}
