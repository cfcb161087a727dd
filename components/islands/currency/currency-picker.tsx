'use client';

import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCurrency } from './currency-provider';

// The menu and Radix behind it load when the picker is first wanted.
const loadMenu = () => import('./currency-menu');
const CurrencyMenu = lazy(loadMenu);

/** Shows the display currency; opens the menu of currencies (SHELL-06, CURRENCY-07). */
export function CurrencyPicker({ chevron }: { chevron: ReactNode }) {
  const { currency } = useCurrency();
  const [wanted, setWanted] = useState(false);

  const closed = (
    <button
      type="button"
      className="picker"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={`Currency: ${currency.code}`}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setWanted(true)}
    >
      {currency.code}
      {chevron}
    </button>
  );
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <CurrencyMenu />
    </Suspense>
  );
}
