import { services } from '@/content/services';

type Question = {
  id: string;
  question: string;
  options: readonly { id: string; label: string; measure?: string | undefined; hint?: string | undefined }[];
};

/** Matches names that begin with a text. */
export const startOf = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s*')}`);

/** An answer as content words it. */
export function optionOf(questions: readonly Question[], id: string, answer: string) {
  const options = questions.find((entry) => entry.id === id)?.options ?? [];
  const option = options.find((entry) => entry.id === answer);
  if (!option) throw new Error(`The question '${id}' has no answer '${answer}'.`);
  return option;
}

/** What the button of an answer begins with: its label, and the measure that tells it from others. */
export function answerOf(questions: readonly Question[], id: string, answer: string): RegExp {
  const { label, measure } = optionOf(questions, id, answer);
  return startOf([label, measure].filter(Boolean).join(' '));
}

/** What the buttons of a question begin with, in their order. */
export const answersOf = (questions: readonly Question[], id: string): RegExp[] =>
  (questions.find((entry) => entry.id === id)?.options ?? []).map((option) =>
    answerOf(questions, id, option.id),
  );

export const titleOfService = (id: string): string =>
  services.find((service) => service.id === id)?.title ?? `the service ${id}`;
