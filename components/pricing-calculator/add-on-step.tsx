'use client';

import { Check } from 'lucide';
import { Price } from '@/components/currency/price';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useHeadingFocus } from '@/components/wizard/use-wizard';
import type { ToolOption } from '@/content/tools.schema';
import type { AddOn } from '@/lib/pricing/parameters';
import { usePricing } from './pricing-provider';

export type AddOnOption = ToolOption & { id: AddOn };

/** The sixth step: three checkboxes that do not move on, and the button that works out the estimate. */
export function AddOnStep({ question, options }: { question: string; options: readonly AddOnOption[] }) {
  const { moves, parameters, rules, send } = usePricing();
  const heading = useHeadingFocus(moves);
  return (
    <section aria-labelledby="step-heading" className="tool-step">
      <h2 id="step-heading" ref={heading} tabIndex={-1} className="type-h2">
        {question}
      </h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'generate' });
        }}
      >
        <fieldset className="options">
          <legend className="sr-only">{question}</legend>
          {options.map(({ id, label, hint }) => (
            <label key={id} className="option">
              <input
                type="checkbox"
                className="option-input"
                checked={parameters[id]}
                onChange={() => send({ type: 'toggle', addOn: id })}
              />
              <span aria-hidden className="option-box">
                <Icon icon={Check} size={18} />
              </span>
              <span className="option-words">
                <span className="font-semibold">{label}</span>
                {hint && <span className="text-ink-2"> {hint}</span>}
              </span>
              <span className="option-value">
                + <Price usd={rules.addOnCost[id]} full />
              </span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" size="lg" className="mt-6">
          Generate Estimate
        </Button>
      </form>
    </section>
  );
}
