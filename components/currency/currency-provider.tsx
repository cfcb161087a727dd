'use client';

import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { type DetectionMode, detectCurrency } from '@/lib/currency/detect';
import type { Currency } from '@/lib/currency/format';
import { consentEvents, readConsent } from '@/lib/storage/consent';
import { onStoredElsewhere, readStored, writeStored } from '@/lib/storage/storage-keys';

type CurrencyContext = {
  currency: Currency;
  currencies: readonly Currency[];
  choose: (code: string) => void;
  /** What the visitor chose last on this page, a new object for each choice; null before the first. */
  picked: { code: string } | null;
};

const Context = createContext<CurrencyContext | null>(null);

/**
 * The display currency and how to change it.
 *
 * @throws Error outside a CurrencyProvider.
 */
export function useCurrency(): CurrencyContext {
  const value = use(Context);
  if (!value) throw new Error('useCurrency must be used within a CurrencyProvider');
  return value;
}

/** One look-up for each page load, whatever React does with the component. */
let lookUp: Promise<string | null> | undefined;

/**
 * Keeps the display currency: US dollars in the server's HTML, then what is remembered, else what one
 * look-up finds. A failed look-up is not remembered, and Decline forgets what one found.
 */
export function CurrencyProvider({
  currencies,
  mode,
  lookUpUrl,
  children,
}: {
  currencies: readonly [Currency, ...Currency[]];
  mode: DetectionMode;
  /** Empty turns the look-up off. */
  lookUpUrl: string;
  children: ReactNode;
}) {
  const [code, setCode] = useState('USD');
  const [picked, setPicked] = useState<{ code: string } | null>(null);

  const choose = useCallback((chosen: string) => {
    writeStored('currency', JSON.stringify({ code: chosen, by: 'visitor' }));
    setCode(chosen);
    setPicked({ code: chosen });
  }, []);

  useEffect(() => {
    let gone = false;
    const detect = async () => {
      lookUp ??= detectCurrency(lookUpUrl);
      const found = await lookUp;
      if (found === null) lookUp = undefined;
      // A choice or Decline while the look-up was under way stands.
      if (found === null || readConsent() === 'declined') return;
      if (remembered() === null) writeStored('currency', JSON.stringify({ code: found, by: 'look-up' }));
      if (!gone) setCode(remembered()?.code ?? found);
    };

    const settle = () => {
      const consent = readConsent();
      if (consent === 'declined' && remembered()?.by === 'look-up') writeStored('currency', null);
      if (consent === 'declined') lookUp = undefined;
      const known = remembered();
      setCode(known?.code ?? 'USD');
      const allowed = consent === 'accepted' || (mode === 'start' && consent === null);
      if (known === null && allowed && mode !== 'off' && lookUpUrl !== '') void detect();
    };
    settle();
    window.addEventListener(consentEvents.changed, settle);
    return () => {
      gone = true;
      window.removeEventListener(consentEvents.changed, settle);
    };
  }, [mode, lookUpUrl]);

  useEffect(() => onStoredElsewhere(() => setCode((present) => remembered()?.code ?? present)), []);

  const value = useMemo(
    () => ({
      currency: currencies.find((entry) => entry.code === code) ?? currencies[0],
      currencies,
      choose,
      picked,
    }),
    [currencies, code, choose, picked],
  );
  return <Context value={value}>{children}</Context>;
}

/** The stored currency and who chose it: 'visitor' or 'look-up'. Null when nothing valid is stored. */
function remembered(): { code: string; by: unknown } | null {
  try {
    const stored: unknown = JSON.parse(readStored('currency') ?? 'null');
    const { code, by } = (stored ?? {}) as { code?: unknown; by?: unknown };
    return typeof code === 'string' ? { code, by } : null;
  } catch {
    return null;
  }
}
