import { type Passage, pathOf, titleOf } from '../search/passage';
import type { Word } from '../search/words';
import { type CloseAnswer, createClosestAnswer, textOf, typesOf } from './closest-answer';
import { peopleIn } from './people';
import type { ChatContent, WrittenAnswer } from './types';
import { createWayMatcher, isDistinctive } from './ways';

/** A written answer that a message asks for. */
export type FoundAnswer = {
  answer: WrittenAnswer;
  /** How many of the message's words ask for it, and how many of those that it leaves out. */
  ownWords: number;
  subjectWords: number;
  /** Whether the message says more. */
  isOpen: boolean;
};

/** The questions and answers of the pages, each with its source. */
const answersIn = (passages: readonly Passage[], source: string): WrittenAnswer[] =>
  passages.flatMap((passage) => {
    if (passage.kind !== 'question') return [];
    const { heading, text, href, alsoAsked = [] } = passage;
    const reply = `${text}\n${source} [${titleOf(passage)}](${href})`;
    return [{ question: heading, asks: alsoAsked, reply, next: [], page: pathOf(passage) }];
  });

const isContent = (word: Word) => word.isContentWord || isDistinctive(word);

/** An answer must come at least this close to a message that asks for it in other words. */
const MIN_CLOSENESS = 0.58;
/** By this much it must be closer than an answer that was found by its words. */
const MIN_BETTER = 0.4;

/** Creates the functions that find the answer that was written for what a message asks. */
export function createAnswerFinder({ answers, source, pages }: ChatContent, passages: readonly Passage[]) {
  const all = [...answers, ...answersIn(passages, source)];
  const entries = all.map((answer) => ({
    answer,
    match: createWayMatcher([answer.question, ...answer.asks]),
  }));
  const closestAnswers = createClosestAnswer(all);

  /** How many people there are changes a price, and no other answer. */
  const withoutPeople = (message: readonly Word[]) => {
    const counted = new Set(peopleIn(message).flatMap(({ places }) => places));
    return message.filter((_, at) => !counted.has(at));
  };

  /** What fills in the facts of a page in its answers; of one that needs a fact which the page lacks there is no answer. */
  const createFiller = (page: string) => {
    const { kind, facts: ofPage = {} } = pages[page] ?? {};
    const [first, ...others] = passages.filter((passage) => pathOf(passage) === page);
    const parts = others
      .flatMap((passage) => (passage.kind === 'question' ? [] : [passage.heading]))
      .join('; ');
    const lead = first?.text;
    const facts: Readonly<Record<string, string>> = {
      ...(lead && { lead }),
      ...(parts && { parts }),
      ...ofPage,
    };
    return (answer: WrittenAnswer): WrittenAnswer | null => {
      if (!answer.on) return answer;
      if (answer.on !== kind && answer.on !== page) return null;
      const reply = answer.reply.replace(/\{([a-z]+)\}/g, (whole, name) => facts[name] ?? whole);
      return /\{[a-z]+\}/.test(reply) ? null : { ...answer, reply };
    };
  };

  return {
    /** The answer with the figures of a page, when a message asks for a number. */
    findFigures(message: readonly Word[], page: string): WrittenAnswer | null {
      const asksNumber = typesOf(textOf(message)).some((type) => ['time', 'many', 'money'].includes(type));
      const written =
        asksNumber && answers.find(({ on, hasFigures }) => hasFigures && on === pages[page]?.kind);
      return written ? createFiller(page)(written) : null;
    },

    /**
     * The answer for whose question a message has the words, and no others.
     *
     * @param last the reply before, which is given again only when no other fits
     * @param subject what the message leaves out, since it follows another
     */
    findAnswer(
      message: readonly Word[],
      page: string,
      last: string,
      subject: readonly Word[] = [],
    ): FoundAnswer | null {
      const words = withoutPeople(message);
      const fill = createFiller(page);
      const found = entries.flatMap(({ answer: written, match }): (FoundAnswer & { score: number })[] => {
        const matched = match(words, subject);
        const answer = matched && fill(written);
        if (!answer) return [];
        const own = [...matched.places].filter((place) => place < words.length);
        // One matched stop word counts only when the message has no other word, as in 'ok'.
        const isAsked =
          own.length > 1 ||
          own.length === words.length ||
          own.some((place) => isContent(words[place] as Word));
        if (!isAsked) return [];
        const ownWords = own.length;
        const subjectWords = matched.places.size - ownWords;
        const isHere = answer.on !== undefined || answer.page === page;
        const score =
          ownWords +
          subjectWords / 10 +
          matched.likeness / 4 +
          (isHere ? 0.5 : 0) -
          (matched.isOpen ? 10 : 0) -
          (answer.reply === last ? 5 : 0);
        return [{ answer, ownWords, subjectWords, isOpen: matched.isOpen, score }];
      });
      return found.sort((one, other) => other.score - one.score)[0] ?? null;
    },

    /**
     * The answer that a message clearly comes closest to asking for in other words.
     *
     * @param than another answer, which it must beat
     */
    findClosest(
      message: readonly Word[],
      page: string,
      last: string,
      subject?: readonly Word[],
      than?: WrittenAnswer,
    ): CloseAnswer | null {
      const rated = closestAnswers(withoutPeople(message), page, createFiller(page), subject);
      const other = rated.find(({ answer }) => answer.question === than?.question)?.closeness ?? 0;
      const best = rated.find(({ answer, isClear }) => isClear && answer.reply !== last);
      const isClose = best && best.closeness >= Math.max(MIN_CLOSENESS, than ? other + MIN_BETTER : 0);
      return isClose ? best : null;
    },
  };
}
