import type { Passage } from '@/lib/search/passage';

/** A sentence on this many pages is kept on one of them. */
const MIN_REPEATS = 3;
const MIN_WORDS = 3;

const pathOf = ({ href }: Passage) => href.replace(/#.*/, '');

/** The page that keeps a repeated text: the FAQ, else a top-level page, else the first. */
const ownerOf = (paths: readonly string[]): string | undefined =>
  paths.find((path) => path === '/faq') ?? paths.find((path) => /^\/[^/]+$/.test(path)) ?? paths[0];

function group<T>(entries: readonly (readonly [string, T])[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const [key, value] of entries) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

/**
 * Keeps repeated sentences, such as the company's statistics, and repeated passages, such as shared questions, on one
 * page.
 */
export function withoutRepeated(passages: readonly Passage[]): Passage[] {
  const pagesOf = group(
    passages.flatMap((passage) => passage.text.split('\n').map((line) => [line, pathOf(passage)] as const)),
  );
  const rest = passages.flatMap((passage) => {
    const lines = passage.text.split('\n').filter((line) => {
      const pages = [...new Set(pagesOf.get(line))];
      return (
        pages.length < MIN_REPEATS || line.split(' ').length < MIN_WORDS || ownerOf(pages) === pathOf(passage)
      );
    });
    return lines.length > 0 ? [{ ...passage, text: lines.join('\n') }] : [];
  });
  const same = group(rest.map((passage) => [`${passage.heading}\n${passage.text}`, passage]));
  return [...same.values()].flatMap((passages) => {
    const owner = ownerOf(passages.map(pathOf));
    return passages.find((passage) => pathOf(passage) === owner) ?? [];
  });
}
