import { stemmer } from 'stemmer';

/** Words too frequent to tell anything, which are right in any text. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about actually all also always am an and another any anything are arent as at aint be because been before being ' +
    'both but by can cant could couldnt did do does doesnt doing done dont each either else ever every exactly for from ' +
    'further get gets getting give go going got had has have havent having he hello here hey hi him his hm hmm how i id if ' +
    'ill im in instead into is isnt it its ive just kind know let lets like lot made make makes many may me might mine ' +
    'more most much must my need no nor not now of off often oh ok okay on one only or other our ours out per please put ' +
    'really same see seriously shall she should so some something soon sort still such take tell than thank thanks that ' +
    'thats the their them then theres there these they theyre thing things think this those through to too um up us use ' +
    'used using very want wants was wasnt way we well were weve what whats when where which while who whom whose why will ' +
    'with within wont would wouldnt yes yet you your youre youve yours kindly guys possible lol btw ur r n pls plz thx ur r n pls plz thx ' +
    'honestly roughly approximately even were anyway till til tho though although literally basically around'
  ).split(' '),
);

/** A word in lower case, its stem, and whether it says what a text is about. */
export type Word = { text: string; stem: string; isContentWord: boolean };

/** A word by its text in lower case. 'Customs' are not custom. */
const wordOf = (text: string): Word => ({
  text,
  stem: text === 'customs' ? text : stemmer(text),
  isContentWord: !stopWords.has(text),
});

/** Signs that are read as words. */
const SIGNS = new Map([
  ['%', 'percent'],
  ['$', 'dollars'],
  ['€', 'euros'],
  ['£', 'pounds'],
]);

/** The words of a text: no accents, an apostrophe joins ("what's" is 'whats'), and a price is no word. */
export const wordsOf = (text: string): Word[] =>
  (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[%$€£]/g, (sign) => ` ${SIGNS.get(sign)} `)
      .replace(/\{usd:\d+\}|[\u0300-\u036f'\u2019]|(?<=\d),(?=\d{3})/g, (match) =>
        match.length > 1 ? ' ' : '',
      )
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map(wordOf);

/** The stems of a text's content words. */
export const stemsOf = (text: string): string[] =>
  wordsOf(text).flatMap(({ stem, isContentWord }) => (isContentWord ? [stem] : []));

/** A text without capitals and punctuation: two with the same phrase say the same. */
export const toPhrase = (text: string): string =>
  wordsOf(text)
    .map((word) => word.text)
    .join(' ');
