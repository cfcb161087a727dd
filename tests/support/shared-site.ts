import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { startSite } from '@/scripts/support/site';

/** Folder of the mails that sites of the tests send. */
export const outbox = join(__dirname, '../../.test-output/outbox');

/** Starts the one site that all workers ask, before the first test. Tests that need other settings start their own. */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  rmSync(outbox, { recursive: true, force: true });
  mkdirSync(outbox, { recursive: true });
  const site = await startSite({ MAIL_OUTBOX_DIR: outbox, CONTACT_LIMIT: '100000' });
  // The configuration and the tests read it from here.
  process.env.SITE_ORIGIN = site.origin;
  return site.stop;
}

/**
 * The mails of the shared site whose headers have this text, which no other test sends: a submission id, or an address.
 * A mail is there before the response to its inquiry.
 */
export function mailsWith(text: string): Promise<ParsedMail[]> {
  const mails = readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name)));
  return Promise.all(mails.filter((mail) => mail.includes(text)).map((mail) => simpleParser(mail)));
}
