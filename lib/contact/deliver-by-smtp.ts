import 'server-only';
import { createTransport } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import type { Deliver } from './deliver';

/** Milliseconds for one stage of the dialogue; the deadline of the whole send comes with its signal. */
const STAGE = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/**
 * Delivers to the relay that SMTP_URL names, with TLS as the URL says. One request gives one dialogue: there
 * is no pool, which would send again by itself when a connection closes (CALLS-26).
 */
export function deliverBySmtp(url: string): Deliver {
  const transport = createTransport({
    ...parseConnectionUrl(url),
    ...STAGE,
    pool: false,
    // The dialogue holds what visitors wrote.
    logger: false,
    debug: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail, signal) => {
    await transport.sendMail({ ...mail, signal });
  };
}
