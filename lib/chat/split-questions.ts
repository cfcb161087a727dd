import { wordsOf } from '../search/words';

const setOf = (words: string) => new Set(words.split(' '));
/** Words that begin a question, and words that may come before them. */
const ASKING = setOf(
  'what whats how hows where wheres when whens who whos which why list price pricing cost costs',
);
/** Words that begin a question only before the one that it is about: 'would pay myself' asks nothing. */
const VERBS = setOf('do does did can could is are am was will would should shall may has have');
const SUBJECTS = setOf(
  'i you we it that this they he she there my our your the a an these those one someone anyone somebody anybody ' +
    'everyone everybody people all each some',
);
const ORDERS = setOf('tell show give explain');
const ORDERED = setOf('me us the what how why it');
const LEADING = setOf('and also so but then plus ok hi hello hey thanks please oh');
/** What joins two questions. */
const JOINT = /(?:\s*(?:[,;:&]|(?<=\s)-(?=\s)|\b(?:and|also|plus)\b))+\s*/gi;

const isAsking = (text: string) => {
  const words = wordsOf(text).map((word) => word.text);
  const at = words.findIndex((word) => !LEADING.has(word));
  const [first = '', second = ''] = words.slice(at);
  return (
    ASKING.has(first) ||
    (VERBS.has(first) && SUBJECTS.has(second)) ||
    (ORDERS.has(first) && ORDERED.has(second))
  );
};

/** A part of a message that asks something. `before` is what precedes it without asking. */
export type Question = { text: string; before: string };

/**
 * The questions of a message, in order. A sentence that asks nothing belongs to the question after it, or to the one
 * before it at the end of a message. A sentence is split at 'and' or a comma only where both halves ask, or where one
 * introduces the other.
 */
export function questionsOf(message: string): Question[] {
  const sentences = message
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0)
    .flatMap(halvesOf);
  const asking = (sentence: string) => sentence.endsWith('?') || isAsking(sentence);
  if (!sentences.some(asking)) return [{ text: message.trim(), before: '' }];
  const questions: Question[] = [];
  let before = '';
  for (const sentence of sentences) {
    if (asking(sentence)) {
      questions.push({ text: sentence, before });
      before = '';
    } else before = `${before} ${sentence}`.trim();
  }
  const last = questions.at(-1);
  if (before !== '' && last) last.before = `${last.before} ${before}`.trim();
  return questions;
}

function halvesOf(sentence: string): string[] {
  for (const joint of sentence.matchAll(JOINT)) {
    const left = sentence.slice(0, joint.index);
    const right = sentence.slice(joint.index + joint[0].length);
    if (!isAsking(right)) continue;
    const hasContent = wordsOf(left).some((word) => word.isContentWord);
    // 'Hi, how much is it?' asks once, and 'We are a law firm, what can you do for us?' too.
    if (hasContent) return [...halvesOf(left), ...halvesOf(right)];
    if (!isAsking(left)) return halvesOf(right);
  }
  return [sentence];
}
