import 'server-only';
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';

/** State of mail and Redis, for /readyz. */
export type ServerStatus = {
  sending: number;
  /**
   * Result of the last mail to MAIL_TO, unless the relay rejected its content. 'deferred' after one message that the
   * relay would not take for now; a second makes it 'rejected'.
   */
  lastMail: 'accepted' | 'deferred' | 'rejected' | null;
  /** Result of the last probe, which goes to PROBE_TO and says nothing about the mailbox of MAIL_TO. */
  lastProbe: 'accepted' | 'rejected' | null;
  /** Whether the relay took the greeting at start, or a mail since. */
  relay: ConnectionState;
  redis: ConnectionState;
};

/** 'not set' without SMTP_URL or REDIS_URL, 'not tried' until the first response or its absence. */
type ConnectionState = 'not set' | 'not tried' | 'ready' | 'away';

function createMetrics() {
  const status: ServerStatus = {
    sending: 0,
    lastMail: null,
    lastProbe: null,
    relay: 'not set',
    redis: 'not set',
  };
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
  gauge('contact_redis_up', '1 when Redis takes writes, 0 when it does not or REDIS_URL is not set', () =>
    Number(status.redis === 'ready'),
  );
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames });
  return {
    status,
    inquiries: counter('contact_inquiries_total', 'Inquiries by outcome', 'outcome'),
    limitsHit: counter('contact_limits_hit_total', 'Requests refused by a limit', 'limit'),
    requests: counter('http_requests_total', 'Requests by kind of route and status', 'kind', 'status'),
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

/** What a URL leads to, for a label with few values: never a visitor's address or query. */
function getKind(url: string): string {
  const [path = ''] = url.split('?');
  if (path.startsWith('/_next/static/')) return 'static';
  if (path.startsWith('/api/')) return 'api';
  if (/^\/(healthz|readyz|metrics)$/.test(path)) return 'operator';
  return /\.\w+$/.test(path) ? 'file' : 'page';
}

/** Counts one response. */
export const countRequest = (url: string, status: number): void =>
  getMetrics().requests.inc({ kind: getKind(url), status });

/** All metrics for Prometheus, which sees no increase in a first value: the counters of outcomes begin with 0. */
export async function formatMetrics(outcomes: readonly string[]): Promise<{ type: string; text: string }> {
  for (const outcome of outcomes) getMetrics().inquiries.inc({ outcome }, 0);
  return { type: register.contentType, text: await register.metrics() };
}
