'use client';

import type { Currency } from '@/lib/currency/format';

/**
 * Says which currency the visitor's amounts are in when that may surprise: after another one was chosen, or when the
 * rest of the site shows another one. The amounts never change.
 *
 * @param before the currency in which the amounts were entered, if another one was chosen since.
 */
export function CurrencyNotice({
  own,
  display,
  before,
  onKeep,
}: {
  own: Currency;
  display: Currency;
  before: Currency | undefined;
  onKeep: () => void;
}) {
  const changed = before && before.code !== own.code;
  return (
    <div role="status" className="type-small print:hidden noscript:hidden">
      {changed ? (
        <p className="my-4 border-l-3 border-lane pl-3">
          Your amounts were not converted: {before.symbol}100 is now {own.symbol}100.{' '}
          <button type="button" className="text-link min-h-6 font-semibold" onClick={onKeep}>
            Keep {before.code}
          </button>
        </p>
      ) : (
        own.code !== display.code && (
          <p className="my-4 border-l-3 border-lane pl-3">
            These amounts are in {own.code} ({own.symbol}). The rest of the site shows {display.code}.
          </p>
        )
      )}
    </div>
  );
}
