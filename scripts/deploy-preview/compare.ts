import { diffArrays, structuredPatch } from 'diff';

/** A page by the lines of its Markdown version. */
export type PageVersion = { path: string; name: string; lines: readonly string[] };
type Pages = ReadonlyMap<string, PageVersion>;

/** A text before and after, '' where there is none, with the pages that show it. */
export type Edit = { before: string; after: string; paths: readonly string[] };

/** A new, removed or changed page, or the changes that several pages show. */
export type PageChange = {
  kind: 'added' | 'removed' | 'changed';
  name: string;
  path?: string;
  edits: readonly Edit[];
};

/** The words of two texts; those that were taken out or put in have the tag that says so. Unlike texts stay whole. */
export function diffWords(before: string, after: string) {
  const parts = diffArrays(before.split(/(\s+)/), after.split(/(\s+)/)).map(({ value, added, removed }) => ({
    text: value.join(''),
    tag: added ? 'ins' : removed ? 'del' : '',
  }));
  const same = parts.reduce((sum, { text, tag }) => sum + (tag ? 0 : text.trim().length), 0);
  if (same * 3 > Math.min(before.length, after.length)) return parts;
  return [
    { text: before, tag: 'del' },
    { text: after, tag: 'ins' },
  ].filter(({ text }) => text);
}

/** The edits of a page, each with all lines that come and go in its place. A line that only moved is not an edit. */
function listEdits(before: readonly string[], after: readonly string[], path: string): Edit[] {
  const { hunks } = structuredPatch('', '', before.join('\n'), after.join('\n'), '', '', { context: 0 });
  return hunks.flatMap(({ lines }) => {
    const linesThat = (sign: string, others: readonly string[]) =>
      lines.flatMap((line) => (line[0] === sign && !others.includes(line.slice(1)) ? line.slice(1) : []));
    const [olds, news] = [linesThat('-', after).join('\n'), linesThat('+', before).join('\n')];
    return olds || news ? { before: olds, after: news, paths: [path] } : [];
  });
}

/** Joins the edits with the same changed words, such as '$2,000' to '$2,200'. */
function joinSame(edits: readonly Edit[]): Edit[] {
  const byWords = new Map<string, Edit>();
  for (const { before, after, paths } of edits) {
    const words = JSON.stringify(diffWords(before, after).filter(({ tag }) => tag));
    const first = byWords.get(words) ?? { before, after, paths: [] };
    byWords.set(words, { ...first, paths: [...new Set([...first.paths, ...paths])] });
  }
  return [...byWords.values()];
}

/**
 * Compares the published pages with those of a build, both by path. Pages that come and go are first.
 *
 * @param hidden paths that the build has, and that visitors will not reach: redirected ones, and those of drafts.
 */
export function compareSites(before: Pages, built: Pages, hidden = new Set<string>()): PageChange[] {
  const after = new Map([...built].filter(([path]) => !(hidden.has(path) && before.has(path))));
  const only = (kind: PageChange['kind'], here: Pages, there: Pages): PageChange[] =>
    [...here.values()].flatMap(({ path, name }) => (there.has(path) ? [] : { kind, name, path, edits: [] }));
  const own = joinSame(
    [...after.values()].flatMap(({ path, lines }) =>
      listEdits(before.get(path)?.lines ?? lines, lines, path),
    ),
  );
  const changed = (name: string, isIts: (paths: readonly string[]) => boolean): PageChange[] => {
    const found = own.filter(({ paths }) => isIts(paths));
    return found.length > 0 ? [{ kind: 'changed', name, edits: found }] : [];
  };
  return [
    ...only('removed', before, after),
    ...only('added', after, before),
    ...changed('Several pages', ({ length }) => length > 1),
    ...[...after.values()].flatMap(({ name, path }) => changed(name, (paths) => paths.join() === path)),
  ];
}
