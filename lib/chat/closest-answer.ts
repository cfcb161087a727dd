import * as routes from '../routes';
import { type Word, wordsOf } from '../search/words';
import type { WrittenAnswer } from './types';
import { isDistinctive } from './ways';

/** How closely a message asks for an answer, from 0 to about 1, and whether by more than words that tell little. `rank` orders them. */
export type CloseAnswer = { answer: WrittenAnswer; closeness: number; rank: number; isClear: boolean };

/** What a word of a message counts that only the answer says, not a way of asking for it. */
const SAID_WEIGHT = 0.6;
/** What a word counts that changes little, and one that the message leaves out since it follows another. */
const GENERIC_WEIGHT = 0.3;
const SUBJECT_WEIGHT = 0.4;
/** An answer of the page in front of the visitor is likelier, and one of another page ranks below the FAQ's. */
const HERE = 0.15;
const ELSEWHERE = 0.1;
/** What a phrase of alternatives counts beside a whole question. */
const LOOSE_WEIGHT = 0.75;
/** What is left of the closeness of an answer to another question: who, and not when. */
const OTHER_QUESTION = 0.5;
/** What the words that both have must weigh, where one that no answer has weighs 1: two, or a rare one. */
const MIN_WEIGHT = 0.8;
/** Words that say how something is asked or done, and not what it is about. */
const LIGHT = new Set(
  wordsOf(
    'long many much often soon big take need use work get give see put say tell come happen people time thing find look',
  ).map(({ stem }) => stem),
);

const QUESTION_TYPES: readonly [string, RegExp][] = [
  ['time', /\b(when|how (long|soon|fast|quick|quickly)|since|weeks?)\b/],
  ['many', /\bhow (many|big|large|early)\b|\bnumber\b/],
  ['money', /\b(how much|cost|price|pay|fee|charge)\b/],
  ['who', /\b(who|whom|whose)\b/],
  ['where', /\b(where|which country)\b/],
  ['why', /\bwhy\b/],
];
/** What a text asks for: a time, a number, an amount, a person, a place or a reason. */
export const typesOf = (text: string) =>
  QUESTION_TYPES.flatMap(([type, words]) => (words.test(text) ? [type] : []));
export const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ');

const stemsOf = (text: string) => [
  ...new Set(wordsOf(text).flatMap(({ stem, isContentWord }) => (isContentWord ? [stem] : []))),
];

const isPhrase = (way: string) => /[|_]/.test(way);

/** The stems of words that follow each other; a run with stop words is no choice, since only the rest would be compared. */
const stemsOfRun = (run: string) => {
  const words = wordsOf(run.replaceAll('_', ' '));
  return words.every(({ isContentWord }) => isContentWord) ? words.map(({ stem }) => stem) : [];
};

/** A way of asking as terms that must occur; a term is a choice of runs of stems. */
const termsOf = (way: string): string[][][] =>
  (isPhrase(way)
    ? way.split(' ').map((term) => term.split('|').map(stemsOfRun))
    : stemsOf(way).map((stem) => [[stem]])
  )
    .map((runs) => runs.filter((run) => run.length > 0))
    .filter((runs) => runs.length > 0);

/**
 * Creates the function that rates answers by how closely a message asks for them: by the share of its words that the
 * ways of asking for the answer have, and the share of the closest way's words that it has. Rare words count more.
 */
export function createClosestAnswer(answers: readonly WrittenAnswer[]) {
  const entries = answers.map((answer) => {
    const asked = [answer.question, ...answer.asks].map((way) => way.replace(/ \*$/, ''));
    const ways = asked.map((way) => ({
      terms: termsOf(way),
      isLoose: isPhrase(way),
      types: typesOf(textOf(wordsOf(way.replace(/[|_]/g, ' ')))),
    }));
    return {
      answer,
      ways,
      asks: new Set(asked.flatMap((way) => (isPhrase(way) ? [] : stemsOf(way)))),
      says: new Set([...stemsOf(answer.reply), ...ways.flatMap(({ terms }) => terms.flat(2))]),
    };
  });
  const counts = new Map<string, number>();
  for (const { asks, says } of entries)
    for (const stem of new Set([...asks, ...says]))
      counts.set(stem, (counts.get(stem) ?? 0) + (asks.has(stem) ? 1 : 0.5));
  const rarityOf = (stem: string) =>
    Math.log(1 + entries.length / (counts.get(stem) ?? 0.5)) / Math.log(1 + 2 * entries.length);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

  /**
   * @param fill fills in what an answer says of the page; null means that it is none there
   * @param subject what the message leaves out, since it follows another
   */
  return (
    message: readonly Word[],
    page: string,
    fill: (answer: WrittenAnswer) => WrittenAnswer | null,
    subject: readonly Word[] = [],
  ): CloseAnswer[] => {
    const weights = new Map<string, number>();
    const weigh = (words: readonly Word[], weight: number) => {
      for (const word of words)
        if (word.isContentWord && !weights.has(word.stem))
          weights.set(
            word.stem,
            rarityOf(word.stem) *
              weight *
              (isDistinctive(word) && !LIGHT.has(word.stem) ? 1 : GENERIC_WEIGHT),
          );
    };
    weigh(message, 1);
    const own = [...weights.keys()];
    weigh(subject, SUBJECT_WEIGHT);
    const total = sum([...weights.values()]);
    if (total === 0) return [];
    const types = typesOf(textOf(message));
    const shareOf = (isIn: (stem: string) => number) =>
      sum([...weights].map(([stem, weight]) => weight * isIn(stem))) / total;
    return entries
      .flatMap(({ answer: written, ways, asks, says: said }): CloseAnswer[] => {
        const answer = fill(written);
        if (!answer) return [];
        const says = answer === written ? said : new Set([...said, ...stemsOf(answer.reply)]);
        const known = own.filter((stem) => asks.has(stem) || says.has(stem));
        const isHere = answer.on !== undefined || answer.page === page;
        const weight = sum(known.map((stem) => weights.get(stem) ?? 0));
        if (weight === 0) return [];
        const coverage = shareOf((stem) => (asks.has(stem) ? 1 : says.has(stem) ? SAID_WEIGHT : 0));
        const isOther = (answered: readonly string[]) =>
          types.length > 0 && !types.some((type) => answered.includes(type));
        const likeness = ways.map(({ terms, types: answered, isLoose }) => {
          const isMet = (run: readonly string[]) => run.every((stem) => weights.has(stem));
          const weightOf = (runs: readonly (readonly string[])[]) => Math.min(...runs.flat().map(rarityOf));
          const all = sum(terms.map(weightOf));
          const met = sum(terms.map((runs) => (runs.some(isMet) ? weightOf(runs) : 0)));
          const words = new Set(terms.flatMap((runs) => runs.filter(isMet).flat()));
          const share = shareOf((stem) => (words.has(stem) ? 1 : 0));
          const both = met > 0 ? (2 * share * (met / all)) / (share + met / all) : 0;
          return both * (isOther(answered) ? OTHER_QUESTION : 1) * (isLoose ? LOOSE_WEIGHT : 1);
        });
        const isNever = isOther(ways.flatMap(({ types: answered }) => answered));
        const closeness =
          ((isNever ? coverage * OTHER_QUESTION : coverage) + Math.max(...likeness)) / 2 +
          (isHere ? HERE : 0);
        return [
          {
            answer,
            closeness,
            rank: closeness - (!isHere && answer.page && answer.page !== routes.faq ? ELSEWHERE : 0),
            isClear: weight >= (isHere ? MIN_WEIGHT / 2 : MIN_WEIGHT),
          },
        ];
      })
      .sort((one, other) => other.rank - one.rank);
  };
}
