import 'server-only';
import { Redis } from 'ioredis';
import { log } from '@/lib/server/log';
import { metrics } from '@/lib/server/metrics';

/** A connection to Redis, which servers share. */
export type RedisConnection = {
  client: Redis;
  /** Resolves when the first connection is open or has failed; never rejects. */
  opened: Promise<void>;
  /** True for a moment after a command failed, so that a visitor waits for one timeout instead of several. */
  isPaused: () => boolean;
  /** Runs a command. Resolves to undefined when Redis is unavailable; callers then use their own memory. */
  tryCommand: <T>(work: (client: Redis) => Promise<T>) => Promise<T | undefined>;
};

/** Short, because a visitor is waiting. */
const CONNECT_TIMEOUT_MS = 2_000;
const COMMAND_TIMEOUT_MS = 500;
const FIRST_CONNECTION_TIMEOUT_MS = 1_000;
const PAUSE_MS = 2_000;

/** Connects to Redis. An outage is logged once, when it begins and when it ends, and never fails a request. */
export function connectRedis(url: string): RedisConnection {
  const client = new Redis(url, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    // Fail at once instead of queuing.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  let isAway = false;
  let pausedUntil = 0;
  const isPaused = () => Date.now() < pausedUntil;
  const { status } = metrics();
  const onError = (error: unknown) => {
    status.redis = 'away';
    pausedUntil = Date.now() + PAUSE_MS;
    if (isAway) return;
    isAway = true;
    const code = (error as { code?: unknown }).code;
    log('warn', 'redis.away', {
      code: typeof code === 'string' ? code : undefined,
      message: 'Limits and submission ids are kept in the memory of this server until Redis is back.',
    });
  };
  const onReady = () => {
    status.redis = 'ready';
    if (isAway) log('info', 'redis.back');
    isAway = false;
    pausedUntil = 0;
  };
  client.on('error', onError);
  client.on('ready', onReady);
  const opened = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, FIRST_CONNECTION_TIMEOUT_MS);
    for (const event of ['ready', 'error']) {
      client.once(event, () => {
        clearTimeout(timer);
        resolve();
      });
    }
  });
  return {
    client,
    opened,
    isPaused,
    tryCommand: async (work) => {
      await opened;
      if (isPaused()) return undefined;
      try {
        const result = await work(client);
        onReady();
        return result;
      } catch (error) {
        onError(error);
        return undefined;
      }
    },
  };
}
