import type { LetterCodes } from './wizard-state';

/**
 * How a tool's answers are written in every address: the version, then the answers in their order. Choices are letters
 * after a point, '-' for an open one: '1.am-s'. Numbers, which may have a point, are joined by '_', with nothing for an
 * open one: '1_30__45___'. Links from before the business case named versions have none; theirs is FIRST_VERSION.
 */
export type AnswerFormat<Answer> = {
  version: string;
  separator: '' | '_';
  /** One for each question; `read` gives undefined for any other text. */
  answers: readonly { write: (answer: Answer) => string; read: (text: string) => Answer | undefined }[];
};

const FIRST_VERSION = '1';
const OPEN = '-';

/** The format of choices: the letter of each value. */
export const toLetterFormat = (codes: LetterCodes): AnswerFormat<string> => ({
  version: codes.version,
  separator: '',
  answers: codes.map((letters) => ({
    write: (answer) => letters[answer] ?? OPEN,
    read: (text) => Object.keys(letters).find((answer) => letters[answer] === text),
  })),
});

/** Writes answers, null or undefined for an open one. Without any answer the text is ''. */
export function writeAnswers<Answer>(
  given: readonly (Answer | null | undefined)[],
  { version, separator, answers }: AnswerFormat<Answer>,
): string {
  if (given.every((answer) => answer == null)) return '';
  const isLetters = separator === '';
  const texts = answers.map(({ write }, index) => {
    const answer = given[index];
    return answer == null ? (isLetters ? OPEN : '') : write(answer);
  });
  return isLetters ? `${version}.${texts.join('').replace(/-+$/, '')}` : `${version}_${texts.join('_')}`;
}

/**
 * Reads what writeAnswers wrote; it never throws. A question that was added at the end is open in an older link, and a
 * text of another version gives no answers.
 *
 * @returns the answers, null for an open one, and whether the text has anything else.
 */
export function readAnswers<Answer>(
  text: string,
  { version, separator, answers }: AnswerFormat<Answer>,
): { answers: (Answer | null)[]; damaged: boolean } {
  const isLetters = separator === '';
  const parts = text.split(isLetters ? '.' : '_');
  const hasVersion = parts.length === (isLetters ? 2 : answers.length + 1);
  const [own = FIRST_VERSION] = hasVersion ? parts.splice(0, 1) : [];
  const texts = isLetters ? [...(parts[0] ?? '')] : parts;
  const fits = isLetters
    ? parts.length === 1 && texts.length <= answers.length
    : texts.length === answers.length;
  if (own !== version || !fits) return { answers: answers.map(() => null), damaged: text !== '' };
  const read = answers.map(({ read }, index) => read(texts[index] ?? '') ?? null);
  const isOpen = (part = '') => part === '' || part === OPEN;
  return { answers: read, damaged: texts.some((part, index) => !isOpen(part) && read[index] === null) };
}
