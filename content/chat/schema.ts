import { z } from 'zod';
import { intents } from '@/lib/chat/types';
import { slug, text } from '../fields';

/** A suggestion below a reply: a page by its name in content/chat/steps.ts, a question, or the way to a person. */
const chatStep = z.union([
  z.strictObject({ link: slug.or(z.string().regex(/^[a-zA-Z]+$/)) }),
  z.strictObject({ ask: slug }),
  z.strictObject({ person: z.literal(true) }),
]);

export const chatTopic = z.strictObject({
  id: slug,
  intent: z.enum(intents, 'must be one of the intents in lib/chat/types.ts'),
  /** Words that decide when the examples do not. */
  keywords: z.array(text(40)),
  /** How visitors ask; at least five, in their words, not in ours. */
  examples: z.array(text(120)).min(5, 'must have at least 5 examples'),
  /** The answer; {names} are filled in by content/chat/facts.ts. */
  reply: text(600),
  /** The answer when the message names a service, industry or audience; {named} is what `uses` says of it. */
  named: text(600).optional(),
  uses: z.enum(['about', 'price', 'duration']).optional(),
  next: z.array(chatStep).max(3, 'must suggest at most 3 next steps'),
});
export type ChatTopicInput = z.input<typeof chatTopic>;
