import { type Passage, pathOf, titleOf } from '../search/passage';
import { type Word, wordsOf } from '../search/words';
import { createLikeness } from './likeness';
import type { ChatContent, PageKind, WrittenAnswer } from './types';

/**
 * What may be said to a message, and how much the message is like what people ask for it, from 0 to about 1. `isAgain`
 * says that it is the reply before.
 */
export type RatedAnswer = { answer: WrittenAnswer; likeness: number; isAgain: boolean };

/** An answer of the page in front of the visitor is likelier, and the last reply is seldom wanted again. */
const HERE = 0.08;
const AGAIN = 0.1;
/** In front of a text, most questions are about it: answers that are not are less likely. */
const NOT_IN_TEXT = 0.1;
const TEXTS: readonly (PageKind | undefined)[] = ['article', 'case-study', 'guide', 'video'];
/** Words by which a message asks for a number. */
const ASKS_NUMBER = /\b(how (many|much|long|big|large|soon|fast|often)|when|number|percent|cost)\b/;

const rankOf = ({ likeness, isAgain }: RatedAnswer) => likeness - (isAgain ? AGAIN : 0);

/** The questions and answers of the pages, each with its source. */
const answersIn = (passages: readonly Passage[], source: string): WrittenAnswer[] =>
  passages.flatMap((passage) => {
    if (passage.kind !== 'question') return [];
    const { heading, text, href, alsoAsked = [] } = passage;
    const reply = `${text}\n${source} [${titleOf(passage)}](${href})`;
    return [{ question: heading, asks: alsoAsked, reply, next: [], page: pathOf(passage) }];
  });

/** Creates the functions that find the answers to what a message asks. */
export function createAnswerFinder(content: ChatContent, passages: readonly Passage[]) {
  const { answers, source, pages, uncoveredSubjects, prices } = content;
  /** Stands for all that the calculator's rules answer, so that such a message is like no other answer. */
  const rules: WrittenAnswer = { question: '', asks: prices.asks, reply: '', next: [] };
  const all = [...answers, ...answersIn(passages, source), ...uncoveredSubjects, rules];
  const rate = createLikeness(
    all.map(({ question, asks }) => [question, ...asks].filter(Boolean).map((phrase) => wordsOf(phrase))),
  );

  const factsOf = (page: string): Readonly<Record<string, string>> => {
    const [first, ...others] = passages.filter((passage) => pathOf(passage) === page);
    const parts = others
      .flatMap((passage) => (passage.kind === 'question' ? [] : [passage.heading]))
      .join('; ');
    const lead = first?.text;
    return { ...(lead && { lead }), ...(parts && { parts }), ...pages[page]?.facts };
  };

  /**
   * What fills in the facts of a page in its answers; of one that needs a fact which the page lacks there is no answer.
   * Elsewhere, answers about a service have the facts of the one that has just been priced.
   */
  const createFiller = (page: string, priced = '') => {
    const [factsHere, factsOfPriced] = [factsOf(page), factsOf(priced)];
    const isService = pages[page]?.kind === 'service';
    return (answer: WrittenAnswer): WrittenAnswer | null => {
      if (!answer.on) return answer;
      const [path, facts] =
        answer.on === 'service' && !isService ? [priced, factsOfPriced] : [page, factsHere];
      if (answer.on !== pages[path]?.kind && answer.on !== path) return null;
      const reply = answer.reply.replace(/\{([a-z]+)\}/g, (whole, name) => facts[name] ?? whole);
      return /\{[a-z]+\}/.test(reply) ? null : { ...answer, reply };
    };
  };

  return {
    isByRules: (answer: WrittenAnswer) => answer === rules,
    isText: (page: string) => TEXTS.includes(pages[page]?.kind),
    isUncovered: (answer: WrittenAnswer) => uncoveredSubjects.includes(answer),

    /**
     * All answers that are right in front of a page, the likeliest first; the reply before comes after one that is about as likely.
     *
     * @param earlier what the message follows
     * @param last the reply before
     * @param priced page of the service that has just been priced
     */
    rateAnswers(
      message: readonly Word[],
      earlier: readonly Word[],
      page: string,
      last: string,
      priced?: string,
    ): RatedAnswer[] {
      const fill = createFiller(page, priced);
      const likeness = rate(message, earlier);
      const elsewhere = TEXTS.includes(pages[page]?.kind) ? -NOT_IN_TEXT : 0;
      return all
        .flatMap((written, at): RatedAnswer[] => {
          const answer = fill(written);
          if (!answer) return [];
          const isHere = answer.on !== undefined || answer.page === page;
          const isAgain = answer.reply !== '' && answer.reply === last;
          return [{ answer, likeness: (likeness[at] ?? 0) + (isHere ? HERE : elsewhere), isAgain }];
        })
        .sort((one, other) => rankOf(other) - rankOf(one));
    },

    /** The answer with the figures of a page, when a message asks for a number. */
    findFigures(message: readonly Word[], page: string): WrittenAnswer | null {
      const asksNumber = ASKS_NUMBER.test(message.map(({ text }) => text).join(' '));
      const written =
        asksNumber && answers.find(({ on, hasFigures }) => hasFigures && on === pages[page]?.kind);
      return written ? createFiller(page)(written) : null;
    },
  };
}
