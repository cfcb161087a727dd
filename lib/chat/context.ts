import type { Entities } from './entities';
import type { Intent, RuleQuestion } from './types';

/** What a conversation is about after a message. It is stored with the reply, so all of it is plain data. */
export type ConversationContext = Partial<Pick<Entities, 'users' | 'companySize' | 'support' | 'amount'>> & {
  intent?: Intent | undefined;
  /** Id of the service. */
  service?: string | undefined;
  /** The question that the last reply answered. */
  answer?: string | undefined;
  /** The rule that gave it, which a message that only changes a number asks again. */
  rule?: RuleQuestion | undefined;
  /** Path of the page that it was given on. */
  page?: string | undefined;
};
