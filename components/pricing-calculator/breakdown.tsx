'use client';

import clsx from 'clsx';
import { useCurrency } from '@/components/currency/currency-provider';
import { Price } from '@/components/currency/price';
import { formatSignedPrice, type PriceLine } from '@/lib/pricing-calculator/breakdown';

/** The cost breakdown: what was chosen and what it costs, to the total. */
export function Breakdown({ lines, total }: { lines: readonly PriceLine[]; total: number }) {
  const { currency } = useCurrency();
  // The amount goes below its label where large text leaves no room beside it.
  const row = '@max-[15rem]:flex @max-[15rem]:flex-wrap @max-[15rem]:justify-between';
  return (
    <table
      aria-labelledby="breakdown-heading"
      className={clsx(
        'mt-2 w-full text-small leading-[1.35] [&_:is(th,td)]:border-b [&_:is(th,td)]:border-rule',
        '[&_:is(th,td)]:py-2.5 print:[&_:is(th,td)]:py-1 [&_td]:text-right [&_td]:even-digits [&_th]:pr-4 [&_th]:text-left',
      )}
    >
      <thead className="sr-only">
        <tr>
          <th scope="col">What you chose</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, usd }, index) => (
          <tr key={label} className={row}>
            <th scope="row" className="font-normal text-ink-2">
              {label}
            </th>
            <td className="font-semibold whitespace-nowrap">
              {index === 0 ? <Price usd={usd} full /> : formatSignedPrice(usd, currency)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={row}>
          <th scope="row" className="font-semibold">
            Estimated total
          </th>
          <td className="text-[1.25em] font-semibold print:text-h3-lg print:leading-none">
            <Price usd={total} full />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
