'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { BusinessCaseLink } from '@/components/business-case/business-case-link';
import { useCurrency } from '@/components/currency/currency-provider';
import { Price } from '@/components/currency/price';
import { CheckList } from '@/components/ui/check-list';
import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';
import { ScreenReaderStatus } from '@/components/ui/screen-reader-status';
import { TextLink } from '@/components/ui/text-link';
import { ContactLink, ShareButtons, StartOverButton } from '@/components/wizard/result-actions';
import { ResultPanel, ResultSheet, ResultTitle, WizardColumns } from '@/components/wizard/result-sheet';
import { RuledTable } from '@/components/wizard/scroll-table';
import { formatUsdPrice, withPrices } from '@/lib/currency/format';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { pluralize } from '@/lib/format/pluralize';
import {
  estimate,
  formatSignedPrice,
  listPriceLines,
  listWeeksFactors,
  type WeeksFactor,
} from '@/lib/pricing-calculator/estimate';
import { ADD_ON_STEP, maxPeople, pricingQuestions } from '@/lib/pricing-calculator/parameters';
import { linkToRoi } from '@/lib/roi-calculator/link';
import { findOption } from '@/lib/wizard/describe-answers';
import { describePricing, usePricing } from './pricing-provider';

const factorNames: Record<WeeksFactor['choice'], string> = {
  enterprise: `more than ${maxPeople.large} people`,
  highCustomization: 'high customization',
  long: 'long timeline',
  short: 'short timeline',
};

/** The result: where the total comes from, how long it takes, and what to do with it. */
export function EstimateView() {
  const pricing = usePricing();
  const { state, heading, content, parameters, startOver } = pricing;
  const { currency, currencies, convertedNote } = useCurrency();
  const { steps, rules, services, company, notice, accuracy, small } = content;
  const service = services[parameters.serviceType];
  const result = estimate(parameters, rules);
  const { totalCost, estimatedTimelineWeeks: weeks } = result;
  const lines = listPriceLines(parameters, result, steps).map(({ label, usd }, index) => ({
    label,
    value: index === 0 ? formatUsdPrice(usd, currency, 'full') : formatSignedPrice(usd, currency),
  }));
  const answers = describePricing(pricing);
  const weeksFormula = [
    `${rules.baseWeeks[parameters.serviceType]} weeks for ${parameters.serviceType}`,
    ...listWeeksFactors(parameters, rules).map(
      ({ choice, tenths }) => `× ${tenths / 10} (${factorNames[choice]})`,
    ),
  ].join(' ');
  const duration = findOption(steps, 'duration', parameters.duration);
  const [min, max] = duration?.weeks ?? [0, null];
  const before = estimate({ ...parameters, duration: 'medium' }, rules).estimatedTimelineWeeks;
  const gap =
    weeks < min || (max !== null && weeks > max)
      ? fillPlaceholders(content.timeline[before === weeks ? 'same' : 'changed'], {
          timeline: duration?.measure ?? parameters.duration,
          before: pluralize(before, 'week'),
          weeks,
        })
      : '';
  const aboutWeeks = pluralize(weeks, 'week');
  const meaning = [
    ...(totalCost < small.below ? [small.text] : []),
    ...(parameters.supportLevel !== 'basic' || result.additionalServicesCost > 0 ? [content.support] : []),
    ...(parameters.serviceType === 'training'
      ? [parameters.teamSize === 'individual' ? content.soloTraining : content.training]
      : []),
  ].map((text) => withPrices(text, (usd) => formatUsdPrice(usd, currency)));
  const total = formatUsdPrice(totalCost, currency, 'full');
  // Named in the message where the visitor sees another currency than that of the rules.
  const dollars = currencies[0] ?? currency;
  const inDollars =
    currency.code === dollars.code ? '' : ` (${formatUsdPrice(totalCost, dollars, 'full')} in US dollars)`;

  return (
    <ResultSheet company={company} title="Estimate" answers={answers}>
      <WizardColumns className="print:block">
        <div className="@container">
          <ResultTitle ref={heading} className="type-h2">{`Your estimate: ${service.title}`}</ResultTitle>
          {/* Never wider than its column, because amounts in rupees have many digits. */}
          <p
            className="type-figure mt-5 print:hidden"
            style={{ fontSize: `min(var(--h1), ${100 / (0.45 * total.length)}cqi)` }}
          >
            <Price usd={totalCost} full />
          </p>
          <h2 id="breakdown-heading" className="type-h3 mt-9 print:mt-2">
            Cost breakdown
          </h2>
          <RuledTable
            aria-labelledby="breakdown-heading"
            numeric
            className={clsx(
              'mt-2 [line-height:1.35] [--cell:0.625rem] print:[--cell:0.25rem] [&_thead]:sr-only',
              '[&_th]:pr-4 [&_th]:font-normal [&_td]:font-semibold [&_td]:whitespace-nowrap',
              '[&_tr:last-child>td]:text-[1.25em] print:[&_tr:last-child>td]:text-h3-lg print:[&_tr:last-child>td]:[line-height:1]',
              // The amount goes below its label where large text leaves no room beside it.
              '@max-[15rem]:[&_tbody_tr]:flex @max-[15rem]:[&_tbody_tr]:flex-wrap @max-[15rem]:[&_tbody_tr]:justify-between',
            )}
            head={['What you chose', 'Amount']}
            rows={[
              ...lines.map(
                ({ label, value }) =>
                  [
                    <span key={label} className="text-ink-2">
                      {label}
                    </span>,
                    value,
                  ] as const,
              ),
              [
                <b key="name" className="font-semibold">
                  Estimated total
                </b>,
                <Price key="total" usd={totalCost} full />,
              ],
            ]}
          />
          <h2 className="type-h3 mt-12 print:mt-2">Estimated timeline</h2>
          <p className="type-h3-lg mt-2">{`About ${aboutWeeks}`}</p>
          <p className="type-small mt-1 text-ink-2">{`${weeksFormula}. ${gap}`}</p>
        </div>
        <div>
          <ResultPanel className="print:mt-2 print:border-y print:border-rule">
            {meaning.map((text) => (
              <p key={text} className="type-small mb-3">
                {text}
              </p>
            ))}
            <ContactLink
              from="calculator"
              message={[
                ['My estimate from the pricing calculator:'],
                answers,
                [
                  ...lines,
                  `Estimated total: ${total}${inDollars}`,
                  `Estimated timeline: about ${aboutWeeks}`,
                  `Recommended services: ${result.recommendedServices.join(', ')}`,
                ],
              ]}
              service={service.id}
              className="mt-2 w-full print:hidden"
            >
              Schedule a Consultation
            </ContactLink>
            <p className="mt-4 print:hidden">
              <TextLink href={linkToRoi(state.answers, currency.code)}>Work out the return</TextLink>
            </p>
            <BusinessCaseLink result={{ tool: 'calculator', answers: state.answers }} className="mt-2 mb-1" />
            <StartOverButton className="mt-2.5 w-full" onClick={startOver} />
            <ShareButtons className="mt-3" />
            <p className="type-small mt-3 border-t border-rule pt-4 pb-2 text-ink-2 print:border-0 print:p-0">
              <span>{`${convertedNote} ${content.terms} `}</span>
              <NoWrapRanges text={accuracy} />
            </p>
          </ResultPanel>
          <h2 className="type-h4 mt-8 print:mt-2">Recommended services</h2>
          <CheckList items={result.recommendedServices} className="mt-3 print:gap-1" />
          <div className="mt-8 rounded-control border border-edge bg-sunk px-5 py-4.5 print:mt-2 print:px-4 print:py-3">
            <h2 className="type-h4">Important Notice</h2>
            <p className="type-small text-ink-2">{notice}</p>
          </div>
        </div>
      </WizardColumns>
    </ResultSheet>
  );
}

/**
 * The total of the answers so far, with the suggested ones for the rest. The add-ons change it while the focus stays, so
 * it is announced then. Mounted anew at each step.
 */
export function LiveTotal() {
  const { state, content, parameters } = usePricing();
  const { currency } = useCurrency();
  const addOns = state.answers[ADD_ON_STEP];
  const [before] = useState(addOns);
  const [isChanged, setChanged] = useState(false);
  if (addOns !== before && !isChanged) setChanged(true);
  const open = pricingQuestions.slice(state.answers.length);
  const { totalCost } = estimate(parameters, content.rules);
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="type-small">Estimated total</span>
        <strong className="text-h3 [line-height:1.1] font-medium even-digits font-stretch-75%">
          <Price usd={totalCost} />
        </strong>
        {open.length > 0 && (
          <span className="type-small text-ink-2">
            {`with our suggestions for ${pluralize(open.length, 'open question')}`}
          </span>
        )}
      </p>
      <ScreenReaderStatus text={isChanged ? `Estimated total: ${formatUsdPrice(totalCost, currency)}` : ''} />
    </div>
  );
}
