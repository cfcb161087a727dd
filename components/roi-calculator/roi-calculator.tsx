'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { BusinessCaseLink } from '@/components/business-case/business-case-link';
import { CurrencyNotice } from '@/components/currency/currency-field';
import { useDebounced } from '@/components/hooks/use-debounced';
import { useTitlePrefix } from '@/components/hooks/use-title-prefix';
import { ButtonLink } from '@/components/ui/button';
import { ScreenReaderStatus } from '@/components/ui/screen-reader-status';
import { TextLink } from '@/components/ui/text-link';
import { ContactLink, ShareButtons } from '@/components/wizard/result-actions';
import { ResultBar } from '@/components/wizard/result-bar';
import { ResultSheet, WizardContainer } from '@/components/wizard/result-sheet';
import type { RoiQuestion, RoiWords } from '@/content/schemas/roi';
import type { EstimateWords } from '@/content/schemas/tools';
import { needsScript } from '@/lib/build-attributes';
import { formatEnteredAmount, formatUsdPrice, formatWholeAmount, withPrices } from '@/lib/currency/format';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { formatDecimal } from '@/lib/numbers/format-number';
import type { PricingRules } from '@/lib/pricing-calculator/rules';
import type { RoiField } from '@/lib/roi-calculator/assumptions';
import { computeScenarios } from '@/lib/roi-calculator/compute';
import { isAmount } from '@/lib/roi-calculator/fields';
import * as routes from '@/lib/routes';
import { PaybackChart } from './payback-chart';
import { type RoiExamples, RoiForm, useRoiInputs } from './roi-form';
import { listRoiFigures, RoiFigures, RoiScenariosTable } from './roi-result';

type Props = {
  heading: string;
  lead: string;
  company: string;
  questions: readonly RoiQuestion[];
  examples: RoiExamples;
  /** The rules of the pricing calculator, whose answers in the address give the project cost. */
  rules: PricingRules;
  words: Omit<RoiWords, 'formulas' | 'lines' | 'assumed' | 'withoutScript'>;
  /** The text about estimates below an amount in US dollars. */
  small: EstimateWords['small'];
};

/** The AI ROI calculator: up to six numbers in; payback, first-year return, three scenarios and a curve of five years out. */
export function RoiCalculator(props: Props) {
  // All state is in the address, so Back and Forward start a new form: no error outlives its field.
  const [forms, setForms] = useState(0);
  useEffect(() => {
    const startForm = () => setForms((count) => count + 1);
    window.addEventListener('popstate', startForm);
    return () => window.removeEventListener('popstate', startForm);
  }, []);
  return <Calculator key={forms} {...props} />;
}

function Calculator({ heading, lead, company, questions, examples, rules, words, small }: Props) {
  const roi = useRoiInputs(examples, rules);
  const { entered, inputs, unread, currency, estimate } = roi;
  const resultHeading = useRef<HTMLHeadingElement>(null);
  const unreadCount = Object.keys(unread).length;
  const isSmall = roi.price !== null && roi.price < small.below * currency.exchangeRate;
  const smallText = isSmall ? ` ${withPrices(small.text, (usd) => formatUsdPrice(usd, currency))}` : '';
  const own = questions.filter(({ id }) => entered[id] !== undefined);
  const given = own.length === questions.length ? 'own' : 'some';
  const source = own.length > 0 ? given : estimate ? 'estimate' : 'example';
  const markOf = (id: RoiField) => {
    if (entered[id] !== undefined) return undefined;
    return id === 'cost' && estimate ? words.estimate.mark : 'example';
  };
  const scenarios = useMemo(() => computeScenarios(inputs), [inputs]);
  const amount = (value: number) => formatWholeAmount(value, currency);
  const figures = listRoiFigures(inputs, scenarios.expected, words, amount);
  const announced = useDebounced(
    unreadCount === 0 ? figures.map(({ label, value }) => `${label}: ${value}.`).join(' ') : '',
  );
  useTitlePrefix(unreadCount > 0 ? 'Error: ' : '');
  const answers = questions.map(({ id, label }) => {
    const value = isAmount(id) ? formatEnteredAmount(inputs[id], currency) : formatDecimal(inputs[id]);
    const typed = unread[id] !== undefined && fillPlaceholders(words.unread, { typed: unread[id] });
    const marks = [markOf(id), typed].filter(Boolean).join('; ');
    return { label, value: marks ? `${value} (${marks})` : value };
  });
  const result =
    own.length > 0 || estimate
      ? ({ tool: 'roi', answers: entered, currency: currency.code, calculator: estimate } as const)
      : null;

  return (
    <WizardContainer>
      <ResultSheet company={company} title={heading} answers={answers} hasTitle={false}>
        {/* Without JavaScript there are no fields. While the form's other fields are open, the scenarios are below the chart. */}
        <div className="group/roi grid gap-x-20 gap-y-10 max-lg:max-w-[48rem] lg:split-4-7 lg:grid-rows-[auto_1fr_auto] print:mt-4 print:block print:max-w-none noscript:grid-cols-[minmax(0,48rem)]!">
          <div className="relative self-start lg:group-has-[[open]]/roi:row-span-3">
            <h1 className="type-h1 print:text-h3-lg">{heading}</h1>
            <p className="type-lead mt-3 max-w-reading max-sm:hidden print:hidden">{lead}</p>
            <CurrencyNotice own={currency} display={roi.display} />
            <div {...needsScript} className="mt-6 lg:mt-10 print:hidden">
              <RoiForm
                roi={roi}
                questions={questions}
                words={words}
                markOf={markOf}
                costNote={
                  estimate && entered.cost === undefined ? words.estimate.note + smallText : undefined
                }
                onSubmit={() => resultHeading.current?.focus()}
              />
              <LaneToResult />
            </div>
          </div>
          <section
            aria-labelledby="return-heading"
            className="grid min-w-0 gap-y-10 lg:contents print:block"
            data-nosnippet
          >
            <div className="min-w-0 lg:row-span-2 lg:group-has-[[open]]/roi:row-span-1">
              <ResultBar
                onSee={() => resultHeading.current?.focus()}
                figures={{
                  [result ? 'Payback' : 'Example payback']: figures[0]?.value ?? '',
                  'Year one': amount(scenarios.expected.firstYearGain),
                }}
                verdict={unreadCount > 0 && 'Before this change'}
              />
              <div className="band relative z-6 mb-5 rounded-panel p-[min(1.75rem,6vw)] print:mb-2 print:p-0">
                <h2 id="return-heading" ref={resultHeading} tabIndex={-1} className="type-h3">
                  {fillPlaceholders(words.heading[source], { own: own.length, all: questions.length })}
                </h2>
                <p className="type-small mt-1 mb-4 text-ink-2 print:hidden">
                  {unreadCount > 0
                    ? fillPlaceholders(words.last, { count: unreadCount })
                    : words.source[source]}
                </p>
                <RoiFigures figures={figures} />
              </div>
              <ScreenReaderStatus text={announced} />
              <div className="print:mt-3 print:max-w-112">
                <PaybackChart
                  expected={scenarios.expected}
                  unit={`${currency.symbol}, running total`}
                  caption={words.chart}
                  amount={amount}
                />
              </div>
            </div>
            <RoiScenariosTable scenarios={scenarios} words={words} amount={amount} />
            <div className="self-start border-t border-edge pt-5 print:border-0 print:pt-0">
              <p className="max-w-reading print:text-small print:max-w-none">{words.decision}</p>
              <div {...needsScript} className="mt-3 flex flex-wrap gap-x-7 gap-y-2 print:hidden">
                <BusinessCaseLink result={result} />
                <TextLink href={routes.readiness}>Check your readiness</TextLink>
              </div>
              <div className="mt-6 flex flex-wrap items-start gap-x-6 gap-y-3 print:hidden">
                {/* The example is not the visitor's, so it is not passed on. */}
                {own.length > 0 ? (
                  <ContactLink
                    from="roi"
                    message={[['My result from the AI ROI calculator:'], answers, figures]}
                  >
                    Book a Consultation
                  </ContactLink>
                ) : (
                  <ButtonLink href={routes.contact} variant="outline">
                    Book a Consultation
                  </ButtonLink>
                )}
                <ShareButtons />
              </div>
            </div>
          </section>
        </div>
      </ResultSheet>
    </WizardContainer>
  );
}

/** Connects the form's button to the result, beside it or below. A phone has no room to turn it. */
const LaneToResult = () => (
  <span
    aria-hidden
    className="absolute border-lane max-sm:hidden max-lg:top-full max-lg:left-7 max-lg:h-10 max-lg:border-l-3 print:hidden lg:top-6 lg:bottom-[26.5px] lg:left-full lg:w-20"
  >
    <span className="absolute bottom-0 left-0 h-1/2 w-[41.5px] border-lane max-lg:hidden rounded-br-[26px] border-r-3 border-b-3" />
    <span className="absolute top-0 right-0 h-1/2 w-[41.5px] border-lane max-lg:hidden rounded-tl-[26px] border-t-3 border-l-3" />
  </span>
);
