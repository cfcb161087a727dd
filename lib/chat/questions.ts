import { wordsOf } from '../search/words';

const QUESTION_START =
  /^(?:[^?:]{3,40}: +)?(?:(?:and|also|so|but|then|plus|ok|hi|hello|hey|thanks|thank you|please|oh|by the way)[\s,!]+)*(?:what|whats|how|hows|where|wheres|when(?! (?:i|we|my|our)\b)|whens|who|whos|which|why|do|does|did|can|could|is|are|am|was|were(?= (?:you|they|there|the|any|your)\b)|will|would|should|shall|may|has|have|tell me|show me|explain|list|give me|i want to know|i would like to know|i(?:'|’)?d like to know|(?:i )?need to know)\b/i;
/** Words that join two questions. A comma joins them only before one of these or before a question word. */
const QUESTION_JOINT = /\s*(?:[,;&](?:\s*(?:and also|and|also|plus)\b)?|\b(?:and also|and|also|plus)\b)\s*/gi;

/** A part of a message that asks something. `before` is what precedes it without asking. */
export type Question = { text: string; before: string };

/**
 * The questions of a message, in order. A sentence that asks nothing belongs to the question after it, or to the one
 * before it at the end of a message. A sentence is split at 'and' or a comma only where both halves ask.
 *
 * @param answers whether a half without a question word ('prices and hours please') asks for something by itself.
 */
export function questionsOf(message: string, answers: (part: string) => boolean): Question[] {
  const sentences = message
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0)
    .flatMap((sentence) => halvesOf(sentence, answers));
  const asking = (sentence: string) =>
    sentence.endsWith('?') || QUESTION_START.test(sentence) || answers(sentence);
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

function halvesOf(sentence: string, answers: (part: string) => boolean): string[] {
  for (const joint of sentence.matchAll(QUESTION_JOINT)) {
    const left = sentence.slice(0, joint.index);
    const right = sentence.slice(joint.index + joint[0].length);
    const bothAsk =
      QUESTION_START.test(left) && QUESTION_START.test(right) && wordsOf(left).some((word) => word.isTelling);
    if (bothAsk || (answers(left) && answers(right)))
      return [...halvesOf(left, answers), ...halvesOf(right, answers)];
  }
  return [sentence];
}
