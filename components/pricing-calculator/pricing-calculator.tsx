'use client';

import type { ReactNode } from 'react';
import { Price } from '@/components/currency/price';
import { useLazyModule } from '@/components/hooks/use-lazy-module';
import { type AnswerRow, AnswersPanel } from '@/components/wizard/answers-panel';
import { ResultLoading } from '@/components/wizard/result-loading';
import { WizardColumns, WizardContainer } from '@/components/wizard/wizard-layout';
import { WizardNotices } from '@/components/wizard/wizard-notices';
import { convertedNote } from '@/lib/currency/converted-note';
import { describePricing } from '@/lib/pricing/describe-pricing';
import type { PricingRules } from '@/lib/pricing/estimate';
import { isEstimated } from '@/lib/pricing/parameters';
import { selectorRoute } from '@/lib/routes/browser-routes';
import { AddOnStep } from './add-on-step';
import type { CalculatorContent } from './content';
import { PricingProvider, usePricing } from './pricing-provider';
import { QuestionStep } from './question-step';
import { StepIndicators } from './step-indicators';

const loadEstimate = () => import('./estimate-view');

type Props = {
  /** The title, above the questions. */
  head: ReactNode;
  content: CalculatorContent;
};

/** The pricing calculator: six steps and an estimate. The code that calculates prices loads with the first answer. */
export function PricingCalculator({ rules, ...props }: Props & { rules: PricingRules }) {
  return (
    <PricingProvider rules={rules}>
      <WizardContainer>
        <Screen {...props} />
      </WizardContainer>
    </PricingProvider>
  );
}

function Screen({ head, content }: Props) {
  const pricing = usePricing();
  const { state } = pricing;
  const { steps, addOnStep } = content;
  const { loaded, failed, retry } = useLazyModule(loadEstimate, state.step > 0);
  const labels = [...steps, addOnStep].map(({ label }) => label);
  if (isEstimated(state)) {
    return (
      <>
        <StepIndicators labels={labels} className="mb-9 max-sm:mb-10" />
        {loaded ? <loaded.EstimateView content={content} /> : <ResultLoading failed={failed} retry={retry} />}
      </>
    );
  }
  const question = steps[state.step];
  return (
    <>
      {head}
      <WizardNotices {...pricing} />
      <div className="noscript:hidden">
        <StepIndicators labels={labels} className="mt-5 mb-9 max-sm:mb-10 md:mt-10 md:mb-12" />
        <WizardColumns>
          {question ? (
            <QuestionStep key={state.step} question={question} />
          ) : (
            <AddOnStep question={addOnStep.question} options={addOnStep.options} />
          )}
          <Answers content={content}>{loaded && <loaded.PriceSoFar steps={steps} />}</Answers>
        </WizardColumns>
      </div>
    </>
  );
}

function Answers({
  content: { steps, addOnStep, selectorLink },
  children,
}: {
  content: CalculatorContent;
  children: ReactNode;
}) {
  const { state, rules, parameters } = usePricing();
  const given = describePricing(state, steps, addOnStep);
  const rows: AnswerRow[] = [...steps, addOnStep].map(({ label }, index) => ({
    label,
    value: given[index]?.value,
    now: index === state.step,
  }));
  const base = {
    label: 'Base price',
    value: state.answers.length > 0 && <Price usd={rules.baseCost[parameters.serviceType]} />,
  };
  return (
    <AnswersPanel rows={rows.toSpliced(1, 0, base)}>
      {children}
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
