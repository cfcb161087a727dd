/** Filters of the resources page. A filter matches a resource whose type contains one of its keywords. */
const keywords = {
  guide: ['guide', 'ebook'],
  tool: ['tool'],
  template: ['template'],
  calculator: ['calculator'],
} as const;

type ResourceFilter = keyof typeof keywords;

/** The filters that match a resource type, such as 'Ebook (PDF)'. */
export function filtersOf(type: string): ResourceFilter[] {
  const lower = type.toLowerCase();
  return (Object.keys(keywords) as ResourceFilter[]).filter((filter) =>
    keywords[filter].some((keyword) => lower.includes(keyword)),
  );
}
