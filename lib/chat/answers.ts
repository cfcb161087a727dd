import { type Passage, pathOf, titleOf } from '../search/passage';
import type { Word } from '../search/words';
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

/** Creates the function that finds the answer that was written for what a message asks. */
export function createAnswerFinder({ answers, source, pages }: ChatContent, passages: readonly Passage[]) {
  const entries = [...answers, ...answersIn(passages, source)].map((answer) => ({
    answer,
    match: createWayMatcher([answer.question, ...answer.asks]),
  }));

  /**
   * @param last the reply before, which is given again only when no other fits
   * @param subject what the message leaves out, since it follows another
   */
  return (
    message: readonly Word[],
    page: string,
    last: string,
    subject: readonly Word[] = [],
  ): FoundAnswer | null => {
    // How many people there are changes a price, and no other answer.
    const counted = new Set(peopleIn(message).flatMap(({ places }) => places));
    const words = message.filter((_, at) => !counted.has(at));
    const { kind, facts: ofPage = {} } = pages[page] ?? {};
    const lead = passages.find((passage) => pathOf(passage) === page)?.text;
    const facts: Readonly<Record<string, string>> = { ...(lead && { lead }), ...ofPage };
    const found = entries.flatMap(({ answer, match }): (FoundAnswer & { score: number })[] => {
      if (answer.on && answer.on !== kind && answer.on !== page) return [];
      const matched = match(words, subject);
      if (!matched) return [];
      const reply = answer.reply.replace(/\{([a-z]+)\}/g, (whole, name) => facts[name] ?? whole);
      // The page lacks a fact that the answer needs.
      if (answer.on && /\{[a-z]+\}/.test(reply)) return [];
      const own = [...matched.places].filter((place) => place < words.length);
      // A stop word alone is a message only when there is no other word: 'ok'.
      const isAsked =
        own.length > 1 || own.length === words.length || own.some((place) => isContent(words[place] as Word));
      if (!isAsked) return [];
      const ownWords = own.length;
      const subjectWords = matched.places.size - ownWords;
      const isHere = answer.on !== undefined || answer.page === page;
      const score =
        ownWords +
        subjectWords / 10 -
        matched.missing / 2 +
        matched.likeness / 4 +
        (isHere ? 0.5 : 0) -
        (matched.isOpen ? 10 : 0) -
        (reply === last ? 5 : 0);
      return [{ answer: { ...answer, reply }, ownWords, subjectWords, isOpen: matched.isOpen, score }];
    });
    return found.sort((one, other) => other.score - one.score)[0] ?? null;
  };
}
