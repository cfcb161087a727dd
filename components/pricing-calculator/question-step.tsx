'use client';

import { useMemo } from 'react';
import { Price } from '@/components/currency/price';
import { useTabCase } from '@/components/hooks/use-tab-case';
import { OptionList } from '@/components/wizard/option-list';
import { WizardStep } from '@/components/wizard/wizard-step';
import type { ToolQuestion } from '@/content/tools/tools.schema';
import { figureOf } from '@/lib/content/text-marks';
import type { PricingRules } from '@/lib/pricing/estimate';
import {
  defaultParameters,
  type PricingQuestion,
  pricingAnswerCodes,
  pricingQuestions,
} from '@/lib/pricing/parameters';
import { usePricing } from './pricing-provider';

const FROM_SELECTOR = 'The suggestion follows your answers in the service selector.';

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
      return <Price usd={valueIn(rules.baseCost) ?? 0} {...figureOf(`baseCost.${id}`)} />;
    case 'teamSize':
      return multiplier(valueIn(rules.teamSizeTenths));
    case 'duration':
      return multiplier(valueIn(rules.durationTenths));
    case 'supportLevel':
      return (
        <>
          + <Price usd={valueIn(rules.supportCost) ?? 0} {...figureOf(`supportCost.${id}`)} />
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
  const tab = useTabCase();
  const suggestions = useMemo(
    (): Partial<Record<PricingQuestion, string | undefined>> => tab?.pricingSuggestions() ?? {},
    [tab],
  );
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
        renderValue={(value) => <OptionValue question={id} id={value} rules={rules} />}
      />
    </WizardStep>
  );
}
