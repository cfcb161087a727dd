'use client';

import { Price } from '@/components/currency/price';
import { pluralize } from '@/lib/format/pluralize';
import { estimate } from '@/lib/pricing-calculator/estimate';
import {
  type PricingParameters,
  type PricingQuestion,
  pricingQuestions,
} from '@/lib/pricing-calculator/parameters';
import { usePricing } from './pricing-provider';

/**
 * The total of the answers so far, with the suggested ones for the rest.
 *
 * @param suggestions from the selector's answers, where they differ from the usual ones.
 */
export function LiveTotal({
  suggestions,
}: {
  suggestions: Partial<Record<PricingQuestion, string | undefined>>;
}) {
  const { state, rules, parameters } = usePricing();
  const open = pricingQuestions.slice(state.answers.length);
  const suggested = open.flatMap((id) => (suggestions[id] ? [[id, suggestions[id]]] : []));
  const assumed = { ...parameters, ...(Object.fromEntries(suggested) as Partial<PricingParameters>) };
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="type-small">Estimated total</span>
      <strong className="text-h3 leading-[1.1] font-medium even-digits font-stretch-75%">
        <Price usd={estimate(assumed, rules).totalCost} />
      </strong>
      {open.length > 0 && (
        <span className="type-small text-ink-2">
          with our suggestions for {pluralize(open.length, 'open question')}
        </span>
      )}
    </p>
  );
}
