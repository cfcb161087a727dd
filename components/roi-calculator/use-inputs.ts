import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { RoiInputs } from '@/lib/roi/assumptions';
import { ROI_PARAMETER, readInputs, writeInputs } from '@/lib/roi/read';

const readers = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  readers.add(onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    readers.delete(onChange);
    window.removeEventListener('popstate', onChange);
  };
}

const addressed = () => new URLSearchParams(window.location.search).get(ROI_PARAMETER) ?? '';

/**
 * The inputs in the page's address: a link to it is the state, Back and Forward go through what was worked out.
 * An address that is not ours, and the server, have none.
 */
export function useInputs(): { inputs: RoiInputs | null; put: (inputs: RoiInputs) => void } {
  const text = useSyncExternalStore(subscribe, addressed, () => '');
  const inputs = useMemo(() => readInputs(text), [text]);
  const put = useCallback((next: RoiInputs) => {
    const written = writeInputs(next);
    if (written !== addressed()) {
      window.history.pushState(null, '', `${window.location.pathname}?${ROI_PARAMETER}=${written}`);
    }
    for (const read of readers) read();
  }, []);
  return { inputs, put };
}

const never = () => () => {};

/** False on the server and in the first client render, which equals it; then true. */
export const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
