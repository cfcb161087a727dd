'use client';

import * as Menu from '@radix-ui/react-dropdown-menu';
import { useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { useCurrency } from './currency-provider';

/** The picker's button and its menu, open from the start because the visitor asked for it. */
export default function CurrencyMenu() {
  const { currency, currencies, choose } = useCurrency();
  const checked = useRef<HTMLDivElement>(null);
  return (
    <Menu.Root modal={false} defaultOpen>
      <Menu.Trigger aria-label={`Currency: ${currency.code}`}>
        <span>{currency.code}</span>
        <Icon name="chevron-down" size={16} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          className="z-(--z-list) min-w-52 overflow-y-auto rounded-card border border-edge bg-raised p-2 [box-shadow:var(--shadow-2)]"
          style={{ maxHeight: 'var(--radix-dropdown-menu-content-available-height)' }}
          align="center"
          sideOffset={14}
          collisionPadding={20}
          loop
          // Radix focuses an item only after a key press, and the first press was before this menu was loaded.
          onFocus={(event) => {
            if (event.target !== event.currentTarget) return;
            event.preventDefault();
            checked.current?.focus({ preventScroll: true });
          }}
        >
          <Menu.RadioGroup value={currency.code} onValueChange={choose}>
            {currencies.map((entry) => (
              <Menu.RadioItem
                key={entry.code}
                ref={entry.code === currency.code ? checked : undefined}
                value={entry.code}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3.5 py-2 hover:bg-tint data-highlighted:bg-tint data-highlighted:[outline:3px_solid_var(--ink)] data-highlighted:-outline-offset-3 aria-checked:bg-tint"
                textValue={entry.code}
              >
                <span className="grow font-semibold">
                  <span>{entry.code}</span>
                  <span className="sr-only">{` ${entry.name}`}</span>
                </span>
                <Menu.ItemIndicator>
                  <Icon name="check" size={18} className="text-ember-text" />
                </Menu.ItemIndicator>
                <span aria-hidden className="text-ink-2">
                  {entry.symbol}
                </span>
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
