import { stemmer } from 'stemmer';

/** Words that say nothing about a subject. */
const STOP_WORDS = new Set(
  (
    'a an the and or but if so as of to in on at by for from with about into than then this that these those there here ' +
    'is are was were be been being am do does did doing done have has had having can could will would shall should may ' +
    'might must i me my mine we us our ours you your yours he she it its they them their who whom whose which what when ' +
    'where why how not no yes any some all also just only very really please tell know want need get got like ' +
    'give say ok okay hi hello hey there emberlane one ones much many lot thing things something anything'
  ).split(' '),
);

/** The words of a text in lower case, with apostrophes left out: 'what's' is `whats`. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\{usd:\d+\}/g, ' ')
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The stem under which a word is found, or null for a word that says nothing. */
export const stemOf = (word: string): string | null => (STOP_WORDS.has(word) ? null : stemmer(word));
