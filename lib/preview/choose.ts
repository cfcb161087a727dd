import type { SourceText } from './source-texts';

/** An entry that a text of a page may come from, and the entries it is made from. */
export type Candidate = { source: SourceText; also: SourceText[] };

/** content/site-pages.ts arranges what other files say; its few words of its own come after theirs. */
export const isContent = ({ file }: { file: string }) =>
  file.startsWith('content/') && file !== 'content/site-pages.ts';

/** So many texts before and after one tell which of several entries it is. */
const AROUND = 40;
/** No evidence counts for more than this. */
const FAR = 8;
/** What it costs when two texts beside each other are from two files. */
const OTHER_FILE = 3;
/** Code repeats texts of content; an entry of a file that the page does not use is the less likely of the two. */
const FROM_CODE = 2.5;
/** But what is in the layout is on every page. */
const FROM_LAYOUT = 0;
const UNUSED_FILE = 3;
const UNUSED_LABEL = 5;
/** Documents and the chat have texts that pages rarely show. */
const RARELY_SHOWN = 1;
/** An entry deep inside another is rarely what lists and menus take. */
const PER_LEVEL = 0.2;
/** What a way back up in a file costs. */
const UPWARD = 1.5;
/** The best entry is chosen when it is better by this. */
const MARGIN = 0.3;

/** How far a text is below another in a file; above it counts for more, since a page mostly follows its file. */
const linesApart = (one: SourceText, other: SourceText) =>
  Math.log2(1 + Math.abs(one.line - other.line)) + (other.line < one.line ? UPWARD : 0);

/** How unlikely an entry is by itself and by the texts around it that have only one. */
function costOf(
  { source }: Candidate,
  index: number,
  sure: readonly (SourceText | undefined)[],
  used: ReadonlySet<string>,
) {
  let near = FAR;
  for (let step = 1; step <= AROUND; step += 1) {
    const [before, after] = [sure[index - step], sure[index + step]];
    if (before?.file === source.file) near = Math.min(near, linesApart(before, source) + step * 0.2);
    if (after?.file === source.file) near = Math.min(near, linesApart(source, after) + step * 0.2);
  }
  const unused = (source.parts[0] ?? '').length < 8 ? UNUSED_LABEL : UNUSED_FILE;
  const kind = isContent(source)
    ? used.has(source.file)
      ? 0
      : unused
    : source.file.startsWith('components/layout/')
      ? FROM_LAYOUT
      : FROM_CODE;
  const rare = /^content\/chat\//.test(source.file) || source.field.includes('.document.') ? RARELY_SHOWN : 0;
  return near + kind + rare + source.field.split('.').length * PER_LEVEL;
}

const between = (one: Candidate, other: Candidate) =>
  one.source.file === other.source.file ? linesApart(one.source, other.source) / 2 : OTHER_FILE;

/** The least cost of a way to each candidate from the start of the page. */
function costsUpTo(
  texts: readonly (readonly Candidate[])[],
  own: readonly number[][],
  step: (earlier: Candidate, candidate: Candidate) => number,
): number[][] {
  const ways: number[][] = [];
  for (const [index, candidates] of texts.entries()) {
    const before = texts[index - 1] ?? [];
    ways.push(
      candidates.map((candidate, at) => {
        const steps = before.map(
          (earlier, from) => (ways[index - 1]?.[from] ?? 0) + step(earlier, candidate),
        );
        return (own[index]?.[at] ?? 0) + (steps.length > 0 ? Math.min(...steps) : 0);
      }),
    );
  }
  return ways;
}

/**
 * Chooses between entries with the same words. The texts of one entry stand near each other on a page and in a file,
 * so the choice is that of the shortest way through all texts (the Viterbi algorithm).
 *
 * @param texts the candidates of each text of a page, in the order of reading.
 * @returns the entry of each text; undefined where it has none, or where others are as likely.
 */
export function choose(texts: readonly (readonly Candidate[])[]): (Candidate | undefined)[] {
  const places = texts.flatMap((candidates, index) => (candidates.length > 0 ? [index] : []));
  const known = places.map((index) => texts[index] ?? []);
  const sure = known.map((candidates) => (candidates.length === 1 ? candidates[0]?.source : undefined));
  const used = new Set(sure.flatMap((source) => source?.file ?? []));
  const own = known.map((candidates, index) =>
    candidates.map((candidate) => costOf(candidate, index, sure, used)),
  );
  const forth = costsUpTo(known, own, between);
  const back = costsUpTo([...known].reverse(), [...own].reverse(), (later, earlier) =>
    between(earlier, later),
  ).reverse();
  const chosen: (Candidate | undefined)[] = texts.map(() => undefined);
  for (const [index, candidates] of known.entries()) {
    const ranked = candidates
      .map((candidate, at) => ({
        candidate,
        cost: (forth[index]?.[at] ?? 0) + (back[index]?.[at] ?? 0) - (own[index]?.[at] ?? 0),
      }))
      .sort((one, other) => one.cost - other.cost);
    const [first, second] = ranked;
    const place = places[index];
    if (first && place !== undefined && (!second || second.cost - first.cost >= MARGIN))
      chosen[place] = first.candidate;
  }
  return chosen;
}
