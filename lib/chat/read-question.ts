import type { Word } from '../search/words';
import type { createAnswerFinder, RatedAnswer } from './answers';
import {
  type ConversationContext,
  createEntityExtractor,
  type MessageEntities,
  mergeEntities,
} from './context';
import { isDistinctive } from './phrases';
import { createRules, type RuleTurn } from './rule-replies';
import type { Question } from './split-questions';
import type { ChatContent } from './types';

/** A question with all that was read from it. */
export type ReadQuestion = {
  page: string;
  earlier: ConversationContext;
  /** The context with what the question names. */
  context: ConversationContext;
  words: readonly Word[];
  contentWords: string;
  named: MessageEntities;
  /** What the calculator's rules say to it. */
  rules: RuleTurn | null;
  /** All answers, the likeliest first. */
  rated: readonly RatedAnswer[];
};

/** An answer speaks from this likeness on; docs/decisions/2026-11-26-only-answers-answer.md says what lower ones cost. */
export const MIN_LIKENESS = 0.54;

/** Creates the function that reads a question: what it names, and the answers that it may ask for. */
export function createQuestionReader(
  content: ChatContent,
  read: (text: string) => Word[],
  { rateAnswers, isByRules }: ReturnType<typeof createAnswerFinder>,
) {
  const extractEntities = createEntityExtractor(content);
  const answerByRules = createRules(content);
  /** 'Fair enough.' before a question says nothing of it. */
  const isSmallTalk = (text: string) => {
    const [likeliest] = text ? rateAnswers(read(text), [], '', '') : [];
    return likeliest?.answer.intent === 'greeting' && likeliest.likeness >= MIN_LIKENESS;
  };
  return ({ text, before }: Question, earlier: ConversationContext, page: string): ReadQuestion => {
    const words = read(isSmallTalk(before) ? text : `${before} ${text}`);
    const named = extractEntities(words);
    // In front of a page for one person, a price is for one until somebody names another number.
    const { users } = content.pages[page] ?? {};
    const context = mergeEntities({ ...(users !== undefined && { users }), ...earlier }, named);
    // 'We have two sites. What does it cost?' asks with its second sentence.
    const asking = read(text);
    const service = content.services.find(({ id }) => id === content.pages[page]?.service);
    // After a price, 'what is in it' asks about the service that it was for.
    const priced = earlier.ask && context.service?.href;
    const rated = rateAnswers(words, read(earlier.subject), page, earlier.reply, priced);
    const [likeliest] = rated;
    const isCertain = !!likeliest && isByRules(likeliest.answer) && likeliest.likeness >= MIN_LIKENESS;
    return {
      page,
      earlier,
      context,
      words,
      contentWords: words
        .flatMap((word) => (word.isContentWord && isDistinctive(word) ? [word.text] : []))
        .join(' '),
      named,
      rules: answerByRules(asking, extractEntities(asking), named, context, service, isCertain),
      rated,
    };
  };
}
