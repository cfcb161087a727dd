'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { needsScript } from '@/lib/build-attributes';
import type { Currency } from '@/lib/currency/format';
import { formatWholeAmount } from '@/lib/currency/format-unconverted';

/**
 * The currency of the amounts that a visitor enters in a tool. Amounts are never converted, so the field asks before
 * a new currency applies to amounts already entered.
 */
export function CurrencyField({
  currency,
  currencies,
  hasAmounts,
  onChoose,
  ...field
}: {
  id: string;
  label: string;
  hint: string;
  currency: Currency;
  currencies: readonly Currency[];
  hasAmounts: boolean;
  onChoose: (code: string) => void;
}) {
  const [asked, setAsked] = useState<Currency>();
  const isAsked = asked !== undefined && asked !== currency;
  const choose = (chosen: Currency) => {
    setAsked(undefined);
    if (chosen !== currency) onChoose(chosen.code);
    // The pressed button is gone.
    document.getElementById(field.id)?.focus();
  };
  return (
    <div>
      <SelectField
        {...field}
        value={(asked ?? currency).code}
        onChange={({ target }) => {
          const chosen = currencies.find(({ code }) => code === target.value) ?? currency;
          if (hasAmounts) setAsked(chosen);
          else choose(chosen);
        }}
      >
        {currencies.map(({ code, name }) => (
          <option key={code} value={code}>
            {`${name} (${code})`}
          </option>
        ))}
      </SelectField>
      <div role="status">
        {isAsked && (
          <div className="type-small mt-3 grid gap-3 border-l-3 border-lane pl-3">
            <p>{`Your amounts won’t be converted: ${formatWholeAmount(100, currency)} becomes ${formatWholeAmount(100, asked)}.`}</p>
            <p className="flex flex-wrap gap-3">
              <Button variant="outline" onClick={() => choose(asked)}>{`Use ${asked.code}`}</Button>
              <Button variant="outline" onClick={() => choose(currency)}>{`Keep ${currency.code}`}</Button>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

/** Says which currency the visitor's amounts are in where the rest of the site shows another one. */
export const CurrencyNotice = ({ own, display }: { own: Currency; display: Currency }) => (
  <div role="status" {...needsScript} className="type-small print:hidden">
    {own.code !== display.code && (
      <p className="my-4 border-l-3 border-lane pl-3">
        {`These amounts are in ${own.code} (${own.symbol}). The rest of the site shows ${display.code}.`}
      </p>
    )}
  </div>
);
