'use client';

import { useCallback, useEffect, useState } from 'react';

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
