import 'server-only';
import { createTransport } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import type { Deliver } from './delivery';

/** For each stage of the SMTP dialogue. The signal limits the delivery as a whole. */
const TIMEOUTS_MS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** Whether the relay is on this machine: nobody can listen in, so TLS is not required. */
const isLoopback = (host: string | undefined) =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host ?? '');

/**
 * Delivers to the relay that SMTP_URL names. A relay on another machine must offer TLS, unless SMTP_URL ends in
 * `?requireTLS=false`: without TLS, anyone on the network path could read the password and the mails. Each mail gets
 * its own connection, because a pooled one would send again by itself when it closes.
 */
export function deliverBySmtp(url: string): Deliver {
  const named = parseConnectionUrl(url);
  const transport = createTransport({
    requireTLS: !isLoopback(named.host),
    ...named,
    ...TIMEOUTS_MS,
    pool: false,
    // The log would contain what visitors wrote.
    logger: false,
    debug: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail, signal) => {
    await transport.sendMail({ ...mail, signal });
  };
}
