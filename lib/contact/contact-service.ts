import 'server-only';
import type { Env } from '@/lib/env';
import { chooseDelivery } from './choose-delivery';
import type { Deliver } from './deliver';
import { contactLimits, type Limit } from './limits';
import type { Addresses } from './mail';
import { type Repeats, watchRepeats } from './repeats';
import { type Choice, type ContactSchema, contactSchema } from './schema';
import { openSharedStore } from './shared-store';
import type { Submissions } from './shared-submissions';
import { rememberSubmissions } from './submissions';

/** What the site's content has to say about contact requests. */
export type ContactContent = {
  siteName: string;
  siteOrigin: string;
  /** Addresses that apply when MAIL_TO and MAIL_FROM are not set (CALLS-25). */
  mailTo: string;
  mailFrom: string;
  inquiryTypes: readonly Choice[];
  services: readonly Choice[];
};

/** Everything a server needs to deal with contact requests; one for the life of the process. */
export type ContactService = {
  content: ContactContent;
  schema: ContactSchema;
  addresses: Addresses;
  limits: { valid: Limit; all: Limit };
  submissions: Submissions;
  repeated: Repeats;
  deliver: Deliver | null;
};

/** Opens the service as the settings say. With REDIS_URL it connects to Redis. */
export function createContactService(env: Env, content: ContactContent): ContactService {
  const store = env.REDIS_URL ? openSharedStore(env.REDIS_URL) : undefined;
  return {
    content,
    schema: contactSchema(content.inquiryTypes, content.services),
    addresses: {
      to: env.MAIL_TO ?? content.mailTo,
      from: env.MAIL_FROM ?? content.mailFrom,
      siteName: content.siteName,
    },
    limits: contactLimits(env.CONTACT_LIMIT, env.CONTACT_LIMIT_WINDOW, store),
    submissions: rememberSubmissions(store),
    repeated: watchRepeats(env.CONTACT_LIMIT_WINDOW, store),
    deliver: chooseDelivery(env),
  };
}
