import 'server-only';
import { expiringMap } from './expiring-map';
import type { SharedStore } from './shared-store';
import { type Submissions, sharedSubmissions } from './shared-submissions';

const DAY = 24 * 60 * 60 * 1000;
/** About 10 MB of ids at most. */
const CAPACITY = 50_000;

/** Remembers accepted submission ids in memory, and in Redis when there is one (CALLS-13). */
export function rememberSubmissions(store?: SharedStore): Submissions {
  const taken = expiringMap<true>(DAY, CAPACITY);
  const running = new Map<string, Promise<boolean>>();
  const shared = store && sharedSubmissions(store, DAY);

  async function accepted(id: string): Promise<boolean> {
    return taken.get(id) ?? (await shared?.accepted(id)) ?? false;
  }

  async function run(id: string, send: () => Promise<boolean>): Promise<boolean> {
    if (taken.get(id)) return true;
    const done = await (shared ? shared.once(id, send) : send());
    if (done) taken.set(id, true);
    return done;
  }

  return {
    accepted,
    once: (id, send) => {
      const present = running.get(id);
      if (present) return present;
      const next = run(id, send).finally(() => running.delete(id));
      running.set(id, next);
      return next;
    },
  };
}
