import { diffArrays } from 'diff';
import type { PageText } from './manifest';
import { hasLetters } from './text-key';
import { likeness } from './words';

export type TextChange =
  | { kind: 'changed'; before: string; after: string; field?: string }
  | { kind: 'added'; after: string; field?: string }
  | { kind: 'removed'; before: string }
  /** Texts that follow each other and are now in another place. */
  | { kind: 'moved'; texts: string[] };

/** Two texts of the same place are versions of one from this likeness on; a smaller one says they are two texts. */
const SAME_TEXT = 0.4;

type Side = PageText & { at: number; hunk: number };

/** What is in only one of two lists of texts, with its place and the number of its hunk. */
function onlyInOne(before: readonly PageText[], after: readonly PageText[]): { old: Side[]; new: Side[] } {
  const found: { old: Side[]; new: Side[] } = { old: [], new: [] };
  let [oldAt, newAt, hunk] = [0, 0, 0];
  for (const { count, added, removed } of diffArrays(
    before.map(({ text }) => text),
    after.map(({ text }) => text),
  )) {
    const sides = (all: readonly PageText[], from: number): Side[] =>
      all.slice(from, from + count).map((text, index) => ({ ...text, at: from + index, hunk }));
    if (removed) found.old.push(...sides(before, oldAt));
    else if (added) found.new.push(...sides(after, newAt));
    else hunk += 1;
    if (!added) oldAt += count;
    if (!removed) newAt += count;
  }
  return found;
}

/** Takes pairs out of two lists, the best first. @param worth of a pair; 0 is none. */
function takePairs(old: Side[], fresh: Side[], worth: (old: Side, fresh: Side) => number): [Side, Side][] {
  const pairs = old.flatMap((one) =>
    fresh.flatMap((other): [number, Side, Side][] => {
      const value = worth(one, other);
      return value > 0 ? [[value, one, other]] : [];
    }),
  );
  const taken: [Side, Side][] = [];
  for (const [, one, other] of pairs.sort(([a], [b]) => b - a)) {
    if (!old.includes(one) || !fresh.includes(other)) continue;
    old.splice(old.indexOf(one), 1);
    fresh.splice(fresh.indexOf(other), 1);
    taken.push([one, other]);
  }
  return taken;
}

/** Texts that moved, those that follow each other in both lists together. */
function inRuns(moved: readonly [Side, Side][]): { at: number; change: TextChange }[] {
  const runs: [Side, Side][][] = [];
  for (const pair of [...moved].sort(([, a], [, b]) => a.at - b.at)) {
    const last = runs.at(-1)?.at(-1);
    const follows = last && pair[0].at === last[0].at + 1 && pair[1].at === last[1].at + 1;
    if (follows) runs.at(-1)?.push(pair);
    else runs.push([pair]);
  }
  return runs.map((run) => ({
    at: run[0]?.[1].at ?? 0,
    change: { kind: 'moved', texts: run.map(([, { text }]) => text) },
  }));
}

/**
 * What changed between two lists of texts: a text that is in another place moved, one with mostly the same words, or
 * of the same field, changed. In the order of reading.
 */
export function compareTexts(before: readonly PageText[], after: readonly PageText[]): TextChange[] {
  const { old, new: fresh } = onlyInOne(before, after);
  const moved = takePairs(old, fresh, (one, other) =>
    one.text === other.text ? 1 / (1 + Math.abs(one.at - other.at)) : 0,
  );
  const near = (one: Side, other: Side) =>
    one.hunk === other.hunk || (one.field !== undefined && one.field === other.field);
  const changed = [
    ...takePairs(old, fresh, (one, other) => {
      const value = near(one, other) ? likeness(one.text, other.text) : 0;
      return value >= SAME_TEXT ? value : 0;
    }),
    ...takePairs(old, fresh, (one, other) =>
      one.hunk === other.hunk && one.field !== undefined && one.field === other.field ? 1 : 0,
    ),
  ];
  // Figures have no words in common; one that stands where another stood replaced it.
  const figures = takePairs(old, fresh, (one, other) =>
    one.hunk === other.hunk && !hasLetters(one.text + other.text) ? 1 / (1 + Math.abs(one.at - other.at)) : 0,
  );
  return [
    ...inRuns(moved),
    ...[...changed, ...figures].map(([{ text }, { text: now, field, at }]) => ({
      at,
      change: { kind: 'changed', before: text, after: now, ...(field && { field }) } as TextChange,
    })),
    ...fresh.map(({ text, field, at }) => ({
      at,
      change: { kind: 'added', after: text, ...(field && { field }) } as TextChange,
    })),
    ...old.map(({ text, at }) => ({ at, change: { kind: 'removed', before: text } as TextChange })),
  ]
    .sort((one, other) => one.at - other.at)
    .map(({ change }) => change);
}
