import 'server-only';
import { Redis } from 'ioredis';
import { log } from '@/lib/log';

/** Redis, when REDIS_URL is set: what several servers have in common (DECISIONS-06). */
export type SharedStore = {
  client: Redis;
  /** Settles when the first connection stands or has failed; never rejects. */
  opened: Promise<void>;
  /** Does `work`, or answers undefined when Redis is away; then the caller falls back to its own memory. */
  attempt: <T>(work: (client: Redis) => Promise<T>) => Promise<T | undefined>;
};

/** A visitor waits behind each of these, in milliseconds. */
const CONNECT = 2_000;
const COMMAND = 500;
const FIRST_CONNECTION = 1_000;

/** Connects to Redis. Its absence is told once in the log, as is its return, and never stops a request. */
export function openSharedStore(url: string): SharedStore {
  const client = new Redis(url, {
    connectTimeout: CONNECT,
    commandTimeout: COMMAND,
    // A command that cannot be sent now fails now.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  let away = false;
  const gone = (error: unknown) => {
    if (away) return;
    away = true;
    const code = (error as { code?: unknown }).code;
    log('warn', 'redis.away', {
      code: typeof code === 'string' ? code : undefined,
      message: 'Limits and submission ids are kept in the memory of this server until Redis is back.',
    });
  };
  const back = () => {
    if (away) log('info', 'redis.back');
    away = false;
  };
  client.on('error', gone);
  client.on('ready', back);
  const opened = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, FIRST_CONNECTION);
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
    attempt: async (work) => {
      await opened;
      try {
        const result = await work(client);
        back();
        return result;
      } catch (error) {
        gone(error);
        return undefined;
      }
    },
  };
}
