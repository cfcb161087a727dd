import { z } from 'zod';
import { intents } from '@/lib/chat/types';
import { chatSteps, type StepName } from '../chat/steps';
import { answer, utterances } from './faq';
import { slug, text } from './fields';

/** What a reply suggests, by its name in content/chat/steps.ts. */
const stepName = z.enum(
  Object.keys(chatSteps) as StepName[],
  'must be one of the steps in content/chat/steps.ts',
);

/** What the chat answers besides the FAQs of the pages. */
export const chatAnswer = z.strictObject({
  question: text(80),
  utterances,
  reply: answer,
  next: z.array(stepName).max(3, 'must suggest at most 3 next steps').default([]),
  intent: z.enum(intents, 'must be one of the intents in lib/chat/types.ts').optional(),
  /** The id of the service that the reply names. */
  service: slug.optional(),
});

/** A subject that the site says nothing about. */
export const uncoveredSubject = z.strictObject({
  /** What our site does not cover, as it follows these words. */
  subject: text(100),
  utterances,
  /** What the site does say that is closest to it. */
  published: text(300).optional(),
  link: stepName,
});
