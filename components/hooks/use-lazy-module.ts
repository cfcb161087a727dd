'use client';

import { useCallback, useEffect, useState } from 'react';
import { loadPart } from '@/lib/http/load-part';
import { afterPaint } from './after-paint';

/**
 * Loads a module once it is wanted, after the frame that shows what wanted it.
 *
 * @param load must keep its identity between renders.
 * @returns the module, or undefined until it is there; whether loading failed (see `loadPart`); and a function that tries again.
 */
export function useLazyModule<Module>(load: () => Promise<Module>, wanted: boolean) {
  const [loaded, setLoaded] = useState<Module>();
  const [failed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    loadPart(load).then(
      (module) => setLoaded(() => module),
      () => setFailed(true),
    );
  }, [load]);
  useEffect(() => {
    return wanted ? afterPaint(retry) : undefined;
  }, [wanted, retry]);
  return { loaded, failed, retry };
}
