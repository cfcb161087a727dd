import { setTimeout as pause } from 'node:timers/promises';

type LoadResult = { answered: number; failed: number };

type LoadRequest = { path: string; method?: 'GET' | 'OPTIONS'; headers?: Record<string, string> };

/** Asks for these in turn over five connections, about a hundred a second, until it is stopped. What is no 2xx failed. */
export function startLoad(origin: string, requests: LoadRequest[]): { stop: () => Promise<LoadResult> } {
  const result = { answered: 0, failed: 0 };
  let isStopped = false;
  const visitors = Array.from({ length: 5 }, async (_, visitor) => {
    for (let turn = visitor; !isStopped; turn += 1) {
      const { path, ...options } = requests[turn % requests.length]!;
      const signal = AbortSignal.timeout(20_000);
      const isOk = await fetch(origin + path, { ...options, redirect: 'manual', signal }).then(
        (answer) => answer.arrayBuffer().then(() => answer.ok),
        () => false,
      );
      result[isOk ? 'answered' : 'failed'] += 1;
      await pause(50);
    }
  });
  return {
    stop: async () => {
      isStopped = true;
      await Promise.all(visitors);
      return result;
    },
  };
}
