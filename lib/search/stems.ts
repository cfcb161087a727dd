import { stemmer } from 'stemmer';

const STOP_WORDS = new Set(
  (
    'a about all also always am an and another any anything are as at be because been before being both but by came ' +
    'can cant come could did do does doesnt doing done dont each either else ever every for from further get gets ' +
    'getting give go going got had has have having he hello here hey hi him his how i if im in into is isnt it its ive ' +
    'just kind know let like lot made make makes many may me might mine more most much must my need no nor not now of ' +
    'off often ok okay on one only or other our ours out per please put really same see shall she should so some ' +
    'something soon sort still such take tell than thank thanks that thats the their them then there these they thing ' +
    'things think this those through to too up us use used using very want wants was way we well were what whats when ' +
    'where which while who whom whose why will with within wont would yes yet you your yours'
  ).split(' '),
);

/** Whether a word is too frequent to tell anything, such as 'the'. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

const stems = new Map<string, string>();

/** The common stem of a word's forms: 'prices' and 'pricing' share one. */
export function stemOf(word: string): string {
  let stem = stems.get(word);
  if (stem === undefined) {
    stem = word.includes('_') ? word : stemmer(word);
    stems.set(word, stem);
  }
  return stem;
}

/** The stems of words, without stop words. */
export const stemsOf = (words: readonly string[]): string[] =>
  words.filter((word) => !isStopWord(word)).map(stemOf);

/** Encodes a phrase as one word that no text contains: 'how much' is `how_much`. */
export const joinedPhrase = (phrase: string): string => phrase.replaceAll(' ', '_');

/** The words of a text in lower case, without apostrophes: "What's new?" is `whats`, `new`. */
export type Tokenizer = (text: string) => string[];

/** @param phrases to be read as one word each */
export function createTokenizer(phrases: readonly string[]): Tokenizer {
  const longestFirst = [...phrases].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`\\b(?:${longestFirst.join('|')})\\b`, 'g');
  return (text) => {
    const words = text
      .toLowerCase()
      .replace(/\{usd:\d+\}|['’]/g, (found) => (found.length > 1 ? ' ' : ''))
      .replace(/[^\p{L}\p{N}]+/gu, ' ');
    return (phrases.length > 0 ? words.replace(pattern, joinedPhrase) : words).split(' ').filter(Boolean);
  };
}
