import autocannon from 'autocannon';

export type LoadResult = { answered: number; failed: number };

/** Asks for `paths` from ten connections until it is stopped; anything but an answer below 500 has failed. */
export function startLoad(
  origin: string,
  paths: string[],
  method: 'GET' | 'OPTIONS' = 'GET',
): { stop: () => Promise<LoadResult> } {
  const requests = paths.map((path) => ({ method, path }));
  const options = { url: origin, connections: 5, overallRate: 100, duration: 3_600, timeout: 20, requests };
  let end: (result: LoadResult) => void;
  const ended = new Promise<LoadResult>((resolve) => {
    end = resolve;
  });
  const running = autocannon(options, (_error, result) =>
    end({ answered: result['2xx'], failed: result.errors + result.timeouts + result.non2xx }),
  );
  return {
    stop: () => {
      running.stop();
      return ended;
    },
  };
}
