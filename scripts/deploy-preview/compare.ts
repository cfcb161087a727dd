import { pluralize } from '@/lib/format/pluralize';
import { compareLines, type Edit, listChangedWords, type PageVersion } from './compare-texts';
import { findCauses } from './find-causes';

/** The same words changed in these texts, on these pages. */
export type Change = { edits: Edit[]; paths: string[] };

/** A new, removed or changed page, or a change that several pages show, which has no path. */
export type SiteChange = {
  kind: 'added' | 'removed' | 'changed';
  name: string;
  path?: string;
  changes: readonly Change[];
  /** What a new or removed page changes elsewhere: the lists that name it, and entries that move. */
  follows?: readonly Change[];
};

/** Longer changes are shown with each text, not once for all texts. */
const MAX_SHORT_CHANGE = 48;

/** What tells a change from others: the words that changed, such as '$2,000' to '$2,200', or the texts if most did. */
function nameChange({ before, after }: Edit): string {
  const { removed, added } = listChangedWords(before, after);
  const isShort = removed && added && removed.length + added.length <= MAX_SHORT_CHANGE;
  return JSON.stringify(isShort ? [removed, added] : [before, after]);
}

/**
 * Compares the published pages with those of a build, both by path. Pages that go away come first.
 *
 * @param hidden paths that the build has, and that visitors will not reach: redirected ones, and those of drafts.
 */
export function compareSites(
  before: ReadonlyMap<string, PageVersion>,
  built: ReadonlyMap<string, PageVersion>,
  hidden: ReadonlySet<string> = new Set(),
): SiteChange[] {
  const after: ReadonlyMap<string, PageVersion> = new Map(
    [...built].filter(([path]) => !(hidden.has(path) && before.has(path))),
  );
  const pages = [...after.values()];
  const listOnly = (kind: SiteChange['kind'], here: typeof after, there: typeof after) =>
    [...here.values()]
      .filter(({ path }) => !there.has(path))
      .map(({ name, path }): SiteChange => ({ kind, name, path, changes: [] }));
  const comingAndGoing = [...listOnly('removed', before, after), ...listOnly('added', after, before)];
  const edits = pages.flatMap(({ path, lines }) =>
    compareLines(before.get(path)?.lines ?? lines, lines).map((edit) => ({ ...edit, path })),
  );
  const causes = findCauses(comingAndGoing, edits, { before, built, after });
  const byName = new Map<string, Change & { cause: SiteChange | undefined }>();
  for (const [at, edit] of edits.entries()) {
    const cause = causes[at];
    const key = JSON.stringify([cause?.path, nameChange(edit)]);
    const change = byName.get(key) ?? { cause, edits: [], paths: [] };
    byName.set(key, change);
    if (!change.edits.some((one) => one.before === edit.before && one.after === edit.after))
      change.edits.push({ before: edit.before, after: edit.after });
    if (!change.paths.includes(edit.path)) change.paths.push(edit.path);
  }
  const listChanges = (cause?: SiteChange): Change[] =>
    [...byName.values()]
      .filter((change) => change.cause === cause)
      .map(({ edits, paths }) => ({ edits, paths }));
  const changed = (name: string, changes: readonly Change[], path?: string): SiteChange[] =>
    changes.length > 0 ? [{ kind: 'changed', name, changes, ...(path && { path }) }] : [];
  const remaining = listChanges();
  const shared = remaining.filter(({ paths }) => paths.length > 1);
  return [
    ...comingAndGoing.map((page) => ({ ...page, follows: listChanges(page) })),
    ...shared.flatMap((change) => {
      const inMain = change.paths.filter((path) => path !== '*');
      const isAround = inMain.length < change.paths.length;
      return changed(`On ${pluralize(inMain.length, 'page')}${isAround ? ', and around every page' : ''}`, [
        change,
      ]);
    }),
    ...pages.flatMap(({ name, path }) => {
      const ofPage = remaining.filter(({ paths }) => paths.length === 1 && paths[0] === path);
      return changed(name, ofPage, path);
    }),
  ];
}
