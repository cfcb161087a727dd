'use client';

import { Price } from '@/components/currency/price';
import { OptionList } from '@/components/wizard/option-list';
import { StepActions, WizardStep } from '@/components/wizard/wizard-step';
import type { ToolQuestion } from '@/content/tools.schema';
import { figureOf } from '@/lib/content/text-marks';
import type { PricingRules } from '@/lib/pricing/estimate';
import { defaultParameters, type PricingQuestion, pricingQuestions } from '@/lib/pricing/parameters';
import { usePricing } from './pricing-provider';

const multiplier = (tenths: number | undefined) => `× ${(tenths ?? 10) / 10}`;

/** What a choice costs or by what it multiplies the base price. */
function OptionValue({
  question,
  id,
  rules,
}: {
  question: PricingQuestion;
  id: string;
  rules: PricingRules;
}) {
  const valueIn = (table: Readonly<Record<string, number>>) => table[id];
  switch (question) {
    case 'serviceType':
      return <Price usd={valueIn(rules.baseCost) ?? 0} full {...figureOf(`baseCost.${id}`)} />;
    case 'teamSize':
      return multiplier(valueIn(rules.teamSizeTenths));
    case 'duration':
      return multiplier(valueIn(rules.durationTenths));
    case 'supportLevel':
      return (
        <>
          + <Price usd={valueIn(rules.supportCost) ?? 0} full {...figureOf(`supportCost.${id}`)} />
        </>
      );
    case 'customizationLevel':
      return multiplier(valueIn(rules.customizationTenths));
  }
}

/** One of the five steps of which a choice moves on. */
export function QuestionStep({ question }: { question: ToolQuestion }) {
  const { state, heading, rules, choose, goBack } = usePricing();
  const id = pricingQuestions[state.step] ?? 'serviceType';
  return (
    <WizardStep question={question.question} heading={heading}>
      <OptionList
        options={question.options}
        chosen={state.answers[state.step]}
        defaultId={defaultParameters[id]}
        onChoose={choose}
        note={question.note}
        renderValue={(value) => <OptionValue question={id} id={value} rules={rules} />}
      />
      <StepActions step={state.step} onBack={goBack} />
    </WizardStep>
  );
}
