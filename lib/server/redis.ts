import 'server-only';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { log } from './log';
import { getMetrics } from './metrics';

export type RedisConnection = ReturnType<typeof connectRedis>;

/** Short, as those of the client, because a visitor is waiting. */
const FIRST_CONNECTION_TIMEOUT_MS = 1_000;
const CHECK_INTERVAL_MS = 2_000;

const KEY = Symbol.for('server.redis');

/**
 * The one connection of this process, on globalThis because Next.js bundles instrumentation and routes separately. The
 * server opens it when it starts, so that a wrong REDIS_URL is in the log and in /readyz before the first inquiry.
 */
export function getRedis(url: string): RedisConnection {
  const shared = globalThis as { [KEY]?: RedisConnection };
  shared[KEY] ??= connectRedis(url);
  return shared[KEY];
}

/** Connects to Redis. An outage is logged once, when it begins and when it ends, and never fails a request. */
function connectRedis(url: string) {
  const client = new Redis(url, {
    connectTimeout: 2_000,
    commandTimeout: 500,
    // Fail at once instead of queuing.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  const { status } = getMetrics();
  status.redis = 'not tried';
  const backListeners: (() => void)[] = [];
  let isAway = false;
  let checks: NodeJS.Timeout | undefined;
  const onFailure = (error: unknown) => {
    status.redis = 'away';
    if (isAway) return;
    isAway = true;
    checks = setInterval(check, CHECK_INTERVAL_MS).unref();
    const { code, message = '' } = error as { code?: unknown; message?: string };
    log('warn', 'redis.away', {
      // Redis begins its own errors with such a word, for example READONLY.
      code: typeof code === 'string' ? code : /^[A-Z]+(?= )/.exec(message)?.[0],
      message:
        'Redis at REDIS_URL does not respond or takes no writes. Limits and submission ids are kept in the memory of this server until it is back.',
    });
  };
  const onWritten = () => {
    status.redis = 'ready';
    if (!isAway) return;
    isAway = false;
    clearInterval(checks);
    log('info', 'redis.back');
    for (const listener of backListeners) listener();
  };
  // Writes, because after a failover Redis may take reads only.
  const check = () => client.set('contact-check', '', 'EX', 60).then(onWritten, onFailure);
  client.on('error', onFailure);
  client.on('ready', check);
  const opened = Promise.race([
    pause(FIRST_CONNECTION_TIMEOUT_MS, undefined, { ref: false }),
    once(client, 'ready').then(check, () => undefined),
  ]);
  return {
    client,
    /** Resolves when the first connection is open or has failed; never rejects. */
    opened,
    /** True from a failed command until Redis takes writes again, so that a visitor waits for one timeout at most. */
    isAway: () => isAway,
    /** Runs a command. Resolves to undefined when Redis is unavailable; callers then use their own memory. */
    tryCommand: async <T>(work: (client: Redis) => Promise<T>): Promise<T | undefined> => {
      await opened;
      if (isAway) return undefined;
      try {
        return await work(client);
      } catch (error) {
        onFailure(error);
        return undefined;
      }
    },
    onBack: (listener: () => void) => void backListeners.push(listener),
  };
}
