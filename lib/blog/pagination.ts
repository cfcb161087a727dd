/** The label of a later page of a list in breadcrumbs, followed by its number: 'Page 2'. */
export const PAGE_LABEL = 'Page ';

/** The featured article and six in the grid. */
const PAGE_SIZE = 7;

/** The number of pages of a list with `count` entries. An empty list has one page. */
export const countListPages = (count: number): number => Math.max(1, Math.ceil(count / PAGE_SIZE));

export const selectPageEntries = <Item>(items: readonly Item[], page: number): Item[] =>
  items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
