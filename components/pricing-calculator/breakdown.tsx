'use client';

import { useCurrency } from '@/components/currency/currency-provider';
import { Price } from '@/components/currency/price';
import type { CostLine } from '@/lib/pricing/breakdown';
import { signedPrice } from '@/lib/pricing/estimate-text';
import { type Tread, treads } from '@/lib/pricing/staircase';
import styles from './breakdown.module.css';

/**
 * The cost breakdown: a table whose rows each draw their tread of a staircase, so that the drawing fits the
 * rows whatever their height. A negative adjustment steps back left, zero drops straight down.
 */
export function Breakdown({ lines, total }: { lines: readonly CostLine[]; total: number }) {
  const { currency } = useCurrency();
  const steps = treads(lines.map(({ usd }) => usd));
  const end = `${steps.at(-1)?.to ?? 0}%`;
  return (
    <table aria-labelledby="breakdown-heading" className={styles.breakdown}>
      <thead className="sr-only">
        <tr>
          <th scope="col">What you chose</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, usd }, index) => (
          <tr key={label}>
            <th scope="row">
              {label}
              <TreadDrawing tread={steps[index] ?? { from: 0, to: 0 }} first={index === 0} />
            </th>
            <td className="whitespace-nowrap">
              {index === 0 ? <Price usd={usd} full /> : signedPrice(usd, currency)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            Estimated total
            <svg aria-hidden="true">
              <line x1={end} y1="-2" x2={end} y2="50%" />
              <circle className="fill-lane stroke-paper stroke-[3px]" cx={end} cy="50%" r="9.5" />
            </svg>
          </th>
          <td>
            <span className={styles.total}>
              <Price usd={total} full />
            </span>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function TreadDrawing({ tread: { from, to }, first }: { tread: Tread; first: boolean }) {
  return (
    <svg aria-hidden="true">
      {!first && <line x1={`${from}%`} y1="-2" x2={`${from}%`} y2="50%" />}
      <line x1={`${from}%`} y1="50%" x2={`${to}%`} y2="50%" />
      <line x1={`${to}%`} y1="50%" x2={`${to}%`} y2="100%" />
      {first && <circle className="fill-paper stroke-lane stroke-[3px]" cx={`${from}%`} cy="50%" r="7.5" />}
    </svg>
  );
}
