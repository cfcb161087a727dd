'use client';

import { Price } from '@/components/currency/price';
import { Container } from '@/components/ui/container';
import { AnswersPanel } from '@/components/wizard/answers-panel';
import type { ToolQuestion } from '@/content/tools.schema';
import { describePricing } from '@/lib/pricing/breakdown';
import type { PricingRules } from '@/lib/pricing/estimate';
import { ADD_ON_STEP, type ServiceType } from '@/lib/pricing/parameters';
import { routes } from '@/lib/routes';
import { type AddOnOption, AddOnStep } from './add-on-step';
import { EstimateView } from './estimate-view';
import { PricingProvider, usePricing } from './pricing-provider';
import { QuestionStep } from './question-step';
import { StepIndicators } from './step-indicators';

/** Everything the calculator says, as plain data from content. */
export type CalculatorContent = {
  heading: string;
  lead: string;
  company: string;
  steps: readonly ToolQuestion[];
  addOnStep: { label: string; question: string; options: readonly AddOnOption[] };
  services: Readonly<Record<ServiceType, { id: string; title: string }>>;
  notice: string;
  accuracy: string;
};

/** The pricing calculator: six steps and an estimate. */
export function PricingCalculator({ rules, content }: { rules: PricingRules; content: CalculatorContent }) {
  return (
    <PricingProvider rules={rules}>
      <Container className="tool">
        <Wizard content={content} />
      </Container>
    </PricingProvider>
  );
}

function Wizard({ content }: { content: CalculatorContent }) {
  const { walk, result } = usePricing();
  const { heading, lead, steps, addOnStep } = content;
  const indicators = <StepIndicators labels={[...steps, addOnStep].map(({ label }) => label)} />;
  if (result) {
    return (
      <>
        {indicators}
        <EstimateView content={content} estimate={result} />
      </>
    );
  }
  const question = steps[walk.at];
  return (
    <>
      <h1 className="type-h1">{heading}</h1>
      <p className="type-lead mt-3 text-ink-2">{lead}</p>
      <div className="needs-script">
        {indicators}
        <div className="tool-columns">
          {walk.at < ADD_ON_STEP && question ? (
            <QuestionStep key={walk.at} step={walk.at} question={question} />
          ) : (
            <AddOnStep question={addOnStep.question} options={addOnStep.options} />
          )}
          <Answers content={content} />
        </div>
      </div>
    </>
  );
}

function Answers({ content: { steps, addOnStep } }: { content: CalculatorContent }) {
  const { walk, rules, parameters } = usePricing();
  const given = describePricing(walk, steps, addOnStep);
  const rows = [...steps, addOnStep].map(({ label }, index) => ({
    label,
    value: given[index]?.value,
    now: index === walk.at,
  }));
  const base = {
    label: 'Base price',
    value: walk.answers.length > 0 && <Price usd={rules.baseCost[parameters.serviceType]} full />,
  };
  return (
    <AnswersPanel rows={[...rows.slice(0, 1), base, ...rows.slice(1)]}>
      <p className="type-small mt-4 text-ink-2">Prices are converted at fixed rates from US dollars.</p>
      <p className="type-small mt-4 text-ink-2">
        Not sure which service?{' '}
        <a href={routes.serviceSelector} className="text-link">
          Answer five questions
        </a>
      </p>
    </AnswersPanel>
  );
}
