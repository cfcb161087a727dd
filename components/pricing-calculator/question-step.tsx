'use client';

import { Price } from '@/components/currency/price';
import { OptionList } from '@/components/wizard/option-list';
import { StepFoot } from '@/components/wizard/step-actions';
import { useHeadingFocus } from '@/components/wizard/use-wizard';
import type { ToolQuestion } from '@/content/tools.schema';
import type { PricingRules } from '@/lib/pricing/estimate';
import { defaultParameters, pricingQuestions } from '@/lib/pricing/parameters';
import { usePricing } from './pricing-provider';

const times = (tenths: number | undefined) => `× ${(tenths ?? 10) / 10}`;

/** What a choice costs or by what it multiplies, at the right end of its row. */
function Value({ step, id, rules }: { step: number; id: string; rules: PricingRules }) {
  const figure = (table: Readonly<Record<string, number>>) => table[id];
  switch (pricingQuestions[step]) {
    case 'serviceType':
      return <Price usd={figure(rules.baseCost) ?? 0} full />;
    case 'teamSize':
      return times(figure(rules.teamSizeTenths));
    case 'duration':
      return times(figure(rules.durationTenths));
    case 'supportLevel':
      return (
        <>
          + <Price usd={figure(rules.supportCost) ?? 0} full />
        </>
      );
    default:
      return times(figure(rules.customizationTenths));
  }
}

/** One of the five steps of which a choice moves on. */
export function QuestionStep({ step, question }: { step: number; question: ToolQuestion }) {
  const { walk, moves, rules, send } = usePricing();
  const heading = useHeadingFocus(moves);
  const id = pricingQuestions[step] ?? 'serviceType';
  return (
    <section aria-labelledby="step-heading" className="tool-step">
      <h2 id="step-heading" ref={heading} tabIndex={-1} className="type-h2">
        {question.question}
      </h2>
      <OptionList
        options={question.options}
        labelledBy="step-heading"
        chosen={walk.answers[step]}
        standard={defaultParameters[id]}
        onChoose={(value) => send({ type: 'choose', value })}
        endOf={(value) => <Value step={step} id={value} rules={rules} />}
      />
      <StepFoot
        hint="Choosing an answer moves you on."
        onBack={step > 0 ? () => send({ type: 'back' }) : undefined}
      />
    </section>
  );
}
