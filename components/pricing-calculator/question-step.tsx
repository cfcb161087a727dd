'use client';

import { useMemo } from 'react';
import { Price } from '@/components/currency/price';
import { useTabCase } from '@/components/hooks/use-tab-case';
import { OptionList } from '@/components/wizard/option-list';
import { WizardStep } from '@/components/wizard/wizard-step';
import type { ToolQuestion } from '@/content/tools/tools.schema';
import type { PricingRules } from '@/lib/pricing/estimate';
import {
  defaultParameters,
  type PricingQuestion,
  pricingAnswerCodes,
  pricingQuestions,
} from '@/lib/pricing/parameters';
import { usePricing } from './pricing-provider';

const FROM_SELECTOR = 'The suggestion follows your answers in the service selector.';

/** What the choices of a question cost, or tenths of the base price. */
const valuesOf = (question: PricingQuestion, rules: PricingRules): Readonly<Record<string, number>> =>
  ({
    serviceType: rules.baseCost,
    teamSize: rules.teamSizeTenths,
    duration: rules.durationTenths,
    supportLevel: rules.supportCost,
    customizationLevel: rules.customizationTenths,
  })[question];

/** What a choice costs or by what it multiplies the base price. */
function OptionValue({ question, value }: { question: PricingQuestion; value: number }) {
  if (question === 'serviceType') return <Price usd={value} />;
  if (question === 'supportLevel')
    return (
      <>
        + <Price usd={value} />
      </>
    );
  return `× ${value / 10}`;
}

/** One of the five steps in which a choice leads to the next step. */
export function QuestionStep({ question }: { question: ToolQuestion }) {
  const { state, heading, rules, choose, goBack } = usePricing();
  const id = pricingQuestions[state.step] ?? 'serviceType';
  const tab = useTabCase();
  const suggestions = useMemo(
    (): Partial<Record<PricingQuestion, string | undefined>> => tab?.pricingSuggestions() ?? {},
    [tab],
  );
  const values = valuesOf(id, rules);
  const max = Math.max(...Object.values(values));
  return (
    <WizardStep
      question={question.question}
      step={state.step}
      steps={pricingAnswerCodes.length}
      heading={heading}
    >
      <OptionList
        options={question.options}
        chosen={state.answers[state.step]}
        defaultId={suggestions[id] ?? defaultParameters[id]}
        onChoose={choose}
        onBack={state.step > 0 ? goBack : undefined}
        note={suggestions[id] && FROM_SELECTOR}
        renderValue={(option) => <OptionValue question={id} value={values[option] ?? 0} />}
        shareOf={(option) => (values[option] ?? 0) / max}
      />
    </WizardStep>
  );
}
