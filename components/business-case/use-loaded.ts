'use client';

import { useEffect, useState } from 'react';

/**
 * Loads a module once it is wanted.
 *
 * @param load must keep its identity between renders.
 * @param again what changes when the visitor does something more: a load that failed is then tried again.
 * @returns the module, or undefined until it is there.
 */
export function useLoaded<Module>(
  load: () => Promise<Module>,
  wanted: boolean,
  again?: unknown,
): Module | undefined {
  const [loaded, setLoaded] = useState<Module>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` is not read; its change retries a load that failed
  useEffect(() => {
    if (wanted && !loaded)
      load().then(
        (module) => setLoaded(() => module),
        () => undefined,
      );
  }, [load, wanted, loaded, again]);
  return loaded;
}
