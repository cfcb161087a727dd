import 'server-only';
import type { Env } from '@/lib/server/env';
import type { RateLimit } from '../server/rate-limit';
import { connectRedis } from '../server/redis';
import { type Deliver, deliverBySmtp, deliverToOutbox } from './delivery';
import { createDuplicateDetector, type DuplicateDetector } from './duplicates';
import { createFingerprint } from './fingerprint';
import { createIdempotencyStore, type IdempotencyStore } from './idempotency';
import type { Addresses } from './mail';
import { createHourlyLimit, createRateLimits, type HourlyLimit } from './rate-limits';
import { type Choice, type ContactSchema, contactSchema } from './schema';

type ContactServiceContent = {
  siteName: string;
  siteOrigin: string;
  /** Defaults of MAIL_TO and MAIL_FROM. */
  mailTo: string;
  mailFrom: string;
  inquiryTypes: readonly Choice[];
  services: readonly Choice[];
  /** Messages that the site itself writes into the form; many visitors send the same one. */
  readyMessages: readonly string[];
};

/** Everything that handling a contact request needs; created once per process. */
export type ContactService = {
  content: ContactServiceContent;
  schema: ContactSchema;
  addresses: Addresses;
  rateLimits: { valid: RateLimit; all: RateLimit };
  /** Mails per hour of the whole site. */
  hourlyLimit: HourlyLimit;
  submissions: IdempotencyStore;
  duplicates: DuplicateDetector;
  /** Null when mail is not configured. */
  deliver: Deliver | null;
  /** Mailbox of `npm run probe:inquiry`; no person reads it. */
  probeTo?: string | undefined;
};

/** Creates the service from the settings. Connects to Redis when REDIS_URL is set. */
export function createContactService(env: Env, content: ContactServiceContent): ContactService {
  const redis = env.REDIS_URL ? connectRedis(env.REDIS_URL) : undefined;
  const fingerprint = createFingerprint(env.CONTACT_HASH_KEY);
  return {
    content,
    schema: contactSchema(content.inquiryTypes, content.services),
    addresses: {
      to: env.MAIL_TO ?? content.mailTo,
      from: env.MAIL_FROM ?? content.mailFrom,
      siteName: content.siteName,
    },
    rateLimits: createRateLimits(env.CONTACT_LIMIT, env.CONTACT_LIMIT_WINDOW, redis),
    hourlyLimit: createHourlyLimit(env.MAIL_HOURLY_LIMIT, redis),
    submissions: createIdempotencyStore(redis, fingerprint),
    duplicates: createDuplicateDetector(env.CONTACT_LIMIT_WINDOW, redis, fingerprint),
    deliver: createDelivery(env),
    probeTo: env.PROBE_TO,
  };
}

/** The delivery that the settings name, or null when they name none. Files take precedence over a relay. */
function createDelivery(env: Pick<Env, 'SMTP_URL' | 'MAIL_OUTBOX_DIR'>): Deliver | null {
  if (env.MAIL_OUTBOX_DIR) return deliverToOutbox(env.MAIL_OUTBOX_DIR);
  return env.SMTP_URL ? deliverBySmtp(env.SMTP_URL) : null;
}
