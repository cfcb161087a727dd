import { isStopWord, stemOf } from '../search/stems';

/** A word of a message in lower case, its stem, and whether it carries meaning. */
export type QueryWord = { text: string; stem: string; isTelling: boolean };

/** Words without meaning for the subject. */
const FILLERS = new Set(['kindly', 'guys', 'hows', 'whos', 'wheres', 'possible', 'lol', 'btw']);
/** Abbreviations that people type on a phone. */
const ABBREVIATIONS = new Map(
  Object.entries({
    u: 'you',
    ur: 'your',
    r: 'are',
    n: 'and',
    w: 'with',
    y: 'why',
    bc: 'because',
    wat: 'what',
    wen: 'when',
    wanna: 'want to',
    gonna: 'going to',
    gotta: 'have to',
    gimme: 'give me',
    dunno: 'dont know',
    idk: 'dont know',
    ppl: 'people',
    diff: 'difference',
    thx: 'thanks',
    pls: 'please',
    plz: 'please',
    thru: 'through',
    abt: 'about',
    calc: 'calculate',
    docs: 'documents',
    hrs: 'hours',
  }),
);

/** A message with its abbreviations spelled out: 'can u' is 'can you'. 'R&D' and 'U.S.' stay. */
export const spelledOut = (message: string): string =>
  message.replace(
    /(?<![\p{L}\p{N}'\u2019&./-])[\p{L}\p{N}]+(?![\p{L}\p{N}'\u2019&/-]|\.\p{L})/gu,
    (word) => ABBREVIATIONS.get(word.toLowerCase()) ?? word,
  );

/** The words of a text without accents; an apostrophe joins ("what's" is 'whats'). */
export function queryWordsOf(message: string): QueryWord[] {
  const plain = message
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'\u2019]/g, '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((text) => ({
    text,
    stem: stemOf(text),
    isTelling: !isStopWord(text) && !FILLERS.has(text),
  }));
}

/**
 * Whether two words differ by one letter added, left out or replaced, or by two swapped neighbors. Short words never
 * match.
 */
export function isMistyped(typed: string, meant: string): boolean {
  if (meant.length < 6 || typed[0] !== meant[0]) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  let end = 0;
  const max = Math.min(typed.length, meant.length) - start;
  while (end < max && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const left = typed.slice(start, typed.length - end);
  const right = meant.slice(start, meant.length - end);
  return left.length <= 1 && right.length <= 1 ? true : left.length === 2 && `${left[1]}${left[0]}` === right;
}
