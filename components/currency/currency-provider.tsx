'use client';

import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { consentEvents, readConsent } from '@/lib/consent';
import { type DetectionMode, detectCurrency } from '@/lib/currency/detect';
import type { Currency } from '@/lib/currency/format';
import { onStoredElsewhere, readStored, writeStored } from '@/lib/storage-keys';

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
let lookUp: Promise<string> | undefined;

/**
 * Keeps the display currency: US dollars in the server's HTML, then what is remembered, else what one
 * look-up finds.
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
    const known = rememberedCode();
    if (known !== null) {
      setCode(known);
      return;
    }
    if (mode === 'off' || lookUpUrl === '') return;

    const detect = async () => {
      lookUp ??= detectCurrency(lookUpUrl);
      const found = await lookUp;
      // A choice made while the look-up was under way stands.
      if (rememberedCode() === null) writeStored('currency', JSON.stringify({ code: found, by: 'look-up' }));
      if (!gone) setCode(rememberedCode() ?? found);
    };

    const consent = readConsent();
    if (consent === 'accepted' || (mode === 'start' && consent === null)) {
      void detect();
      return;
    }
    const onAnswer = () => {
      if (readConsent() === 'accepted' && rememberedCode() === null) void detect();
    };
    window.addEventListener(consentEvents.changed, onAnswer);
    return () => {
      gone = true;
      window.removeEventListener(consentEvents.changed, onAnswer);
    };
  }, [mode, lookUpUrl]);

  useEffect(() => onStoredElsewhere(() => setCode((present) => rememberedCode() ?? present)), []);

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

function rememberedCode(): string | null {
  try {
    const stored: unknown = JSON.parse(readStored('currency') ?? 'null');
    const code = (stored as { code?: unknown } | null)?.code;
    return typeof code === 'string' ? code : null;
  } catch {
    return null;
  }
}
