import { type ChatLanguage, type ChatTopic, type Learned, NONE } from './data';
import { createReader, vocabularyOf } from './features';
import { learn } from './training';

/** Learns intents and topics from examples; runs when the site is built (CHAT-12). */
export function train(
  topics: readonly (Pick<ChatTopic, 'id' | 'intent'> & { examples: readonly string[] })[],
  language: ChatLanguage,
  elsewhereExamples: readonly string[],
): Learned {
  const all = [...topics.flatMap((topic) => topic.examples), ...elsewhereExamples];
  const vocabulary = vocabularyOf(all, language.shorthand);
  const read = createReader(language, vocabulary);
  const samples = topics.flatMap(({ id, intent, examples }) =>
    examples.map((example) => ({ features: read(example).features, id, intent })),
  );
  const foreign = elsewhereExamples.map((example) => ({ features: read(example).features, label: NONE }));
  return {
    vocabulary,
    intents: learn([...samples.map(({ features, intent: label }) => ({ features, label })), ...foreign]),
    topics: Object.fromEntries(
      [...new Set(topics.map((topic) => topic.intent))].map((intent) => [
        intent,
        learn(
          samples
            .filter((sample) => sample.intent === intent)
            .map(({ features, id: label }) => ({ features, label })),
        ),
      ]),
    ),
  };
}
