'use client';

import { useEffect, useState } from 'react';
import { useLazyModule } from '@/components/hooks/use-lazy-module';
import { Icon } from '@/components/ui/icon';
import { focusBeforeReload } from '@/lib/http/load-part';
import { useCurrency } from './currency-provider';

const BUTTON_ID = 'currency';

/** The menu and Radix load on first use. */
const loadMenu = () => import('./currency-menu');
const preloadMenu = () => void loadMenu().catch(() => undefined);

/** Shows the display currency; opens the menu of currencies, or the browser's own list where the menu did not load. */
export function CurrencyPicker() {
  const { currency, currencies, choose } = useCurrency();
  const [pressed, setPressed] = useState(false);
  const { loaded, failed } = useLazyModule(loadMenu, pressed);
  useEffect(() => setPressed(focusBeforeReload() === BUTTON_ID), []);
  const label = `Currency: ${currency.code}`;
  if (loaded) return <loaded.default />;
  if (failed)
    return (
      <select
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the pressed button
        autoFocus
        aria-label={label}
        value={currency.code}
        onChange={({ target }) => choose(target.value)}
      >
        {currencies.map(({ code }) => (
          <option key={code}>{code}</option>
        ))}
      </select>
    );
  return (
    <button
      id={BUTTON_ID}
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={label}
      onPointerEnter={preloadMenu}
      onFocus={preloadMenu}
      onClick={({ currentTarget }) => {
        // Safari does not focus a button that is clicked.
        currentTarget.focus();
        setPressed(true);
      }}
    >
      <span>{currency.code}</span>
      <Icon name="chevron-down" size={16} />
    </button>
  );
}
