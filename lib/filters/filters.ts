import { slug } from '../format/slug';
import type { UrlCodec } from '../routes/url-codec';

type FilterOption = { value: string; label: string };

/** One way to filter a list. `name` is the query parameter; `all` labels the choice without a filter. */
export type Facet = { name: string; legend: string; all: string; options: readonly FilterOption[] };

/** An entry's value for each facet; a list where several choices match. */
export type FilterValues = Readonly<Record<string, string | readonly string[]>>;

/** The chosen value of each facet; a facet without a choice is missing. */
type Selection = Readonly<Record<string, string>>;

/** The distinct labels of a list as options, in order of first appearance. */
export function listFilterOptions(labels: readonly string[]): FilterOption[] {
  return [...new Map(labels.map((label) => [slug(label), { value: slug(label), label }])).values()];
}

/** Keeps the choices in the query beside other parameters; unknown values count as no choice. */
export const createFilterCodec = (facets: readonly Facet[]): UrlCodec<Selection> => ({
  initial: {},
  read: ({ searchParams }) =>
    Object.fromEntries(
      facets.flatMap(({ name, options }) => {
        // Older links have a label of the blog's categories: '?category=Training'.
        const value = slug(searchParams.get(name) ?? '');
        return options.some((option) => option.value === value) ? [[name, value]] : [];
      }),
    ),
  write: ({ searchParams }, selection) => {
    for (const { name } of facets) {
      const value = selection[name];
      if (value === undefined) searchParams.delete(name);
      else searchParams.set(name, value);
    }
  },
});

/** `value` null removes the choice. */
export function setFilterChoice(selection: Selection, name: string, value: string | null): Selection {
  const { [name]: _replaced, ...others } = selection;
  return value === null ? others : { ...others, [name]: value };
}

export const matchesSelection = (values: FilterValues, selection: Selection): boolean =>
  Object.entries(selection).every(([name, value]) => {
    const own = values[name];
    return typeof own === 'string' ? own === value : (own?.includes(value) ?? false);
  });

/** How many entries a choice would leave, given the choices of other facets. */
export function countMatches(
  entries: readonly FilterValues[],
  selection: Selection,
  name: string,
  value: string | null,
): number {
  const asked = setFilterChoice(selection, name, value);
  return entries.filter((values) => matchesSelection(values, asked)).length;
}
