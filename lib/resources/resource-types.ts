/** The library's filters and the words that a type must contain for each (RESOURCES-02). */
const words = {
  guide: ['guide', 'ebook'],
  tool: ['tool'],
  template: ['template'],
  calculator: ['calculator'],
} as const;

export type LibraryFilter = keyof typeof words;

/** The filters that keep a resource of this type, such as 'Ebook (PDF)'. */
export function filtersOf(type: string): LibraryFilter[] {
  const lower = type.toLowerCase();
  return (Object.keys(words) as LibraryFilter[]).filter((filter) =>
    words[filter].some((word) => lower.includes(word)),
  );
}
