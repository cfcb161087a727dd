/**
 * Filters of a list: each facet keeps the entries that have the chosen value, all facets together.
 * The state lives in the query, so that a filtered list can be shared and walked through with Back.
 */
export type Option = { value: string; label: string };

/** One way of filtering. `name` is the query's parameter; `all` the words of the choice that keeps everything. */
export type Facet = { name: string; legend: string; all: string; options: readonly Option[] };

/** What an entry has under each facet's name; a list where several choices keep it. */
export type Values = Readonly<Record<string, string | readonly string[]>>;

/** The chosen value under each facet's name; a facet without a choice is left out. */
export type Selection = Readonly<Record<string, string>>;

/** Words as they stand in an address: 'AI Training & Education' becomes 'ai-training-education'. */
export function toValue(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The distinct labels of a list as options, in the order of their first appearance. */
export function optionsOf(labels: readonly string[]): Option[] {
  return [...new Set(labels)].map((label) => ({ value: toValue(label), label }));
}

/**
 * Reads the chosen values from a query.
 *
 * @param search such as '?industry=retail'; values that no option has are left out.
 */
export function readSelection(search: string, facets: readonly Facet[]): Selection {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    facets.flatMap(({ name, options }) => {
      const value = query.get(name);
      return options.some((option) => option.value === value) && value !== null ? [[name, value]] : [];
    }),
  );
}

/** Whether an entry has every chosen value. */
export function matches(values: Values, selection: Selection): boolean {
  return Object.entries(selection).every(([name, value]) => {
    const own = values[name];
    return typeof own === 'string' ? own === value : (own?.includes(value) ?? false);
  });
}

/**
 * How many entries a choice would leave, given the choices in the other facets.
 *
 * @param value null counts the choice that keeps everything.
 */
export function countOf(
  entries: readonly Values[],
  selection: Selection,
  name: string,
  value: string | null,
): number {
  const { [name]: _replaced, ...others } = selection;
  const asked = value === null ? others : { ...others, [name]: value };
  return entries.filter((values) => matches(values, asked)).length;
}
