import type { Word } from '../search/words';
import type { createAnswerFinder, FoundAnswer } from './answers';
import type { CloseAnswer } from './closest-answer';
import {
  type ConversationContext,
  createEntityExtractor,
  type MessageEntities,
  mergeEntities,
} from './context';
import { MAX_FOLLOW_UP } from './results';
import { createRules, type RuleTurn } from './rule-replies';
import type { Question } from './split-questions';
import type { ChatContent } from './types';
import { isDistinctive } from './ways';

/** A question with all that was read from it. */
export type ReadQuestion = {
  question: Question;
  page: string;
  earlier: ConversationContext;
  /** The context with what the question names. */
  context: ConversationContext;
  /** All words, those that ask, and the content words among them. */
  whole: readonly Word[];
  words: readonly Word[];
  contentWords: string;
  /** What the question leaves out since it follows another, or ''. */
  subject: string;
  /** What all words name, and what those that ask name. */
  all: MessageEntities;
  named: MessageEntities;
  rules: RuleTurn | null;
  /** The answer for the question, and the answer or the general offer if there is none. */
  answer: FoundAnswer | null;
  found: FoundAnswer | null;
  closest: CloseAnswer | null;
  isFollowUp: boolean;
  namesPeople: boolean;
};

/** An answer this close to a message comes before others. */
const MIN_CERTAIN = 0.85;

/** Creates the function that reads a question: what it names, and the answers that it may ask for. */
export function createQuestionReader(
  content: ChatContent,
  read: (text: string) => Word[],
  { findAnswer, findClosest }: ReturnType<typeof createAnswerFinder>,
) {
  const extractEntities = createEntityExtractor(content);
  const answerByRules = createRules(content);
  return (question: Question, earlier: ConversationContext, page: string): ReadQuestion => {
    const { text, before } = question;
    const whole = read(`${before} ${text}`);
    // 'I have no IT staff. Problem?' asks with its first sentence.
    const asking = read(text);
    const words = asking.some(isDistinctive) ? asking : whole;
    const distinctive = words.filter(isDistinctive);
    const start = whole.length - words.length;
    const all = extractEntities(whole);
    const named = extractEntities(words);
    const context = mergeEntities(earlier, all);
    const subject = distinctive.length <= MAX_FOLLOW_UP && !before ? earlier.subject : '';
    const places = new Set([...all.places].map((place) => place - start));
    const rules = answerByRules(
      words,
      { ...all, places },
      context,
      content.services.find(({ id }) => id === content.pages[page]?.service),
    );
    const direct =
      (before && findAnswer(whole, page, earlier.reply)) || findAnswer(asking, page, earlier.reply);
    const followUp = subject ? findAnswer(words, page, earlier.reply, read(subject)) : null;
    const isFollowUp =
      !!followUp?.subjectWords &&
      !followUp.isOpen &&
      (!direct || direct.isOpen || followUp.ownWords >= direct.ownWords);
    const written = isFollowUp ? followUp : direct;
    const closest = findClosest(whole, page, earlier.reply, undefined, written?.answer);
    // 'How much history do you need?' does not ask for ours.
    const isCertain =
      closest && closest.closeness >= MIN_CERTAIN && !isFollowUp && (written?.ownWords ?? 0) < 2;
    const found = isCertain
      ? { ...closest, ownWords: distinctive.length, subjectWords: 0, isOpen: false }
      : written;
    return {
      question,
      page,
      earlier,
      context,
      whole,
      words,
      // A follow-up asks with question words of its own: 'Who is it?', 'What did you build?'
      contentWords: distinctive.flatMap((word) => (word.isContentWord ? [word.text] : [])).join(' '),
      subject,
      all,
      named,
      rules,
      answer: found && !found.isOpen ? found : null,
      found,
      closest,
      isFollowUp,
      namesPeople: named.users !== undefined || named.companySize !== undefined,
    };
  };
}
