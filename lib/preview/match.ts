import { type Candidate, choose, isContent } from './choose';
import type { SourceText } from './source-texts';
import { hasLetters, textKey } from './text-key';

/** A part of a page: an element with its children, or a run of text without any. `ref` is what the caller knows it by. */
export type Piece<Ref> = { ref: Ref; text: string; children: readonly Piece<Ref>[] };

export type Place = { file: string; line: number; field: string };

/**
 * A text of a page and where it is written. `one`: the first place has it, and the others are what it is made from.
 * `several`: it is one of these places. `code`: no file has it as it is; it is put together by code.
 */
export type Match<Ref> = { ref: Ref; text: string; from: 'one' | 'several' | 'code'; places: Place[] };

type Open<Ref> = { ref: Ref; text: string; candidates: Candidate[] };

/** A price inside a text of content, before it is shown. */
const PRICE = /\{usd:\d+\}/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const placeOf = ({ file, line, field }: SourceText): Place => ({ file, line, field });
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;
const fixedLength = ({ parts }: SourceText) => parts.reduce((sum, part) => sum + lettersOf(part), 0);

/** A template needs this many letters of its own; fewer would fit everywhere. */
const TEMPLATE_LETTERS = 3;
/** And this share of the text: the rest is what the expressions stand for. */
const TEMPLATE_SHARE = 0.5;
const CODE_SHARE = 0.6;
/** A text that is only a part of an entry is looked for from this length on. */
const PART_LENGTH = 3;
/** No text of content is longer than this. */
const LONGEST = 2000;
const COUNTED = /^\d+ \p{L}{1,8}$/u;
/** A small number alone is no text of its own. */
const SMALL = /^\d{1,2}$/;

type Template = { source: SourceText; pattern: RegExp; needle: string };

function templateOf(source: SourceText): Template[] {
  if (source.parts.length === 1 || fixedLength(source) < TEMPLATE_LETTERS) return [];
  const parts = source.parts.map((part) => textKey(`|${part}|`).slice(1, -1));
  const needle = parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
  return [{ source, needle, pattern: new RegExp(`^${parts.map(escaped).join('(.{1,200}?)').trim()}$`, 's') }];
}

export type Matcher = {
  /** The texts of a page, in the order of reading, and where each is written. */
  match: <Ref>(page: Piece<Ref>) => Match<Ref>[];
  /** Whether content has this text as it is. */
  knows: (text: string) => boolean;
  /** Whether content has this number in a field whose way ends so, such as 'baseCost.training'. */
  knowsNumber: (field: string, value: number) => boolean;
};

/** Finds where the texts of a page are written. Made once for all pages, since it prepares all sources. */
export function createMatcher(sources: readonly SourceText[]): Matcher {
  const exact = new Map<string, SourceText[]>();
  const lower = new Map<string, SourceText[]>();
  for (const source of sources.filter(({ parts }) => parts.length === 1)) {
    const key = textKey(source.parts[0] ?? '');
    if (SMALL.test(key)) continue;
    exact.set(key, [...(exact.get(key) ?? []), source]);
    lower.set(key.toLowerCase(), [...(lower.get(key.toLowerCase()) ?? []), source]);
  }
  const numbers = sources.filter(({ number }) => number !== undefined);
  for (const source of numbers) {
    // A price is a number in content.
    const key = `$${source.number?.toLocaleString('en-US')}`;
    exact.set(key, [...(exact.get(key) ?? []), source]);
  }
  const templates = sources.flatMap(templateOf);
  const whole = sources
    .filter(isContent)
    .map((source) => ({ source, key: source.parts.map(textKey).join('\u0000') }));
  const byField = new Map(sources.filter(isContent).map((source) => [source.field, source]));
  const wholes = new Map<string, Candidate[]>();
  const runs = new Map<string, Candidate[]>();

  const named = ({ names = [] }: SourceText) => names.flatMap((name) => byField.get(name) ?? []);
  const candidatesOf = (found: readonly SourceText[]): Candidate[] =>
    found.map((source) => ({ source, also: named(source) }));

  function fitting(key: string): Candidate[] {
    const same = exact.get(key);
    // A short text with a figure, such as '6 min', is more often counted than written.
    if (same && !COUNTED.test(key)) return candidatesOf(same);
    const letters = lettersOf(key);
    const fit = templates
      .filter(({ needle, pattern }) => key.includes(needle) && pattern.test(key))
      .map(({ source }) => source)
      .filter((source) => fixedLength(source) >= letters * (isContent(source) ? TEMPLATE_SHARE : CODE_SHARE));
    const most = Math.max(...fit.map(fixedLength));
    return candidatesOf([...(same ?? []), ...fit.filter((source) => fixedLength(source) === most)]);
  }

  /** Entries that a run of text is a part of. */
  function containing(key: string): Candidate[] {
    const otherCase = lower.get(key.toLowerCase());
    if (otherCase) return candidatesOf(otherCase);
    if (key.length < PART_LENGTH) return [];
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(key)}(?![\\p{L}\\p{N}])`, 'u');
    const found = whole.filter((entry) => entry.key.includes(key) && pattern.test(entry.key));
    if (found.length > 0) return candidatesOf(found.map(({ source }) => source));
    // Code puts commas and brackets around a text.
    const bare = key.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    return bare === key || !hasLetters(bare) ? [] : fitting(bare);
  }

  const remembered = (cache: Map<string, Candidate[]>, key: string, find: (key: string) => Candidate[]) => {
    const found = cache.get(key) ?? find(key);
    cache.set(key, found);
    return found;
  };

  /** The outermost parts of a page whose text an entry has, and the runs of text that none has. */
  function open<Ref>(piece: Piece<Ref>): Open<Ref>[] {
    const key = textKey(piece.text);
    if (!/[\p{L}\d]/u.test(key)) return [];
    const only = piece.children.length === 1 ? piece.children[0] : undefined;
    if (only && only.children.length > 0 && textKey(only.text) === key) return open(only);
    const candidates = key.length > LONGEST ? [] : remembered(wholes, key, fitting);
    if (candidates.length > 0) return [{ ref: piece.ref, text: key, candidates }];
    if (piece.children.length > 0) return piece.children.flatMap(open);
    // A number that is not in content as it is was counted by code.
    if (!hasLetters(key)) return [];
    return [{ ref: piece.ref, text: key, candidates: remembered(runs, key, containing) }];
  }

  return {
    match: (page) => settled(open(page)),
    knows: (text) => PRICE.test(text) || (exact.get(textKey(text))?.some(isContent) ?? false),
    knowsNumber: (field, value) =>
      numbers.some((source) => source.number === value && source.field.endsWith(field)),
  };
}

function settled<Ref>(texts: readonly Open<Ref>[]): Match<Ref>[] {
  const chosen = choose(texts.map(({ candidates }) => candidates));
  return texts.map(({ ref, text, candidates }, index) => {
    const one = chosen[index];
    if (one) return { ref, text, from: 'one', places: [one.source, ...one.also].map(placeOf) };
    const places = candidates.map(({ source }) => placeOf(source));
    return { ref, text, from: places.length > 0 ? 'several' : 'code', places };
  });
}
