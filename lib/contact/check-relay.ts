import 'server-only';
import { log } from '@/lib/server/log';
import { getMetrics } from '@/lib/server/metrics';
import { createRelayTransport, pickLoggableFields } from './delivery';

const RETRY_MS = 30_000;

/** What to do about the failures of a greeting that a setting causes. */
const REMEDIES: Record<string, string> = {
  EAUTH: 'The relay refused user or password of SMTP_URL. Percent-encode signs such as @ and /.',
  EDNS: 'The host of SMTP_URL is unknown. Check its spelling.',
  ETLS: 'The relay of SMTP_URL offers no TLS. Use smtps://, or add ?requireTLS=false on a private network.',
};
const NO_RESPONSE =
  'No relay responds at SMTP_URL. Check host and port, and that this server may connect to them.';

/**
 * Greets the relay when the server starts, so that a wrong SMTP_URL is in the log and in /readyz before the first
 * inquiry; again every 30 seconds until it responds.
 */
export async function checkRelay(url: string): Promise<void> {
  const { status } = getMetrics();
  if (status.relay === 'not set') status.relay = 'not tried';
  const transport = createRelayTransport(url);
  try {
    await transport.verify().finally(() => transport.close());
    if (status.relay === 'away') log('info', 'relay.back');
    status.relay = 'ready';
  } catch (error) {
    const fields = pickLoggableFields(error);
    if (status.relay !== 'away')
      log('error', 'relay.away', { ...fields, message: REMEDIES[String(fields.code)] ?? NO_RESPONSE });
    status.relay = 'away';
    setTimeout(() => void checkRelay(url), RETRY_MS).unref();
  }
}
