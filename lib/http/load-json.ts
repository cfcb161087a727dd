/** After this time a request counts as failed, and the visitor is told. */
const TIMEOUT_MS = 20_000;

/** Loads a JSON file of this site. @throws when that fails. */
export async function loadJson<Data>(route: string): Promise<Data> {
  const response = await fetch(route, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${route} answered ${response.status}`);
  return response.json();
}

/** Loads once; after a failure, the next call tries again. */
export function once<Data>(load: () => Promise<Data>): () => Promise<Data> {
  let loading: Promise<Data> | undefined;
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
