import autocannon from 'autocannon';

type LoadResult = { answered: number; failed: number };

type LoadRequest = { path: string; method?: 'GET' | 'OPTIONS'; headers?: Record<string, string> };

/** Asks for these in turn from five connections until it is stopped; anything but a 2xx has failed. */
export function startLoad(origin: string, requests: LoadRequest[]): { stop: () => Promise<LoadResult> } {
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
