import type { PassageFile } from '../search/passage';
import { createAnswerFinder } from './answers';
import { createLanguageFinder } from './language';
import { spelledOut } from './query-words';
import { questionsOf } from './questions';
import type { ChatAnswer, ChatContent, ChatStep, Intent } from './types';

/** The assistant's answer, and its language unless it is English. */
type Reply = ChatAnswer & { lang?: string };

export type Assistant = {
  /** @param earlier the visitor's messages before this one, oldest first. */
  replyTo: (message: string, earlier?: readonly string[]) => Reply;
  /** What a conversation is about, to preselect fields of the contact form. */
  topicOfConversation: (messages: readonly string[]) => { intent?: Intent; service?: string };
};

const MAX_STEPS = 3;
const MAX_ANSWERS = 2;

/**
 * Creates the assistant. It answers from the site's passages and from content; when neither has an answer, it says
 * so.
 *
 * @param file the passages, or null when they could not be loaded: then only content answers.
 */
export function createAssistant(content: ChatContent, file: PassageFile | null): Assistant {
  const {
    answerTo,
    guesses: guessesFor,
    intentOf,
    serviceOf,
    isTopic,
    complaint,
  } = createAnswerFinder(content, file);
  const languageOf = createLanguageFinder(content.languages);
  const person: ChatStep = { kind: 'person', label: content.personLabel };

  return {
    replyTo(typed, typedBefore = []) {
      const language = languageOf(typed);
      if (language) return { content: language.reply, next: [person], lang: language.code };
      const message = spelledOut(typed);
      const earlier = typedBefore.map(spelledOut);
      const angry = complaint(message);
      if (angry) return angry;
      const questions = questionsOf(message, isTopic);
      const asked = questions.slice(0, MAX_ANSWERS);
      const answers = asked.map((question, index) => {
        const before = index === 0 ? earlier : [...earlier, asked[0]?.text ?? ''];
        return answerTo(question, before, index > 0);
      });
      if (answers.every((answer) => answer === null)) {
        if (!file)
          return { content: content.failed, next: [{ kind: 'retry', label: content.retry }, person] };
        const guesses = guessesFor(message);
        const text = guesses.length > 0 ? `${content.unknown}\n${content.guesses}` : content.unknown;
        return { content: text, next: [...guesses, person] };
      }
      const texts = answers.map(
        (answer, index) =>
          answer?.content ?? content.noAnswer.replace('{question}', asked[index]?.text ?? ''),
      );
      const [third] = questions.slice(MAX_ANSWERS);
      if (third) texts.push(content.third.replace('{question}', third.text));
      const steps = [
        ...(third ? [{ kind: 'ask' as const, label: third.text }] : []),
        ...(answers.includes(null) ? [person] : []),
        // The first next step of each answer comes before the second of any.
        ...[0, 1, 2].flatMap((at) => answers.flatMap((answer) => answer?.next[at] ?? [])),
      ];
      return {
        content: [...new Set(texts)].join('\n\n'),
        next: steps
          .filter((step, at) => steps.findIndex(({ label }) => label === step.label) === at)
          .slice(0, MAX_STEPS),
      };
    },
    topicOfConversation(messages) {
      return {
        intent: messages.map(intentOf).findLast((intent) => intent !== undefined),
        service: messages.map(serviceOf).findLast((service) => service !== undefined),
      };
    },
  };
}
