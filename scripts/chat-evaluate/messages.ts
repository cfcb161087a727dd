import { readFileSync } from 'node:fs';

/** A message: the page that it is sent from, the answers that are right, and whether it begins a conversation. */
export type LabeledMessage = {
  text: string;
  page: string;
  answers: readonly string[];
  isOpening: boolean;
  /** A word or three, of which the intent counts. */
  isShort: boolean;
  /** What the message was used for: 'tuned on' or 'held out'. */
  set: string;
};

const SHORT = '/short';

/** Reads labeled messages, in their order. The head of messages.txt explains the format. */
export function readMessages(file = `${__dirname}/messages.txt`): LabeledMessage[] {
  let [set, page, isOpening, isShort] = ['', '/', true, false];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line): LabeledMessage[] => {
      if (line.startsWith('# ')) set = line.slice(2);
      const [, link = '', path] = /^(> )?(\/\S*)$/.exec(line) ?? [];
      if (path) {
        isShort = path === SHORT;
        page = isShort ? '/' : path;
        isOpening = link === '';
      }
      const [text, answers] = line.split(' = ');
      if (!set || !text || !answers) return [];
      const message = {
        text,
        page,
        answers: answers.split(' | '),
        isOpening: isOpening || isShort,
        isShort,
        set,
      };
      isOpening = false;
      return [message];
    });
}
