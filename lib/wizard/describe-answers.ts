/** An answer in words: the question's short name and the choice. */
export type LabeledAnswer = { label: string; value: string };

/** Texts of a question; content/schemas/tools.ts has the full shape. */
export type QuestionText = {
  label: string;
  options: readonly { id: string; label: string; measure?: string | undefined }[];
};

/** The option of a question by both ids. */
export const findOption = <Option extends { id: string }>(
  questions: readonly { id: string; options: readonly Option[] }[],
  id: string,
  answer: string | undefined,
): Option | undefined =>
  questions.find((question) => question.id === id)?.options.find((option) => option.id === answer);

/** The label of the answer `id`, such as 'Medium, 11-50 people'; '' for an unknown id. */
export function describeAnswer({ options }: QuestionText, id: string | undefined): string {
  const option = options.find((entry) => entry.id === id);
  return [option?.label, option?.measure].filter(Boolean).join(', ');
}

/** The answers so far, in the order of the questions. */
export const describeAnswers = (
  questions: readonly QuestionText[],
  answers: readonly string[],
): LabeledAnswer[] =>
  questions
    .slice(0, answers.length)
    .map((question, index) => ({ label: question.label, value: describeAnswer(question, answers[index]) }));

export type MessageGroup = readonly (string | LabeledAnswer)[];

/** A result as plain text for the message box of the contact form, with an empty line between groups. */
export const composeMessage = (...groups: readonly MessageGroup[]): string =>
  groups
    .map((lines) =>
      lines.map((line) => (typeof line === 'string' ? line : `${line.label}: ${line.value}`)).join('\n'),
    )
    .join('\n\n');
