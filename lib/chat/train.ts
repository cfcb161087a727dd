import { buildVocabulary, createFeatureExtractor, type Lexicon } from './features';
import { trainClassifier } from './train-classifier';
import {
  type ChatContent,
  type ChatData,
  OUT_OF_SCOPE,
  type TrainedModels,
  type TrainingExamples,
} from './types';

/** Makes the assistant's data out of its content by training on the examples. Runs when the site is built. */
export function trainAssistant(content: ChatContent, examples: TrainingExamples): ChatData {
  return { ...content, models: trainModels(examples, content.lexicon) };
}

function trainModels({ topics, outOfScope }: TrainingExamples, lexicon: Lexicon): TrainedModels {
  const messages = [...topics.flatMap((topic) => topic.examples), ...outOfScope];
  const vocabulary = buildVocabulary(messages, lexicon.shorthand);
  const extract = createFeatureExtractor(lexicon, vocabulary);
  const samples = topics.flatMap(({ id, intent, examples }) =>
    examples.map((example) => ({ features: extract(example).features, id, intent })),
  );
  const others = outOfScope.map((example) => ({ features: extract(example).features, label: OUT_OF_SCOPE }));
  const intents = [...new Set(topics.map((topic) => topic.intent))];
  return {
    vocabulary,
    intents: trainClassifier([
      ...samples.map(({ features, intent: label }) => ({ features, label })),
      ...others,
    ]),
    topics: Object.fromEntries(
      intents.map((intent) => {
        const own = samples.filter((sample) => sample.intent === intent);
        return [intent, trainClassifier(own.map(({ features, id: label }) => ({ features, label })))];
      }),
    ),
  };
}
