/** An answer in words: the question's short name and what was chosen. */
export type Described = { label: string; value: string };

/** What a question needs to put an answer into words; content/tools.schema.ts has the full shape. */
export type Wording = {
  label: string;
  options: readonly { id: string; label: string; measure?: string | undefined }[];
};

/** The answer `id` of a question in words, such as 'Medium, 11-50 people'. */
export function inWords({ options }: Wording, id: string | undefined): string {
  const option = options.find((entry) => entry.id === id);
  return [option?.label, option?.measure].filter(Boolean).join(', ');
}

/** The answers given so far, in the order of the questions. */
export function describeAnswers(questions: readonly Wording[], answers: readonly string[]): Described[] {
  return questions
    .slice(0, answers.length)
    .map((question, index) => ({ label: question.label, value: inWords(question, answers[index]) }));
}
