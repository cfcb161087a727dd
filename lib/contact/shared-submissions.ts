import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SEND_DEADLINE } from './deliver';
import type { SharedStore } from './shared-store';

export type Submissions = {
  /** Whether a request with this id was accepted within the last day. */
  accepted: (id: string) => Promise<boolean>;
  /**
   * Sends unless the id was accepted before; requests that come while the first is being sent share its end.
   *
   * @param send true when the mail system has taken the message. It must not throw.
   * @returns whether the message has been taken, now or before.
   */
  once: (id: string, send: () => Promise<boolean>) => Promise<boolean>;
};

const ACCEPTED = 'accepted';
/** Longer than a send can take: a server that died while sending frees its claim by that. */
const CLAIM = SEND_DEADLINE + 5_000;
const POLL = 150;

/** Gives the claim back unless another server holds it by now. */
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

/**
 * Submission ids that several servers share: one of them claims an id and sends, the others wait for its end.
 * While Redis is away each server acts on its own.
 *
 * @param lifetime milliseconds for which an accepted id is remembered.
 */
export function sharedSubmissions(store: SharedStore, lifetime: number): Submissions {
  const keyOf = (id: string) => `contact-submission:${id}`;
  const read = (id: string) => store.attempt((redis) => redis.get(keyOf(id)));

  /** The end of a send that another server has begun: a claim that vanishes was given up. */
  async function end(id: string): Promise<boolean> {
    const until = Date.now() + SEND_DEADLINE;
    while (Date.now() < until) {
      const value = await read(id);
      if (value === ACCEPTED) return true;
      if (!value) return false;
      await pause(POLL);
    }
    return false;
  }

  return {
    accepted: async (id) => (await read(id)) === ACCEPTED,
    once: async (id, send) => {
      const claim = randomUUID();
      const claimed = await store.attempt((redis) => redis.set(keyOf(id), claim, 'PX', CLAIM, 'NX'));
      if (claimed === null) return end(id);
      const done = await send();
      await store.attempt((redis) =>
        done ? redis.set(keyOf(id), ACCEPTED, 'PX', lifetime) : redis.eval(RELEASE, 1, keyOf(id), claim),
      );
      return done;
    },
  };
}
