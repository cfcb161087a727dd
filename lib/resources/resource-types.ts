/** Filters of the resources page. A filter matches a resource whose type contains one of its keywords. */
const keywords = {
  guide: ['guide', 'ebook'],
  tool: ['tool'],
  template: ['template'],
  calculator: ['calculator'],
};

/** The filters that match a resource type, such as 'Ebook (PDF)'. */
export const filtersOf = (type: string): string[] =>
  Object.entries(keywords)
    .filter(([, words]) => words.some((word) => type.toLowerCase().includes(word)))
    .map(([filter]) => filter);
