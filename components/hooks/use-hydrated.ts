'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on the server and in the first client render, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
