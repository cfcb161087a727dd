/** A map whose entries expire after the same time, and which drops the oldest when it is full. */
type ExpiringMap<V> = {
  get: (key: string) => V | undefined;
  set: (key: string, value: V) => void;
};

/**
 * @param lifetime milliseconds from `set` until an entry expires.
 * @param capacity maximum number of entries, so that a flood cannot fill the memory.
 * @param now clock, in milliseconds.
 */
export function expiringMap<V>(
  lifetime: number,
  capacity: number,
  now: () => number = Date.now,
): ExpiringMap<V> {
  const entries = new Map<string, { value: V; until: number }>();
  return {
    get: (key) => {
      const entry = entries.get(key);
      return entry && entry.until > now() ? entry.value : undefined;
    },
    set: (key, value) => {
      entries.delete(key);
      entries.set(key, { value, until: now() + lifetime });
      // All lifetimes are equal, so the map's order is the order of expiry.
      for (const [oldest, { until }] of entries) {
        if (until > now() && entries.size <= capacity) break;
        entries.delete(oldest);
      }
    },
  };
}
