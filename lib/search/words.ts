import { stemmer } from 'stemmer';

/** Words too frequent to tell anything. */
const STOP_WORDS = new Set(
  (
    'a about actually all also always am an and another any anything are as at be because been before being both but ' +
    'by can cant could did do does doesnt doing done dont each either else ever every exactly for from ' +
    'further get gets getting give go going got had has have having he hello here hey hi him his how i if im in ' +
    'instead into is isnt it its ive just kind know let like lot made make makes many may me might mine more most much ' +
    'must my need no nor not now of off often ok okay on one only or other our ours out per please put really same see ' +
    'shall she should so some something soon sort still such take tell than thank thanks that thats the their them ' +
    'then there these they thing things think this those through to too up us use used using very want wants was way ' +
    'we well were what whats when where which while who whom whose why will with within wont would yes yet you your ' +
    'yours kindly guys hows whos wheres possible lol btw roughly approximately'
  ).split(' '),
);

/** Abbreviations that people type on a phone, and other words for the same. */
const ALIASES = new Map(
  (
    'u you,ur your,r are,n and,w with,y why,bc because,wat what,wats whats,wen when,wanna want,gonna going,gotta have,' +
    'gimme give,dunno know,idk know,ppl people,diff difference,thx thanks,pls please,plz please,thru through,' +
    'abt about,calc calculate,docs documents,hrs hours,smth something,1st 1,2nd 2,3rd 3,two 2,three 3,four 4,five 5,six 6,' +
    'seven 7,eight 8,nine 9,ten 10,eleven 11,twelve 12,staff people,employee people,employees people,colleague people,' +
    'colleagues people,workers people,workforce people,personnel people,person people,skeptical skeptic,doubts skeptic,' +
    'reluctant skeptic,afraid skeptic,hates skeptic,hate skeptic,attorney lawyer,solicitor lawyer,pick choose,select choose,' +
    'accuracy accurate,precise accurate,reliable accurate,certified certificate,certification certificate,' +
    'accredited certificate,quicker faster'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** A word in lower case, its stem, and whether it tells what a text is about. */
export type Word = { text: string; stem: string; isContentWord: boolean };

const known = new Map<string, Word>();

function wordOf(text: string): Word {
  let word = known.get(text);
  if (!word) {
    word = { text, stem: stemmer(text), isContentWord: !STOP_WORDS.has(text) };
    known.set(text, word);
  }
  return word;
}

/** The words of a text: no accents, an apostrophe joins ("what's" is 'whats'), a price is no word. */
export const wordsOf = (text: string): Word[] =>
  (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll('%', ' percent ')
      .replace(/\{usd:\d+\}|[\u0300-\u036f'\u2019]|(?<=\d),(?=\d{3})/g, (found) =>
        found.length > 1 ? ' ' : '',
      )
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => wordOf(ALIASES.get(word) ?? word));

/** The stems of the words that tell something. */
export const stemsOf = (text: string): string[] =>
  wordsOf(text).flatMap(({ stem, isContentWord }) => (isContentWord ? [stem] : []));

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
