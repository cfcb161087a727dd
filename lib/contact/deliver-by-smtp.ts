import 'server-only';
import { createTransport } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import type { Deliver } from './delivery';

/** Milliseconds for one stage of the SMTP dialogue; the signal ends the delivery as a whole. */
const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/**
 * Delivers to the relay that SMTP_URL names, with TLS as the URL says. Each mail has a connection of its own: a pool
 * would send again by itself when a connection closes.
 */
export function deliverBySmtp(url: string): Deliver {
  const transport = createTransport({
    ...parseConnectionUrl(url),
    ...TIMEOUTS,
    pool: false,
    // The dialogue contains what visitors wrote.
    logger: false,
    debug: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail, signal) => {
    await transport.sendMail({ ...mail, signal });
  };
}
