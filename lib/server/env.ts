import 'server-only';
import { z } from 'zod';

const emailAddress = z.string().regex(/^[^\s@<>,;"]+@[^\s@<>,;"]+$/, 'must be one plain email address');
const WEEK_SECONDS = 7 * 24 * 60 * 60;
const createWholeNumber = (fallback: number, min: number, max = Number.MAX_SAFE_INTEGER) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`))
    .default(fallback);
const createUrl = (protocol: RegExp, error: string) => z.url({ protocol, hostname: /./, error }).optional();
const secret = z.string().min(32, 'must have at least 32 characters');

const settings = z.object({
  SMTP_URL: createUrl(/^smtps?$/, 'must look like smtp://user:password@host:port, percent-encoded'),
  MAIL_OUTBOX_DIR: z.string().optional(),
  MAIL_TO: emailAddress.optional(),
  MAIL_FROM: emailAddress.optional(),
  REDIS_URL: createUrl(/^rediss?$/, 'must look like redis://host:port'),
  TRUST_PROXY: createWholeNumber(0, 0),
  CONTACT_LIMIT: createWholeNumber(5, 1),
  // A Node timer fires at once when it is set for more than 24.8 days.
  CONTACT_LIMIT_WINDOW: createWholeNumber(600, 1, WEEK_SECONDS),
  CONTACT_HASH_KEY: secret.optional(),
  MAIL_HOURLY_LIMIT: createWholeNumber(1_000, 1),
  PROBE_TO: emailAddress.optional(),
  METRICS_TOKEN: secret.optional(),
});

const schema = settings
  .refine((env) => !env.REDIS_URL || env.CONTACT_HASH_KEY, {
    path: ['CONTACT_HASH_KEY'],
    message: 'must be set together with REDIS_URL: 32 random characters or more, the same on all servers',
  })
  .refine((env) => !env.PROBE_TO || env.METRICS_TOKEN, {
    path: ['METRICS_TOKEN'],
    message: 'must be set together with PROBE_TO: a probe sends it',
  });

export type Env = z.output<typeof settings>;

/**
 * Reads the settings that apply at run time. Empty values count as missing.
 *
 * @throws Error with the name of each wrong variable, never its value.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const isLocal = /^(dev|preview)$/.test(source.npm_lifecycle_event ?? '');
  if (isLocal && !values.SMTP_URL) values.MAIL_OUTBOX_DIR ??= '.outbox';
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const lines = new Set(result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`));
  throw new Error(`The environment is not valid (see .env.example):\n${[...lines].join('\n')}`);
}

/** Warnings for the operator at start: one line for each missing or risky setting and its consequence. */
export function listMissingSettings(env: Env, siteUrl = process.env.NEXT_PUBLIC_SITE_URL): string[] {
  const { SMTP_URL: relay, MAIL_OUTBOX_DIR: folder } = env;
  const usesRelay = Boolean(relay) && !folder;
  const warnings = [
    !relay &&
      !folder &&
      'Mail is not configured: the contact form will respond with 503. Set SMTP_URL (a relay) or MAIL_OUTBOX_DIR (files instead).',
    Boolean(relay && folder) &&
      'SMTP_URL and MAIL_OUTBOX_DIR are both set: mails go to the folder and not to the relay. Remove one of them.',
    usesRelay &&
      !env.MAIL_TO &&
      'MAIL_TO is not set: inquiries go to the email address in content/company/company.ts. Set it to the mailbox that your team reads.',
    usesRelay &&
      !env.MAIL_FROM &&
      'MAIL_FROM is not set: mails come from the website address in content/company/company.ts. Set it to an address that the relay lets this account send from.',
    !siteUrl &&
      'The site was built without NEXT_PUBLIC_SITE_URL: its canonical URLs, sitemap and feed say http://localhost:3000.',
  ];
  return warnings.filter((warning) => typeof warning === 'string');
}
