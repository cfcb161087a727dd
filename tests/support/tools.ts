import { services } from '@/content/services';

type Question = {
  id: string;
  options: readonly { id: string; label: string; measure?: string | undefined }[];
};

/** Matches names that begin with a text. */
export const startOf = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s*')}`);

/** What the button of an answer begins with: its label, and the measure that tells it from others. */
export function answerOf(questions: readonly Question[], id: string, answer: string): RegExp {
  const options = questions.find((entry) => entry.id === id)?.options;
  const { label, measure } = options?.find((entry) => entry.id === answer) ?? {};
  return startOf([label, measure].filter(Boolean).join(' '));
}

export const titleOfService = (id: string): string =>
  services.find((service) => service.id === id)?.title ?? `the service ${id}`;
