'use client';

import { figureMark, partOf } from '@/lib/content/text-marks';
import { formatPrice } from '@/lib/currency/format';
import { useCurrency } from './currency-provider';

type Props = { usd: number; full?: boolean; figure?: string | undefined; within?: string | undefined };

/**
 * A price in the visitor's display currency.
 *
 * @param usd whole US dollars.
 * @param full keeps '.00' on whole dollars, as the calculator's result does.
 * @param figure of content/pricing-rules.ts that the amount is or starts from, such as 'baseCost.training'.
 * @param within the text that the amount stands in.
 */
export function Price({ usd, full = false, figure, within }: Props) {
  const { currency } = useCurrency();
  const text = formatPrice(usd, currency, full ? 'full' : 'short') + figureMark(figure);
  return <span className="whitespace-nowrap">{within ? partOf(within, text) : text}</span>;
}
