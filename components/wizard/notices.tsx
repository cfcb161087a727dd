'use client';

import { Icon } from '@/components/ui/icon';
import type { Currency } from '@/lib/currency/format';

/** Says in one sentence which part of a link is invalid. */
export const DamagedLink = ({ text }: { text: string }) => (
  <p
    role="status"
    className="mt-5 flex max-w-reading gap-3 rounded-control border border-edge bg-sunk px-4 py-3 print:hidden [&>svg]:mt-0.5 [&>svg]:flex-none"
  >
    <Icon name="info" size={20} />
    <span>{text}</span>
  </p>
);

/** Says that answers were cleared (`text`), and restores them. Shown until the next answer. */
export const UndoNotice = ({ text, onUndo }: { text: string | null; onUndo: () => void }) => (
  <div role="status" className="print:hidden noscript:hidden">
    {text && (
      <p className="my-4 rounded-control border border-edge bg-sunk px-4 py-3">
        <span>{`${text} `}</span>
        <button type="button" className="text-link min-h-6 font-semibold" onClick={onUndo}>
          Undo
        </button>
      </p>
    )}
  </div>
);

/**
 * Says which currency the visitor's amounts are in when that may surprise: after another one was chosen, or when the
 * rest of the site shows another one. The amounts never change.
 *
 * @param before the currency in which the amounts were entered, if another one was chosen since.
 */
export function CurrencyNotice({
  own,
  display = own,
  before = own,
  onKeep,
}: {
  own: Currency;
  display?: Currency;
  before?: Currency | undefined;
  onKeep?: () => void;
}) {
  const isChanged = before.code !== own.code;
  return (
    <div role="status" className="type-small print:hidden noscript:hidden">
      {(isChanged || own.code !== display.code) && (
        <p className="my-4 border-l-3 border-lane pl-3">
          {isChanged ? (
            <span>
              <span>{`Your amounts were not converted: ${before.symbol}100 is now ${own.symbol}100. `}</span>
              <button type="button" className="text-link min-h-6 font-semibold" onClick={onKeep}>
                {`Keep ${before.code}`}
              </button>
            </span>
          ) : (
            `These amounts are in ${own.code} (${own.symbol}). The rest of the site shows ${display.code}.`
          )}
        </p>
      )}
    </div>
  );
}
