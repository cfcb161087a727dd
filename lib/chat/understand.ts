import { classifierOf } from './classifier';
import { type ChatData, type ChatEntity, type ChatTopic, NONE } from './data';
import { createReader, ELSEWHERE, type Reading } from './features';
import { stem, wordsOf } from './words';

/** What a message asks for: topics in the order of the message, and what of ours it names. Empty is unknown. */
export type Understanding = { topics: ChatTopic[]; entities: ChatEntity[] };

/** A whole message must be at least this sure; a part of one must be surer, because it lacks the rest. */
const SURE = 0.5;
const SURE_OF_PART = 0.8;
/** Below this chance of being foreign, a keyword alone may decide. */
const MAYBE_OURS = 0.35;
const MOST_TOPICS = 3;

type Guess = ChatTopic | null;

/**
 * Makes the function that understands messages (CHAT-12).
 *
 * @returns a function of the message; no topics means that the honest answer is 'unknown' (CHAT-13).
 */
export function createUnderstanding(
  data: Pick<ChatData, 'topics' | 'entities' | 'language' | 'learned'>,
): (message: string) => Understanding {
  const { topics, entities, language, learned } = data;
  const read = createReader(language, learned.vocabulary);
  const intentOf = classifierOf(learned.intents);
  const topicOf = new Map(
    Object.entries(learned.topics).map(([intent, model]) => [intent, classifierOf(model)]),
  );
  const topicById = new Map(topics.map((topic) => [topic.id, topic]));
  const keywords = topics.map((topic) => ({
    topic,
    phrases: topic.keywords.map((keyword) => wordsOf(keyword).map(stem)),
  }));
  const titles = entities.map((entity) => ({ entity, stems: wordsOf(entity.title).map(stem) }));

  const guess = (reading: Reading, least: number): Guess => {
    if (reading.stems.length === 0) return null;
    const { label: intent, chance, chances } = intentOf(reading.features);
    const topic = topicById.get(topicOf.get(intent)?.(reading.features).label ?? '');
    if (topic && chance >= least) return topic;
    // A part has too little in it for a keyword to decide.
    const keywordDecides = least === SURE && (chances[NONE] ?? 0) < MAYBE_OURS;
    return keywordDecides ? byKeyword(keywords, reading) : null;
  };

  return (message) => {
    const whole = guess(read(message), SURE);
    const found = new Map<string, ChatTopic>();
    const parts = partsOf(message);
    for (const part of parts) {
      const heard = parts.length > 1 ? guess(read(part.text), part.own ? SURE : SURE_OF_PART) : whole;
      if (heard) found.set(heard.id, heard);
    }
    if (whole && ![...found.values()].some((topic) => topic.intent === whole.intent)) {
      found.set(whole.id, whole);
    }
    const heard = [...found.values()];
    // A greeting before a question is a greeting, not a second question.
    const asked = heard.filter((topic) => topic.intent !== 'greeting');
    const kept = (asked.length > 0 ? asked : heard.slice(0, 1)).slice(0, MOST_TOPICS);
    if (kept.length === 0) return { topics: [], entities: [] };
    const { concepts, stems } = read(message);
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

/** The fallback: the topic most of whose keywords stand in the message; none when no keyword does. */
function byKeyword(
  keywords: readonly { topic: ChatTopic; phrases: readonly string[][] }[],
  { stems, concepts }: Reading,
): Guess {
  if (concepts.includes(ELSEWHERE)) return null;
  let best: Guess = null;
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

/** Sentences, and the parts of one that 'and' or a comma joins; `own` marks a sentence of its own. */
function partsOf(message: string): { text: string; own: boolean }[] {
  return message
    .split(/[.!?;\n]+/)
    .flatMap((sentence) => {
      const joined = sentence
        .split(/,|\b(?:and|also|plus|but|then)\b|&/i)
        .filter((part) => part.trim() !== '');
      return joined.map((text) => ({ text, own: joined.length === 1 }));
    })
    .filter(({ text }) => wordsOf(text).length > 0);
}
