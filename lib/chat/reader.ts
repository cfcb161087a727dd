import { type Passage, titleOf } from '../search/passage';
import { wordsOf } from '../search/words';
import { peopleWords } from './people';
import { createSpelling } from './spelling';
import type { ChatContent } from './types';

/** Creates the function that reads a text's words without typing errors; `known` are the site's words, which are none. */
export function createReader(content: ChatContent, passages: readonly Passage[]) {
  const phrases = [
    content.answers.flatMap(({ question, asks }) => [question, ...asks]),
    [...content.uncoveredSubjects, ...content.services].flatMap(({ asks }) => asks),
    Object.values(content.keywords).flatMap(({ words }) => words),
    Object.values(content.prices).flatMap((value) => (Array.isArray(value) ? value : [])),
  ].flat();
  const texts = passages.flatMap((passage) => [titleOf(passage), passage.text, ...(passage.alsoAsked ?? [])]);
  const words = wordsOf([...phrases, ...texts].join(' ').replaceAll(/[|_]/g, ' '));
  const known: ReadonlySet<string> = new Set([...words.map(({ text }) => text), ...peopleWords]);
  const correct = createSpelling(known, content.companyName);
  return { known, read: (text: string) => wordsOf(text).map(correct) };
}
