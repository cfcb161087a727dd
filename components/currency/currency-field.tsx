'use client';

import { SelectField } from '@/components/ui/field';
import { needsScript } from '@/lib/build-attributes';
import type { Currency } from '@/lib/currency/format';

type Props = {
  id: string;
  label: string;
  hint: string;
  /** A currency's code. */
  value: string;
  currencies: readonly Currency[];
  onChoose: (code: string) => void;
};

/** The currency of a tool's own amounts. It relabels them, and converts nothing. */
export const CurrencyField = ({ currencies, onChoose, ...field }: Props) => (
  <SelectField {...field} onChange={({ target }) => onChoose(target.value)}>
    {currencies.map(({ code, name }) => (
      <option key={code} value={code}>
        {`${name} (${code})`}
      </option>
    ))}
  </SelectField>
);

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
