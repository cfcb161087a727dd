'use client';

import { useCallback, useEffect, useState } from 'react';
import { loadPart } from '@/lib/http/load-part';
import { afterPaint } from './after-paint';

/** Loads a module once it is wanted, after the frame that shows what wanted it. `load` must keep its identity. */
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
  useEffect(() => (wanted ? afterPaint(retry) : undefined), [wanted, retry]);
  return { loaded, failed, retry };
}
