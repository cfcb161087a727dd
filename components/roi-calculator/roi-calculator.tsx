'use client';

import { useMemo, useRef, useState } from 'react';
import { ToBusinessCase } from '@/components/business-case/to-business-case';
import { useCurrency } from '@/components/currency/currency-provider';
import { useUrlState } from '@/components/hooks/use-url-state';
import { ButtonLink } from '@/components/ui/button';
import { ShareButtons } from '@/components/wizard/result-actions';
import { ResultSheet } from '@/components/wizard/result-sheet';
import { WizardContainer } from '@/components/wizard/wizard-layout';
import type { RoiQuestion } from '@/content/roi.schema';
import { contactRoute } from '@/lib/browser-routes';
import { formatOwn, wholeAmount } from '@/lib/currency/own';
import { handToContactForm } from '@/lib/handoff';
import { example } from '@/lib/roi/assumptions';
import { type RoiCases, type RoiVerdict, roiCases } from '@/lib/roi/cases';
import { roiCodec } from '@/lib/roi/read';
import { roiText } from '@/lib/roi/result-text';
import { outcomesOf, verdictText } from './outcomes';
import { RoiForm } from './roi-form';
import { RoiResult } from './roi-result';

/** The calculator's texts beside its fields; content/roi.ts has them. */
export type RoiCopy = {
  heading: { example: string; own: string; last: string };
  example: string;
  own: string;
  last: string;
  button: string;
  outcomes: { payback: string; firstYear: string; gain: string; breakEven: string };
  notes: { never: string; atOnce: string; noCost: string; breakEven: string; outOfReach: string };
  verdicts: Readonly<Record<RoiVerdict, { title: string; text: string }>>;
  /** What a project that is not worth doing would have to save: {needed} hours a week, instead of {saved}. */
  needed: string;
  /** Added to a yes with little room. */
  thin: string;
  /** When the year begins, and where the weeks of work are counted. */
  clock: string;
  /** Where to find a better candidate. */
  choose: { label: string; href: string };
  cases: { heading: string; text: string; names: Readonly<Record<keyof RoiCases, string>> };
  chart: string;
};

/** The AI ROI calculator: six numbers in; a verdict, payback, first-year return, five cases and a curve of five years out. */
export function RoiCalculator({
  heading,
  lead,
  company,
  questions,
  words,
}: {
  heading: string;
  lead: string;
  company: string;
  questions: readonly RoiQuestion[];
  words: RoiCopy;
}) {
  const [inputs, update] = useUrlState(roiCodec);
  const { currency } = useCurrency();
  const resultHeading = useRef<HTMLHeadingElement>(null);
  const [invalid, setInvalid] = useState(false);
  const shown = inputs ?? example;
  // Beside fields that could not be read, the result is that of the last numbers that could, and says so.
  const source = inputs ? (invalid ? 'last' : 'own') : 'example';
  const cases = useMemo(() => roiCases(shown), [shown]);
  const amount = (value: number) => wholeAmount(value, currency);
  const outcomes = outcomesOf(shown, cases, words, amount);
  const verdict = verdictText(shown, cases, words);
  const answers = questions.map(({ id, label, money }) => ({
    label,
    // Only a rate such as $38.50 has cents.
    value: money
      ? (Number.isInteger(shown[id]) ? wholeAmount : formatOwn)(shown[id], currency)
      : shown[id].toLocaleString('en-US'),
  }));

  return (
    <WizardContainer>
      <ResultSheet company={company} title={heading} answers={answers}>
        <h1 className="type-h1 print:text-[2rem]">{heading}</h1>
        <p className="type-lead mt-3 max-w-reading text-ink-2 print:hidden">{lead}</p>
        {/* Without scripts there are no fields, and the result has the page to itself. */}
        <div className="mt-10 grid gap-x-20 gap-y-12 max-lg:max-w-[48rem] lg:grid-cols-[calc(41.6667%-4.1667rem)_1fr] print:mt-4 print:block print:max-w-none noscript:grid-cols-[minmax(0,48rem)]!">
          <div className="noscript:hidden">
            <RoiForm
              questions={questions}
              shown={shown}
              button={words.button}
              isSecondary={inputs !== null}
              onInputs={(next) => update(() => next)}
              onValidity={setInvalid}
              onSubmit={() => resultHeading.current?.focus()}
            />
          </div>
          <section aria-labelledby="return-heading">
            <h2 id="return-heading" ref={resultHeading} tabIndex={-1} className="type-h3">
              {words.heading[source]}
            </h2>
            <p className="type-small mt-1 mb-5 text-ink-2 print:hidden">{words[source]}</p>
            <div role="status" className="mb-6 rounded-panel bg-sunk p-5 print:mb-2 print:p-0">
              <p className="type-h3">{verdict.title}</p>
              <p className="mt-1 text-ink-2">{verdict.text}</p>
              <p className="type-small mt-2 text-ink-2">{words.clock}</p>
            </div>
            <RoiResult cases={cases} outcomes={outcomes} words={words} />
            <ToBusinessCase result={inputs && { tool: 'roi', answers: inputs }} className="mt-8" />
            <div className="mt-5 flex flex-wrap items-start gap-x-6 gap-y-3 print:hidden">
              {verdict.kind === 'decline' && (
                <ButtonLink href={words.choose.href}>{words.choose.label}</ButtonLink>
              )}
              <ButtonLink
                href={contactRoute}
                variant={inputs && verdict.kind !== 'decline' ? 'primary' : 'outline'}
                // The example is not the visitor's, so it is not handed over.
                onClick={() =>
                  inputs &&
                  handToContactForm({
                    message: roiText({ inputs: answers, outcomes, link: window.location.href }),
                    inquiryType: 'consultation',
                  })
                }
              >
                Book a Consultation
              </ButtonLink>
              <ShareButtons />
            </div>
          </section>
        </div>
      </ResultSheet>
    </WizardContainer>
  );
}
