'use client';

import { Check, Info } from 'lucide';
import type { CSSProperties } from 'react';
import { useCurrency } from '@/components/currency/currency-provider';
import { Price } from '@/components/currency/price';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';
import { PrintFoot, PrintHead } from '@/components/wizard/print-sheet';
import { ShareButtons, StartOverButton } from '@/components/wizard/result-actions';
import { useHeadingFocus } from '@/components/wizard/use-wizard';
import { contactRoute } from '@/lib/browser-routes';
import { formatPrice } from '@/lib/currency/format';
import { handToContactForm } from '@/lib/handoff';
import { costLines, describePricing } from '@/lib/pricing/breakdown';
import { type Estimate, type WeeksFactor, weeksFactors } from '@/lib/pricing/estimate';
import { aboutWeeks, estimateText } from '@/lib/pricing/estimate-text';
import { Breakdown } from './breakdown';
import type { CalculatorContent } from './pricing-calculator';
import { usePricing } from './pricing-provider';
import { WeekLane } from './week-lane';

const choices: Record<WeeksFactor['choice'], string> = {
  enterprise: 'an enterprise team',
  highCustomization: 'high customization',
  long: 'a long timeline',
  short: 'a short timeline',
};

/** The result: where the total comes from, how long it takes, and what to do with it. */
export function EstimateView({ content, estimate }: { content: CalculatorContent; estimate: Estimate }) {
  const { walk, moves, rules, parameters, send } = usePricing();
  const { currency, currencies } = useCurrency();
  const heading = useHeadingFocus(moves);
  const { steps, addOnStep, services, company, notice, accuracy } = content;
  const service = services[parameters.serviceType];
  const lines = costLines(walk, estimate, steps);
  const answers = describePricing(walk, steps, addOnStep);
  const weeks = estimate.estimatedTimelineWeeks;
  const link = window.location.href;
  const factors = weeksFactors(parameters, rules);
  const reckoning = [
    `${rules.baseWeeks[parameters.serviceType]} weeks for ${parameters.serviceType}`,
    ...factors.map(({ choice, tenths }) => `× ${tenths / 10} for ${choices[choice]}`),
    ...(factors.length > 0 ? ['rounded'] : []),
  ].join(', ');

  return (
    <section
      aria-labelledby="estimate-heading"
      className="tool-result tool-columns"
      style={{ '--characters': formatPrice(estimate.totalCost, currency, 'full').length } as CSSProperties}
    >
      <div className="result-table">
        <PrintHead name={company} title="Estimate" />
        <h1 id="estimate-heading" ref={heading} tabIndex={-1} className="type-h2">
          Your estimate: {service.title}
        </h1>
        <h2 id="breakdown-heading" className="type-h3 mt-9">
          Cost breakdown
        </h2>
        <Breakdown lines={lines} total={estimate.totalCost} />
        <h2 className="type-h3 mt-12">Estimated timeline</h2>
        <p className="type-h3-lg mt-2">{aboutWeeks(weeks)}</p>
        <WeekLane weeks={weeks} />
        <p className="type-small mt-1 text-ink-2">{reckoning}.</p>
      </div>
      <div>
        <div className="result-panel">
          <p className="no-print text-ink-2">Estimated total</p>
          <p className="no-print type-figure result-total">
            <Price usd={estimate.totalCost} full />
          </p>
          <p className="type-small mt-4 text-ink-2">
            Prices are converted at fixed rates from US dollars. <NoWrapRanges text={accuracy} />
          </p>
          <ButtonLink
            href={contactRoute}
            className="no-print mt-6 w-full"
            onClick={() =>
              handToContactForm({
                message: estimateText(
                  { answers, lines, estimate, link },
                  currency,
                  currencies[0] ?? currency,
                ),
                inquiryType: 'consultation',
                service: service.id,
              })
            }
          >
            Schedule a Consultation
          </ButtonLink>
          <StartOverButton className="no-print mt-2.5 w-full" onClick={() => send({ type: 'start-over' })} />
          <ShareButtons />
        </div>
        <h2 className="type-h4 mt-8">Recommended services</h2>
        <ul className="mt-3 grid gap-3">
          {estimate.recommendedServices.map((name) => (
            <li key={name} className="flex gap-3">
              <Icon icon={Check} size={18} className="mt-1 shrink-0 text-ember-text" />
              {name}
            </li>
          ))}
        </ul>
        <div className="panel mt-8 border-edge bg-sunk">
          <Icon icon={Info} size={20} />
          <div>
            <h2 className="type-h4">Important Notice</h2>
            <p className="type-small text-ink-2">{notice}</p>
          </div>
        </div>
      </div>
      <PrintFoot answers={answers} link={link} />
    </section>
  );
}
