'use client';

import clsx from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { NextTool } from '@/components/business-case/next-tool';
import { ToBusinessCase } from '@/components/business-case/to-business-case';
import { useTabCase, useTabStorage } from '@/components/business-case/use-tab-case';
import { useCurrency } from '@/components/currency/currency-provider';
import { useDebounced } from '@/components/hooks/use-debounced';
import { useHistoryKey } from '@/components/hooks/use-history-key';
import { useUrlState } from '@/components/hooks/use-url-state';
import { ButtonLink } from '@/components/ui/button';
import { CurrencyNotice } from '@/components/wizard/currency-notice';
import { DamagedLink } from '@/components/wizard/damaged-link';
import { ShareButtons } from '@/components/wizard/result-actions';
import { ResultBar } from '@/components/wizard/result-bar';
import { ResultSheet } from '@/components/wizard/result-sheet';
import { WizardContainer } from '@/components/wizard/wizard-layout';
import type { RoiQuestion } from '@/content/tools/roi.schema';
import { enteredAmount, wholeAmount } from '@/lib/currency/format-unconverted';
import { localDay } from '@/lib/format/dates';
import { example, type GivenInputs, type RoiInputs } from '@/lib/roi/assumptions';
import { roiCases } from '@/lib/roi/cases';
import { roiCodec } from '@/lib/roi/link';
import { findImplausible } from '@/lib/roi/plausibility';
import { hoursNote } from '@/lib/roi/plausibility-text';
import { roiText } from '@/lib/roi/result-text';
import { contactRoute, readinessRoute } from '@/lib/routes/browser-routes';
import { prefillContactForm } from '@/lib/storage/prefill';
import type { RoiCopy } from './content';
import { outcomesOf, verdictText } from './outcomes';
import { RoiForm } from './roi-form';
import { RoiFigures, RoiTables } from './roi-result';

/** The visitor's numbers, and the example's for those that are not given. */
const numbersOf = (given: GivenInputs): RoiInputs => ({ ...example, ...given });

/** The AI ROI calculator: six numbers in; a verdict, payback, first-year return, five cases and a curve of five years out. */
export function RoiCalculator({
  heading,
  lead,
  order,
  company,
  questions,
  words,
}: {
  heading: string;
  lead: string;
  /** The calculator's place among the tools. */
  order: ReactNode;
  company: string;
  questions: readonly RoiQuestion[];
  words: RoiCopy;
}) {
  const [link, update] = useUrlState(roiCodec);
  const { currency: display, currencies, picked } = useCurrency();
  const resultHeading = useRef<HTMLHeadingElement>(null);
  const [unread, setUnread] = useState(0);
  /** `unread` when the visitor last left a field, so that half-typed numbers are not reported as wrong. */
  const [leftUnread, setLeftUnread] = useState(0);
  const [before, setBefore] = useState('');
  const historyKey = useHistoryKey();
  const earlier = useTabCase();
  const inTab = useMemo(() => earlier?.readTabCase(), [earlier]);
  const { given } = link;
  const inputs = Object.keys(given).length > 0 ? given : null;
  const currencyOf = (code: string) => currencies.find((entry) => entry.code === code);
  const currency = currencyOf(link.currency) ?? display;
  const shown = useMemo(() => numbersOf(given), [given]);
  // While a field is invalid, the result shows the last valid numbers and says so.
  const source = inputs ? (unread > 0 ? 'last' : 'own') : 'example';
  const cases = useMemo(() => roiCases(shown), [shown]);
  const amount = (value: number) => wholeAmount(value, currency);
  const outcomes = outcomesOf(shown, cases, words, amount);
  const verdict = verdictText(shown, cases, words);
  const toCheck = (count: number) => count > 0 && words.last.replace('{count}', String(count));
  const said = toCheck(unread) || words[source];
  const announced = useDebounced(unread > 0 ? toCheck(leftUnread) : `${verdict.title} ${verdict.text}`);
  const answers = questions.map(({ id, label, money }) => ({
    label,
    value: money ? enteredAmount(shown[id], currency) : shown[id].toLocaleString('en-US'),
  }));
  const result = inputs && ({ tool: 'roi', answers: inputs, currency: currency.code } as const);
  // Hours are compared with the number of people, which the other tools ask for.
  const notes = inputs && inTab ? findImplausible({ ...inTab, roi: inputs }, localDay(new Date())) : [];

  const settle = (code: string) => update((present) => ({ ...present, currency: code }));
  // Choosing a currency on this page changes the symbol of the visitor's own amounts, never the numbers.
  const onPicked = useEffectEvent((code: string) => {
    if (!inputs || code === currency.code) return;
    setBefore(currency.code);
    settle(code);
  });
  useEffect(() => {
    if (picked) onPicked(picked.code);
  }, [picked]);

  // Only what the visitor typed is saved. Numbers from a link are saved once somebody edits them.
  const [typed, setTyped] = useState<GivenInputs | null>(null);
  const tab = useTabStorage(typed !== null);
  const { code } = currency;
  useEffect(() => {
    if (typed) tab?.addToCase({ tool: 'roi', answers: typed, currency: code });
  }, [tab, typed, code]);

  const take = (entered: GivenInputs) =>
    update((present) => {
      // The address may have numbers that the page does not show yet. Input from before hydration is newer.
      const numbers = numbersOf(present.given);
      const next = { ...present.given, ...entered };
      if (questions.every(({ id }) => numbersOf(next)[id] === numbers[id])) return present;
      setTyped(next);
      return {
        given: next,
        currency: currencyOf(present.currency)?.code ?? code,
        damaged: false,
      };
    });

  return (
    <WizardContainer>
      <ResultSheet company={company} title={heading} answers={answers}>
        {/* Without JavaScript there are no fields, and the result takes the whole width. */}
        <div
          className={clsx(
            'grid gap-x-20 gap-y-10 max-lg:max-w-[48rem] lg:grid-cols-[calc(41.6667%-4.1667rem)_1fr] print:mt-4',
            'print:block print:max-w-none noscript:grid-cols-[minmax(0,48rem)]!',
          )}
        >
          <div className="self-start lg:relative">
            <h1 className="type-h1 print:text-[2rem]">{heading}</h1>
            <p className="type-lead mt-3 max-w-reading text-ink-2 print:hidden">{lead}</p>
            {order}
            {link.damaged && (
              <DamagedLink text="We couldn’t read the numbers in this link, so you see the example." />
            )}
            {inputs && !currencyOf(link.currency) && (
              <DamagedLink
                text={`This link doesn’t name a currency we know, so its amounts are shown in ${currency.code}.`}
              />
            )}
            <CurrencyNotice
              own={currency}
              display={display}
              before={currencyOf(before)}
              onKeep={() => settle(before)}
            />
            <div className="mt-8 lg:mt-10 noscript:hidden print:hidden">
              <RoiForm
                key={historyKey}
                questions={questions}
                shown={shown}
                currency={currency}
                button={words.button}
                isSecondary={inputs !== null}
                notes={hoursNote(notes)}
                onInputs={take}
                onUnread={setUnread}
                onLeave={setLeftUnread}
                onSubmit={() => resultHeading.current?.focus()}
              />
              <LaneToResult />
            </div>
          </div>
          <section aria-labelledby="return-heading" className="min-w-0" data-nosnippet>
            {inputs && (
              <ResultBar
                href="#return-heading"
                verdict={verdict.title}
                payback={outcomes[0]?.value ?? ''}
                firstYear={wholeAmount(cases.expected.firstYearGain, currency)}
                unread={unread}
              />
            )}
            <div className="relative z-6 mb-6 rounded-panel bg-sunk p-[min(1.75rem,6vw)] print:mb-2 print:p-0">
              <h2 id="return-heading" ref={resultHeading} tabIndex={-1} className="type-h4">
                {words.heading[source]}
              </h2>
              <p className="type-small text-ink-2 print:hidden">{said}</p>
              <p className="type-h2 mt-5 text-balance print:mt-1 print:text-[1.5rem]">{verdict.title}</p>
              <p className="mt-3 max-w-reading text-ink-2 print:mt-1 print:max-w-none">{verdict.text}</p>
              <p className="type-small mt-2 max-w-reading text-ink-2 print:max-w-none">{words.clock}</p>
            </div>
            <p role="status" className="sr-only">
              {announced}
            </p>
            <RoiFigures cases={cases} outcomes={outcomes} words={words} currency={currency} />
            <div className="mt-8 flex flex-wrap gap-x-8 gap-y-2 print:hidden">
              <NextTool href={readinessRoute} result={result}>
                Check your readiness
              </NextTool>
              <ToBusinessCase result={result} />
            </div>
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
                  prefillContactForm({
                    from: 'roi',
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
          <RoiTables cases={cases} words={words} currency={currency} />
        </div>
      </ResultSheet>
    </WizardContainer>
  );
}

/** The lane goes on: from the form's button, the last thing in its column, across the gap and up to the answer. */
const LaneToResult = () => (
  <span
    aria-hidden
    className={clsx(
      'absolute top-6 bottom-[26.5px] left-full w-20 *:absolute *:h-1/2 *:w-[41.5px] *:border-lane max-lg:hidden print:hidden',
    )}
  >
    <span className="bottom-0 left-0 rounded-br-[26px] border-r-3 border-b-3" />
    <span className="top-0 right-0 rounded-tl-[26px] border-t-3 border-l-3" />
  </span>
);
