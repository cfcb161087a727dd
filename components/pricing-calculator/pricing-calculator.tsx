'use client';

import { useLoaded } from '@/components/business-case/use-loaded';
import { Price } from '@/components/currency/price';
import { type AnswerRow, AnswersPanel } from '@/components/wizard/answers-panel';
import { ResultLoading } from '@/components/wizard/result-loading';
import { ToolHead } from '@/components/wizard/tool-order';
import { WizardColumns, WizardContainer } from '@/components/wizard/wizard-layout';
import { WizardNotices } from '@/components/wizard/wizard-notices';
import { figureOf } from '@/lib/content/text-marks';
import { convertedNote } from '@/lib/currency/converted-note';
import { describePricing } from '@/lib/pricing/breakdown';
import type { PricingRules } from '@/lib/pricing/estimate';
import { selectorRoute } from '@/lib/routes/browser-routes';
import { AddOnStep } from './add-on-step';
import type { CalculatorContent } from './content';
import { PriceSoFar } from './price-so-far';
import { PricingProvider, usePricing } from './pricing-provider';
import { QuestionStep } from './question-step';
import { StepIndicators } from './step-indicators';

const loadEstimate = () => import('./estimate-view');

/** The pricing calculator: six steps and an estimate. The estimate's code loads with the first answer. */
export function PricingCalculator({ rules, content }: { rules: PricingRules; content: CalculatorContent }) {
  return (
    <PricingProvider rules={rules}>
      <WizardContainer>
        <Screen content={content} />
      </WizardContainer>
    </PricingProvider>
  );
}

function Screen({ content }: { content: CalculatorContent }) {
  const pricing = usePricing();
  const { state, result } = pricing;
  const { heading, lead, steps, addOnStep } = content;
  const { loaded, failed, retry } = useLoaded(loadEstimate, state.step > 0);
  const labels = [...steps, addOnStep].map(({ label }) => label);
  if (result) {
    return (
      <>
        <StepIndicators labels={labels} className="mb-9 max-[22.5rem]:mb-10" />
        {loaded ? (
          <loaded.EstimateView content={content} estimate={result} />
        ) : (
          <ResultLoading failed={failed} retry={retry} />
        )}
      </>
    );
  }
  const question = steps[state.step];
  return (
    <>
      <ToolHead current="calculator" heading={heading} lead={lead} />
      <WizardNotices {...pricing} />
      <div className="noscript:hidden">
        <StepIndicators labels={labels} className="mt-5 mb-9 max-[22.5rem]:mb-10 md:mt-10" />
        <WizardColumns>
          {question ? (
            <QuestionStep key={state.step} question={question} />
          ) : (
            <AddOnStep question={addOnStep.question} options={addOnStep.options} />
          )}
          <Answers content={content} />
        </WizardColumns>
      </div>
    </>
  );
}

function Answers({ content: { steps, addOnStep, selectorLink } }: { content: CalculatorContent }) {
  const { state, rules, parameters } = usePricing();
  const given = describePricing(state, steps, addOnStep);
  const rows: AnswerRow[] = [...steps, addOnStep].map(({ label }, index) => ({
    label,
    value: given[index]?.value,
    now: index === state.step,
  }));
  const base = {
    label: 'Base price',
    value: state.answers.length > 0 && (
      <Price
        usd={rules.baseCost[parameters.serviceType]}
        {...figureOf(`baseCost.${parameters.serviceType}`)}
      />
    ),
  };
  return (
    <AnswersPanel rows={rows.toSpliced(1, 0, base)}>
      <PriceSoFar steps={steps} />
      <p className="type-small mt-4 text-ink-2">{convertedNote}</p>
      <p className="type-small mt-4 text-ink-2">
        Not sure which service?{' '}
        <a href={selectorRoute} className="text-link">
          {selectorLink}
        </a>
      </p>
    </AnswersPanel>
  );
}
