'use client';

import { type ComponentType, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useCurrency } from './currency-provider';

/** The menu and Radix load on first use. After a failure, the next press tries again. */
const loadMenu = (show?: (loaded: { default: ComponentType }) => void) =>
  void import('./currency-menu').then(show, () => undefined);

/** Shows the display currency; opens the menu of currencies. */
export function CurrencyPicker() {
  const { currency } = useCurrency();
  const [Menu, setMenu] = useState<ComponentType>();
  if (Menu) return <Menu />;
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={`Currency: ${currency.code}`}
      onPointerEnter={() => loadMenu()}
      onFocus={() => loadMenu()}
      onClick={() => loadMenu((loaded) => setMenu(() => loaded.default))}
    >
      <span>{currency.code}</span>
      <Icon name="chevron-down" size={16} />
    </button>
  );
}
