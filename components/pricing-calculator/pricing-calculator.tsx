'use client';

import { type ReactElement, useEffect } from 'react';
import { useCurrency } from '@/components/currency/currency-provider';
import { Price } from '@/components/currency/price';
import { changeAddress } from '@/components/hooks/use-url-state';
import { AnswerBranches } from '@/components/wizard/answer-branches';
import { GuidedTool } from '@/components/wizard/guided-tool';
import { QuestionStep } from '@/components/wizard/question-step';
import { useWizard } from '@/components/wizard/use-wizard';
import {
  defaultParameters,
  type PricingQuestionId,
  pricingQuestions,
  pricingUrlCodes,
  readParameters,
} from '@/lib/pricing-calculator/parameters';
import type { PricingRules } from '@/lib/pricing-calculator/rules';
import * as routes from '@/lib/routes';
import { AddOnStep } from './add-on-step';
import { type CalculatorContent, describePricing, PricingProvider } from './pricing-provider';
import { StepIndicators } from './step-indicators';

const loadEstimate = () => import('./estimate-view');
const CURRENCY = 'currency';
const OF_BASE = 'Percentages are of the base price.';
const inShares: readonly PricingQuestionId[] = ['teamSize', 'duration', 'customizationLevel'];

/** The cost of each choice of a question, or its tenths of the base price. */
const valuesOf = (question: PricingQuestionId, rules: PricingRules): Readonly<Record<string, number>> =>
  ({
    serviceType: rules.baseCost,
    teamSize: rules.teamSizeTenths,
    duration: rules.durationTenths,
    supportLevel: rules.supportCost,
    customizationLevel: rules.customizationTenths,
  })[question];

/** The cost of a choice, or the share of the base price that it adds or takes off. */
function OptionValue({ question, value }: { question: PricingQuestionId; value: number }) {
  if (question === 'serviceType') return <Price usd={value} />;
  if (question === 'supportLevel')
    return (
      <span>
        + <Price usd={value} />
      </span>
    );
  return (
    <span>{value === 10 ? 'no change' : `${value < 10 ? '−' : '+'} ${Math.abs(value - 10) * 10}%`}</span>
  );
}

/**
 * The pricing calculator: six steps and an estimate, whose total is shown from the first answer on. Its state is in the
 * page's address, and with an estimate its currency.
 */
export function PricingCalculator({ head, content }: { head: ReactElement; content: CalculatorContent }) {
  const wizard = useWizard(pricingUrlCodes, 'calculator');
  const { state } = wizard;
  const pricing = { ...wizard, content, parameters: readParameters(state) };
  const { currency, currencies, convertedNote, show } = useCurrency();
  const isEstimated = state.step === wizard.steps;

  useEffect(() => show(new URL(window.location.href).searchParams.get(CURRENCY)), [show]);
  useEffect(() => {
    if (!isEstimated) return;
    changeAddress(({ searchParams }) => {
      // Without a currency, a link shows US dollars where the visitor has not chosen another.
      if (currency === currencies[0]) searchParams.delete(CURRENCY);
      else searchParams.set(CURRENCY, currency.code);
    });
  }, [isEstimated, currency, currencies]);

  const { steps, rules, addOnStep, selectorLink } = content;
  const question = steps[state.step];
  const id = pricingQuestions[state.step] ?? 'serviceType';
  const values = valuesOf(id, rules);
  const max = Math.max(...Object.values(values));
  return (
    <PricingProvider value={pricing}>
      <GuidedTool
        wizard={wizard}
        head={head}
        indicators={
          <StepIndicators wizard={wizard} labels={[...steps, addOnStep].map(({ label }) => label)} />
        }
        live={({ LiveTotal }) => <LiveTotal key={state.step} />}
        question={
          question ? (
            <QuestionStep
              key={state.step}
              wizard={wizard}
              question={question.question}
              options={question.options}
              defaultId={defaultParameters[id]}
              note={[question.hint, inShares.includes(id) && OF_BASE].filter(Boolean).join(' ')}
              renderValue={(option) => <OptionValue question={id} value={values[option] ?? 0} />}
              shareOf={(option) => (values[option] ?? 0) / max}
            />
          ) : (
            <AddOnStep />
          )
        }
        answers={
          <AnswerBranches
            questions={[...steps, addOnStep]}
            answers={describePricing(pricing)}
            now={state.step}
            suggested={question && defaultParameters[id]}
          />
        }
        note={
          <>
            <p className="type-small mt-6 max-w-reading text-ink-2">{`${convertedNote} ${content.terms}`}</p>
            <p className="type-small mt-2 text-ink-2">
              Not sure which service?{' '}
              <a href={routes.serviceSelector} className="text-link">
                {selectorLink}
              </a>
            </p>
          </>
        }
        load={loadEstimate}
        result={({ EstimateView }) => <EstimateView />}
      />
    </PricingProvider>
  );
}
