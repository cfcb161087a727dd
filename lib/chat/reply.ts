import type { PassageFile } from '../search/passage';
import { wordsOf } from '../search/words';
import { createAnswerFinder } from './answers';
import { type ConversationContext, emptyContext } from './context';
import { questionsOf } from './questions';
import type { ChatAnswer, ChatContent, ChatLanguage, ChatStep, Intent } from './types';

/** The chat's answer, and its language unless it is English. */
type Reply = ChatAnswer & { lang?: string };

export type Chat = {
  /**
   * @param earlier the visitor's messages before this one, oldest first
   * @param page path of the page that the visitor is on
   */
  replyTo: (message: string, earlier?: readonly string[], page?: string) => Reply;
  /** What a conversation is about, to preselect fields of the contact form. */
  topicOfConversation: (messages: readonly string[]) => { intent?: Intent; service?: string };
};

const MAX_STEPS = 3;
const MAX_ANSWERS = 2;

/** Creates the function that detects a message's language; undefined means English or undecided. */
function createLanguageFinder(languages: readonly ChatLanguage[]) {
  const sets = languages.map((language) => ({ language, own: new Set(language.words.split(' ')) }));
  return (message: string): ChatLanguage | undefined => {
    const words = wordsOf(message);
    const [best] = sets
      .map(({ language, own }) => ({ language, count: words.filter(({ text }) => own.has(text)).length }))
      .sort((one, other) => other.count - one.count);
    // A third of all words must match: 'Do you teach in the Bistro chez nous?' stays English.
    return best && best.count > 0 && best.count * 3 >= words.length ? best.language : undefined;
  };
}

/**
 * Creates the chat's replies. It answers from the site's passages and from content; when neither has an answer, it says so.
 *
 * @param file the passages, or null when they could not be loaded: then only content answers.
 */
export function createChat(content: ChatContent, file: PassageFile | null): Chat {
  const answerTo = createAnswerFinder(content, file);
  const languageOf = createLanguageFinder(content.languages);
  const person: ChatStep = { kind: 'person', label: content.personLabel };

  const turn = (
    message: string,
    before: ConversationContext,
    page: string,
  ): { reply: Reply; context: ConversationContext } => {
    const language = languageOf(message);
    if (language)
      return { reply: { content: language.reply, next: [person], lang: language.code }, context: before };
    const questions = questionsOf(message);
    const asked = questions.slice(0, MAX_ANSWERS);
    let context = before;
    const answers = asked.map((question) => {
      const found = answerTo(question, context, page);
      context = found.context;
      return found.answer;
    });
    if (answers.every((answer) => answer === null)) {
      const failed = {
        content: content.failed,
        next: [{ kind: 'retry' as const, label: content.retry }, person],
      };
      return { reply: file ? { content: content.unknown, next: [person] } : failed, context };
    }
    const texts = answers.map(
      (answer, index) => answer?.content ?? content.noAnswer.replace('{question}', asked[index]?.text ?? ''),
    );
    const [third] = questions.slice(MAX_ANSWERS);
    if (third) texts.push(content.third.replace('{question}', third.text));
    const steps = [
      ...(third ? [{ kind: 'ask' as const, label: third.text }] : []),
      ...(answers.includes(null) ? [person] : []),
      // The first next step of each answer comes before the second of any.
      ...[0, 1, 2].flatMap((at) => answers.flatMap((answer) => answer?.next[at] ?? [])),
    ];
    const next = steps
      .filter((step, at) => steps.findIndex(({ label }) => label === step.label) === at)
      .slice(0, MAX_STEPS);
    return { reply: { content: [...new Set(texts)].join('\n\n'), next }, context };
  };

  /** What was said, by the messages it was said in: a reply need not read the whole conversation again. */
  const known = new Map<string, ConversationContext>();
  const keyOf = (messages: readonly string[], page: string) => JSON.stringify([page, ...messages]);
  const contextAfter = (messages: readonly string[], page: string): ConversationContext => {
    const last = messages.at(-1);
    if (last === undefined) return emptyContext;
    return (
      known.get(keyOf(messages, page)) ?? turn(last, contextAfter(messages.slice(0, -1), page), page).context
    );
  };

  return {
    replyTo(message, earlier = [], page = '') {
      const { reply, context } = turn(message, contextAfter(earlier, page), page);
      known.set(keyOf([...earlier, message], page), context);
      return reply;
    },
    topicOfConversation: (messages) => {
      const { intent, service } = contextAfter(messages, '');
      return { intent, service: service?.id };
    },
  };
}
