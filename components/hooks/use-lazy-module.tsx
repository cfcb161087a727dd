'use client';

import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';

/**
 * Loads a module once it is wanted.
 *
 * @param load must keep its identity between renders.
 * @returns the module, or undefined until it is there; whether loading failed; and a function that tries again.
 */
export function useLazyModule<Module>(load: () => Promise<Module>, wanted: boolean) {
  const [loaded, setLoaded] = useState<Module>();
  const [failed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    load().then(
      (module) => setLoaded(() => module),
      () => setFailed(true),
    );
  }, [load]);
  useEffect(() => {
    if (wanted) retry();
  }, [wanted, retry]);
  return { loaded, failed, retry };
}

/** Says that a part of the page could not be loaded, and tries again on request. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="rounded-control border border-edge bg-sunk px-4 py-3">
      <p>This part could not be loaded. Check your connection; what you entered is still here.</p>
      <Button variant="outline" size="sm" className="mt-2" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
