/** A text in an address, as an anchor or a filter's value: 'What does it cost?' becomes 'what-does-it-cost'. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/[ -]+/g, '-');

/** Makes anchors of one page: the second 'steps' becomes 'steps-1'. */
export function createSlugger(): (text: string) => string {
  const taken = new Set<string>();
  return (text) => {
    let unique = slug(text);
    for (let count = 1; taken.has(unique); count++) unique = `${slug(text)}-${count}`;
    taken.add(unique);
    return unique;
  };
}
