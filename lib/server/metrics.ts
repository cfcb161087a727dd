import 'server-only';
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';

/** State of mail and Redis, for /readyz. */
export type ServerStatus = {
  sending: number;
  /**
   * Result of the last mail to MAIL_TO, except for messages that a relay rejected because of their content; null
   * before the first. 'deferred' after one message that the relay would not take for now; a second makes it 'rejected'.
   */
  lastMail: 'accepted' | 'deferred' | 'rejected' | null;
  /** Result of the last probe, which goes to PROBE_TO and says nothing about the mailbox of MAIL_TO. */
  lastProbe: 'accepted' | 'rejected' | null;
  /** null before the first inquiry and without REDIS_URL. */
  redis: 'ready' | 'away' | null;
};

function createMetrics() {
  const status: ServerStatus = { sending: 0, lastMail: null, lastProbe: null, redis: null };
  collectDefaultMetrics();
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      collect() {
        this.set(read());
      },
    });
  gauge('contact_mails_sending', 'Mails being sent', () => status.sending);
  gauge('contact_redis_up', '1 when Redis takes writes, 0 when it does not or is not in use', () =>
    Number(status.redis === 'ready'),
  );
  return {
    status,
    inquiries: new Counter({
      name: 'contact_inquiries_total',
      help: 'Inquiries by outcome',
      labelNames: ['outcome'],
    }),
    limitsHit: new Counter({
      name: 'contact_limits_hit_total',
      help: 'Requests refused by a limit',
      labelNames: ['limit'],
    }),
    mailSeconds: new Histogram({
      name: 'contact_mail_seconds',
      help: 'Time until the mail system accepted or rejected a mail, by result',
      labelNames: ['result'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25],
    }),
  };
}

const KEY = Symbol.for('server.metrics');

/** The counters of this process, on globalThis because Next.js bundles each route separately. */
export function getMetrics(): ReturnType<typeof createMetrics> {
  const shared = globalThis as { [KEY]?: ReturnType<typeof createMetrics> };
  shared[KEY] ??= createMetrics();
  return shared[KEY];
}

/** All metrics in the text format of Prometheus. */
export async function formatMetrics(): Promise<{ type: string; text: string }> {
  getMetrics();
  return { type: register.contentType, text: await register.metrics() };
}
