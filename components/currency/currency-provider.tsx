'use client';

import { createContext, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useRequiredContext } from '@/components/hooks/use-required-context';
import { type CurrencyLookupMode, lookUpCurrency } from '@/lib/currency/detect';
import type { Currency } from '@/lib/currency/format';
import { consentEvents, readConsent } from '@/lib/storage/consent';
import { onStoredElsewhere, readStored, writeStored } from '@/lib/storage/storage-keys';

type CurrencyContext = {
  currency: Currency;
  currencies: readonly Currency[];
  /** The sentence that says how prices are converted. */
  convertedNote: string;
  choose: (code: string) => void;
  /** Shows the currency of a link on this page, until the visitor chooses one here. Unknown codes change nothing. */
  show: (code: string | null) => void;
};

const Context = createContext<CurrencyContext | null>(null);

export const useCurrency = () => useRequiredContext(Context, 'useCurrency', 'CurrencyProvider');

/** One lookup per page load, however often React mounts the component. */
let lookup: Promise<string | null> | undefined;

type Props = {
  currencies: readonly [Currency, ...Currency[]];
  convertedNote: string;
  mode: CurrencyLookupMode;
  lookupUrl: string;
  children: ReactNode;
};

/** Keeps the display currency: US dollars in the server's HTML, then the stored one, else the result of one lookup. */
export function CurrencyProvider({ currencies, convertedNote, mode, lookupUrl, children }: Props) {
  const [code, setCode] = useState('USD');
  const [linked, show] = useState<string | null>(null);

  const choose = useCallback((chosen: string) => {
    writeStored('currency', JSON.stringify({ code: chosen, by: 'visitor' }));
    setCode(chosen);
    show(null);
  }, []);

  useEffect(() => {
    let gone = false;
    const detect = async () => {
      lookup ??= lookUpCurrency(lookupUrl);
      const detected = await lookup;
      if (detected === null) lookup = undefined;
      // A choice or Decline during the lookup takes precedence.
      if (detected === null || readConsent() === 'declined') return;
      if (readStoredCurrency() === null)
        writeStored('currency', JSON.stringify({ code: detected, by: 'lookup' }));
      if (!gone) setCode(readStoredCurrency()?.code ?? detected);
    };

    const syncCurrency = () => {
      const consent = readConsent();
      if (consent === 'declined' && readStoredCurrency()?.by === 'lookup') writeStored('currency', null);
      if (consent === 'declined') lookup = undefined;
      const stored = readStoredCurrency();
      setCode(stored?.code ?? 'USD');
      const allowed = consent === 'accepted' || (mode === 'start' && consent === null);
      if (stored === null && allowed && mode !== 'off') void detect();
    };
    syncCurrency();
    window.addEventListener(consentEvents.changed, syncCurrency);
    return () => {
      gone = true;
      window.removeEventListener(consentEvents.changed, syncCurrency);
    };
  }, [mode, lookupUrl]);

  useEffect(() => onStoredElsewhere(() => setCode((present) => readStoredCurrency()?.code ?? present)), []);

  const value = useMemo(() => {
    const find = (wanted: string | null) => currencies.find((entry) => entry.code === wanted);
    const currency = find(linked) ?? find(code) ?? currencies[0];
    return { currency, currencies, convertedNote, choose, show };
  }, [currencies, convertedNote, code, linked, choose]);
  return <Context value={value}>{children}</Context>;
}

/** The stored currency and who chose it: 'visitor' or 'lookup'. Null when nothing valid is stored. */
function readStoredCurrency(): { code: string; by: unknown } | null {
  try {
    const stored: unknown = JSON.parse(readStored('currency') ?? 'null');
    const { code, by } = (stored ?? {}) as { code?: unknown; by?: unknown };
    return typeof code === 'string' ? { code, by } : null;
  } catch {
    return null;
  }
}
