'use client';

import clsx from 'clsx';
import { Price } from '@/components/currency/price';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { answerOptionClasses, WizardStep } from '@/components/wizard/question-step';
import { showEstimate, toggleAddOn } from '@/lib/pricing-calculator/parameters';
import { usePricing } from './pricing-provider';

/** The sixth step: checkboxes that do not move on, and the button that shows the estimate. */
export function AddOnStep() {
  const pricing = usePricing();
  const { parameters, content, update, goBack } = pricing;
  const { question, options } = content.addOnStep;
  return (
    <WizardStep wizard={pricing} question={question}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          update(showEstimate);
        }}
      >
        <fieldset className="mt-5 grid gap-2.5 md:mt-7">
          <legend className="sr-only">{question}</legend>
          {options.map(({ id, label, hint }) => (
            <label
              key={id}
              className={clsx(
                answerOptionClasses.row,
                parameters[id] ? answerOptionClasses.chosen : answerOptionClasses.unchosen,
                'has-focus-visible:[outline:3px_solid_var(--ink)] has-focus-visible:outline-offset-3',
              )}
            >
              <input
                type="checkbox"
                className="absolute opacity-0"
                checked={parameters[id]}
                onChange={() => update((state) => toggleAddOn(state, id))}
              />
              <span
                aria-hidden
                className={clsx(
                  answerOptionClasses.mark,
                  'rounded-badge border-2',
                  parameters[id] ? 'border-lane bg-ember text-on-ember' : 'border-before bg-raised',
                )}
              >
                {/* No invisible tick: forced colors would show it. */}
                {parameters[id] && <Icon name="check" size={18} />}
              </span>
              <span className={answerOptionClasses.label}>
                <span className="font-semibold">{label}</span>
                {hint && <span className={answerOptionClasses.hint}>{` ${hint}`}</span>}
              </span>
              <span className={answerOptionClasses.value}>
                + <Price usd={content.rules.addOnCost[id]} />
              </span>
            </label>
          ))}
        </fieldset>
        <div className="mt-6 grid gap-3 sm:w-fit sm:grid-cols-2">
          {/* 'Back' is on steps 2 to 5 only, as specified. */}
          <Button variant="outline" size="lg" onClick={goBack}>
            <Icon name="arrow-left" size={18} />
            Previous step
          </Button>
          <Button type="submit" size="lg">
            Generate Estimate
          </Button>
        </div>
      </form>
    </WizardStep>
  );
}
