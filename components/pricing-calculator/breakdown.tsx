'use client';

import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { useCurrency } from '@/components/currency/currency-provider';
import { Price } from '@/components/currency/price';
import { formatSignedPrice, type PriceLine } from '@/lib/pricing-calculator/breakdown';
import styles from './waterfall.module.css';

// The drawing is in the label's cell and reaches out of it, because WebKit positions nothing relative to a table row.
const waterfall = clsx(
  'absolute top-0 left-(--labels) h-full',
  'w-[calc(100cqi-var(--labels)-max(10.5rem,0.875rem*var(--characters)+1.75rem))] overflow-visible',
  'max-md:left-[9px] max-md:w-[calc(var(--labels)-2rem)] @max-[15rem]:hidden',
);
// The amount goes below its label where large text leaves no room beside it.
const row =
  'print:h-9 @max-[15rem]:relative @max-[15rem]:flex @max-[15rem]:flex-wrap @max-[15rem]:items-center';
const cell = 'relative py-1.5 align-middle text-small max-md:text-note max-[24rem]:text-[0.8125rem]';
const labelCell = `${cell} w-(--labels) pr-4 text-left max-md:w-auto max-md:pr-2 max-md:pl-(--labels) @max-[15rem]:w-full`;
const amountCell = `${cell} text-right font-semibold even-digits @max-[15rem]:static @max-[15rem]:ml-auto`;
// No border, since collapsed borders would make the drawings shorter than their rows.
const line =
  'after:absolute after:inset-x-0 after:-bottom-[0.5px] after:h-px after:bg-rule max-md:after:bottom-0';

/**
 * The cost breakdown: a table whose rows each draw one step of a waterfall chart, so that the drawing fits the
 * rows whatever their height. A negative adjustment steps back left, zero drops straight down.
 */
export function Breakdown({ lines, total }: { lines: readonly PriceLine[]; total: number }) {
  const { currency } = useCurrency();
  const steps = waterfallSteps(lines.map(({ usd }) => usd));
  const end = `${steps.at(-1)?.to ?? 0}%`;
  return (
    <table
      aria-labelledby="breakdown-heading"
      className="mt-2 w-full leading-[1.35] [--labels:13rem] max-md:[--labels:clamp(4.75rem,29vw,7rem)] max-[24rem]:[--labels:4rem] @max-[15rem]:[--labels:0px]"
    >
      <thead className="sr-only">
        <tr>
          <th scope="col">What you chose</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, usd }, index) => (
          <tr key={label} className={`${row} h-[52px] max-md:h-[46px] @max-[15rem]:h-auto`}>
            <th
              scope="row"
              className={`${labelCell} ${line} font-normal text-ink-2 max-md:after:left-(--labels) @max-[15rem]:after:hidden`}
            >
              <span>{label}</span>
              <StepDrawing step={steps[index] ?? { from: 0, to: 0 }} first={index === 0} />
            </th>
            <td className={`${amountCell} ${line} whitespace-nowrap`}>
              {index === 0 ? <Price usd={usd} full /> : formatSignedPrice(usd, currency)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={`${row} h-16`}>
          <th scope="row" className={`${labelCell} font-semibold text-ink`}>
            Estimated total
            <svg aria-hidden="true" className={waterfall}>
              <line className="stroke-lane stroke-4" x1={end} y1="-2" x2={end} y2="50%" />
              <circle className="fill-lane" cx={end} cy="50%" r="8" />
            </svg>
          </th>
          <td className={amountCell}>
            <span className="text-[1.25em] print:text-h3-lg print:leading-none print:font-medium print:tracking-tight print:font-stretch-75%">
              <Price usd={total} full />
            </span>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** One step of the chart: its start and end in percent of the width. */
type WaterfallStep = { from: number; to: number };

/**
 * The cost breakdown as a waterfall chart: the first step runs from zero to the base, each further one from one
 * subtotal to the next. Negative amounts run left, zero straight down.
 *
 * @param amounts the base, then its adjustments.
 */
function waterfallSteps(amounts: readonly number[]): WaterfallStep[] {
  let sum = 0;
  const sums = amounts.map((amount) => {
    sum += amount;
    return sum;
  });
  const widest = Math.max(...sums, 1);
  const percent = (value: number) => (Math.max(value, 0) / widest) * 100;
  return sums.map((to, index) => ({ from: percent(sums[index - 1] ?? 0), to: percent(to) }));
}

function StepDrawing({ step: { from, to }, first }: { step: WaterfallStep; first: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(waterfall, styles.step, to < from && styles.back, first && styles.first)}
      style={{ '--from': from, '--to': to } as CSSProperties}
    >
      {first && <span className={styles.ring} />}
    </span>
  );
}
