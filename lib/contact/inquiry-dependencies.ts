import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import type { Env } from '@/lib/server/env';
import { hasOperatorToken } from '../server/operator-token';
import { createClientLimit } from '../server/rate-limit';
import { getRedis } from '../server/redis';
import { deliverBySmtp, deliverToOutbox } from './delivery';
import { createIdempotencyStore } from './idempotency';
import { createHourlyLimit } from './inquiry-limits';
import { createInquirySchema, type SelectOption } from './inquiry-schema';
import { createSetIfAbsentStore } from './set-if-absent-store';

type InquiryContent = {
  siteName: string;
  siteOrigin: string;
  /** Defaults of MAIL_TO and MAIL_FROM. */
  mailTo: string;
  mailFrom: string;
  inquiryTypes: readonly SelectOption[];
  services: readonly SelectOption[];
  /** Messages that the site itself writes into the form; many visitors send the same one. */
  readyMessages: readonly string[];
};

export type InquiryDependencies = ReturnType<typeof createInquiryDependencies>;

/** Everything that handling inquiries needs, from the settings. Connects to Redis when REDIS_URL is set. */
export function createInquiryDependencies(env: Env, content: InquiryContent) {
  const redis = env.REDIS_URL ? getRedis(env.REDIS_URL) : undefined;
  // HMAC key: without it, nobody can compute a hash (the privacy policy's "fingerprint") or test a guess. Without
  // CONTACT_HASH_KEY, a random key serves this process alone.
  const key = env.CONTACT_HASH_KEY ?? randomBytes(32);
  const computeHash = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const firstIds = createSetIfAbsentStore(env.CONTACT_LIMIT_WINDOW, redis);
  // Sender and message: anybody can write in a stranger's name, and many people send the same short sentence.
  const getMailKey = (...texts: string[]) =>
    `contact-mail:${computeHash(JSON.stringify(texts.map((text) => text.trim().toLowerCase())))}`;
  const limitClients = (name: string, points: number) =>
    createClientLimit(name, points, env.CONTACT_LIMIT_WINDOW, redis);
  return {
    content,
    schema: createInquirySchema(content.inquiryTypes, content.services),
    mailAddresses: {
      to: env.MAIL_TO ?? content.mailTo,
      from: env.MAIL_FROM ?? content.mailFrom,
      siteName: content.siteName,
    },
    rateLimits: {
      valid: limitClients('contact-valid', env.CONTACT_LIMIT),
      all: limitClients('contact-all', env.CONTACT_LIMIT * 20),
    },
    hourlyLimit: createHourlyLimit(env.MAIL_HOURLY_LIMIT, redis),
    idempotency: createIdempotencyStore(computeHash, redis),
    duplicates: {
      /** Whether a mail with this sender and this message was delivered lately under another submission id. */
      isDuplicate: async (id: string, sender: string, message: string) =>
        ((await firstIds.get(getMailKey(sender, message))) ?? id) !== id,
      /** Call it after delivery, so that a visitor who tries again after a failure is not a duplicate. */
      record: (id: string, sender: string, message: string) =>
        firstIds.setIfAbsent(getMailKey(sender, message), id),
    },
    /** To files, to a relay, or null when the settings name neither. */
    deliver: env.MAIL_OUTBOX_DIR
      ? deliverToOutbox(env.MAIL_OUTBOX_DIR)
      : env.SMTP_URL
        ? deliverBySmtp(env.SMTP_URL)
        : null,
    /** Mailbox of `npm run probe:inquiry`; no person reads it. */
    probeTo: env.PROBE_TO,
    /** A stranger's probe must neither fill that mailbox nor change what /readyz reports. */
    acceptsProbe: (headers: Headers) => Boolean(env.PROBE_TO) && hasOperatorToken(headers, env.METRICS_TOKEN),
  };
}
