import { createClassifier } from './classifier';
import { createFeatureExtractor, type MessageFeatures, OUT_OF_SCOPE_WORD } from './features';
import { stem, tokenize } from './tokenize';
import { type ChatData, type ChatEntity, type ChatTopic, OUT_OF_SCOPE } from './types';

/** The topics of a message in its order, and the entities it names. No topics: the message was not understood. */
export type Classification = { topics: ChatTopic[]; entities: ChatEntity[] };

/** Least probability of an intent. Part of a message needs more, because it lacks the context. */
const LEAST_PROBABILITY = 0.5;
const LEAST_PROBABILITY_OF_PART = 0.8;
/** Below this probability of being out of scope a keyword may decide. */
const KEYWORD_LIMIT = 0.35;
const MOST_TOPICS = 3;

/**
 * Makes the function that finds the topics of a message: by the trained models, and by keywords where these are not
 * sure. No topics means that the assistant should say it did not understand.
 */
export function createMessageClassifier(
  data: Pick<ChatData, 'topics' | 'entities' | 'lexicon' | 'models'>,
): (message: string) => Classification {
  const { topics, entities, lexicon, models } = data;
  const extract = createFeatureExtractor(lexicon, models.vocabulary);
  const classifyIntent = createClassifier(models.intents);
  const topicClassifiers = new Map(
    Object.entries(models.topics).map(([intent, model]) => [intent, createClassifier(model)]),
  );
  const topicById = new Map(topics.map((topic) => [topic.id, topic]));
  const keywords = topics.map((topic) => ({
    topic,
    phrases: topic.keywords.map((keyword) => tokenize(keyword).map(stem)),
  }));
  const titles = entities.map((entity) => ({ entity, stems: tokenize(entity.title).map(stem) }));

  const classify = (message: MessageFeatures, least: number): ChatTopic | null => {
    if (message.stems.length === 0) return null;
    const { label: intent, probability, probabilities } = classifyIntent(message.features);
    const topic = topicById.get(topicClassifiers.get(intent)?.(message.features).label ?? '');
    if (topic && probability >= least) return topic;
    // Part of a message is too short for a keyword to decide.
    const keywordDecides = least === LEAST_PROBABILITY && (probabilities[OUT_OF_SCOPE] ?? 0) < KEYWORD_LIMIT;
    return keywordDecides ? byKeyword(keywords, message) : null;
  };

  return (message) => {
    const whole = classify(extract(message), LEAST_PROBABILITY);
    const found = new Map<string, ChatTopic>();
    const parts = partsOf(message);
    for (const part of parts) {
      const topic =
        parts.length > 1
          ? classify(extract(part.text), part.isSentence ? LEAST_PROBABILITY : LEAST_PROBABILITY_OF_PART)
          : whole;
      if (topic) found.set(topic.id, topic);
    }
    if (whole && ![...found.values()].some((topic) => topic.intent === whole.intent)) {
      found.set(whole.id, whole);
    }
    const all = [...found.values()];
    // A greeting before a question is a greeting, not a second question.
    const questions = all.filter((topic) => topic.intent !== 'greeting');
    const kept = (questions.length > 0 ? questions : all.slice(0, 1)).slice(0, MOST_TOPICS);
    if (kept.length === 0) return { topics: [], entities: [] };
    const { concepts, stems } = extract(message);
    return {
      topics: kept,
      entities: titles
        .filter(
          ({ entity, stems: title }) =>
            (entity.concept !== undefined && concepts.includes(entity.concept)) || contains(stems, title),
        )
        .map(({ entity }) => entity),
    };
  };
}

/** The topic most of whose keywords the message has; null when it has none. */
function byKeyword(
  keywords: readonly { topic: ChatTopic; phrases: readonly string[][] }[],
  { stems, concepts }: MessageFeatures,
): ChatTopic | null {
  if (concepts.includes(OUT_OF_SCOPE_WORD)) return null;
  let best: ChatTopic | null = null;
  let most = 0;
  for (const { topic, phrases } of keywords) {
    const count = phrases.filter((phrase) => contains(stems, phrase)).length;
    if (count > most) {
      best = topic;
      most = count;
    }
  }
  return best;
}

function contains(stems: readonly string[], phrase: readonly string[]): boolean {
  return stems.some((_, at) => phrase.every((part, offset) => stems[at + offset] === part));
}

/** The sentences of a message, split further at commas and words like 'and'; `isSentence` marks an undivided one. */
function partsOf(message: string): { text: string; isSentence: boolean }[] {
  return message
    .split(/[.!?;\n]+/)
    .flatMap((sentence) => {
      const joined = sentence
        .split(/,|\b(?:and|also|plus|but|then)\b|&/i)
        .filter((part) => part.trim() !== '');
      return joined.map((text) => ({ text, isSentence: joined.length === 1 }));
    })
    .filter(({ text }) => tokenize(text).length > 0);
}
