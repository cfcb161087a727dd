import { type Edit, type EditInPlace, normalizeWords, type PageVersion } from './compare-texts';

type Pages = ReadonlyMap<string, PageVersion>;

/** The pages that have each line. */
function locateLines(pages: Pages): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { path, lines } of pages.values())
    for (const line of lines) found.set(line, [...(found.get(line) ?? []), path]);
  return found;
}

const getHeading = ({ name, lines }: PageVersion) =>
  normalizeWords(lines.find((line) => line.startsWith('# ')) ?? name);

/** How to tell whether a line names a page, and whether an entry of that page could have it. */
function describePage(page: PageVersion) {
  const heading = getHeading(page);
  const words = new Set(normalizeWords([page.name, ...page.lines].join('\n')).split(' '));
  const isNamed = (line: string) =>
    line.includes(`](${page.path})`) || normalizeWords(line).includes(heading);
  const isOf = (line: string) =>
    isNamed(line) ||
    normalizeWords(line)
      .split(' ')
      .every((word) => words.has(word));
  return { isNamed, isOf };
}

/**
 * Which new or removed page each edit of the others follows from, if any.
 *
 * A list that names such a page changes by an entry of it: lines in one place, of which one names it and all have words
 * of it. Other entries of that list move, to other pages too, or no longer fit: their lines are on some page of the other
 * site, or have words of a page that stays as it is and that a line in the same place names.
 *
 * @param edits in the order of the pages and of their lines.
 * @param sites the published one, the build, and the build as visitors will reach it.
 */
export function findCauses<Page extends { path?: string }>(
  pages: readonly Page[],
  edits: readonly (EditInPlace & { path: string })[],
  { before, built, after }: { before: Pages; built: Pages; after: Pages },
): (Page | undefined)[] {
  const [had, has] = [locateLines(before), locateLines(after)];
  // A page that becomes a draft is on the published site and in the build; a list may name it by its words on either.
  const causes = pages.flatMap((page) => {
    const versions = [before, built].flatMap((site) => site.get(page.path ?? '') ?? []);
    const lines = versions.flatMap((version) => version.lines);
    return versions.slice(0, 1).map((version) => ({ page, ...describePage({ ...version, lines }) }));
  });
  const staying = [...after.values()].flatMap((page) => {
    const earlier = before.get(page.path);
    return earlier && page.path !== '*' && getHeading(earlier) === getHeading(page) ? describePage(page) : [];
  });
  /** The lines of an edit, each with the pages that have it on the other site. */
  const linesOf = (edit: Edit) =>
    [
      ...edit.before.split('\n').map((line) => ({ line, elsewhere: has.get(line) ?? [] })),
      ...edit.after.split('\n').map((line) => ({ line, elsewhere: had.get(line) ?? [] })),
    ].filter(({ line }) => line !== '');
  const places = edits.map((edit, at) => ({
    ...edit,
    at,
    lines: linesOf(edit),
    named: causes.filter(({ isNamed }) => edit.run.some(isNamed)),
  }));
  const naming = places.filter(({ named }) => named.length > 0);
  const paths = new Map(naming.map(({ path, named }) => [path, named[0]?.page]));
  // An entry that moves to another page takes its cause along; the line that the fewest pages have tells from where.
  for (const path of new Set(edits.map((edit) => edit.path))) {
    const [rarest] = places
      .flatMap((place) => (place.path === path && !paths.has(path) ? place.lines : []))
      .filter(({ elsewhere }) => elsewhere.length > 0)
      .sort((a, b) => a.elsewhere.length - b.elsewhere.length);
    const from = rarest?.elsewhere.find((one) => paths.has(one));
    if (from) paths.set(path, paths.get(from));
  }
  return places.map(({ at, path, run, lines, named, ...edit }) => {
    const own = lines.filter(({ elsewhere }) => elsewhere.length === 0);
    const isReplaced = edit.before !== '' && edit.after !== '';
    const neighbors = staying.filter(({ isNamed }) => run.some(isNamed));
    // A price may become one that another page has: only entries of a list replace each other.
    if (isReplaced && named.length + neighbors.length === 0) return undefined;
    const others = isReplaced ? [] : neighbors;
    if (!own.every(({ line }) => [...named, ...others].some(({ isOf }) => isOf(line)))) return undefined;
    const isAny = (test: (line: string) => boolean) => lines.some(({ line }) => test(line));
    const first = named.find(({ isNamed }) => isAny(isNamed)) ?? named.find(({ isOf }) => isAny(isOf));
    const [nearest] = naming
      .filter((place) => place.path === path)
      .sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
    return first?.page ?? nearest?.named[0]?.page ?? paths.get(path);
  });
}
