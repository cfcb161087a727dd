import { readFileSync } from 'node:fs';

/** A message: the page that it is sent from, and the answers that are right. A short one is a word or three. */
export type LabeledMessage = {
  kind: 'opening' | 'follow-up' | 'short';
  text: string;
  page: string;
  answers: readonly string[];
};

/**
 * Reads labeled messages. In their file, a path begins a conversation on that page, short messages
 * follow '/short', and a line is 'message = answer | other answer'. An answer is its question, 'price SERVICE',
 * 'prices', 'weeks SERVICE', 'weeks', 'budget', 'description SERVICE', 'not covered: WORDS of the subject', 'unknown',
 * 'language CODE', or 'intent NAME'.
 */
export function readMessages(file = `${__dirname}/messages.txt`): LabeledMessage[] {
  let [page, isOpening] = ['/', true];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line): LabeledMessage[] => {
      if (/^\/\S*$/.test(line)) [page, isOpening] = [line, true];
      const [text, answers] = line.split(' = ');
      if (!text || !answers) return [];
      const kind = page === '/short' ? 'short' : isOpening ? 'opening' : 'follow-up';
      isOpening = false;
      return [{ kind, text, page: kind === 'short' ? '/' : page, answers: answers.split(' | ') }];
    });
}
