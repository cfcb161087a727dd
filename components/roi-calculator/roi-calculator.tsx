'use client';

import clsx from 'clsx';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { NextTool, ToBusinessCase } from '@/components/business-case/next-tool';
import { useStoredTab, useTabStorage } from '@/components/business-case/use-tab-answers';
import { useCurrency } from '@/components/currency/currency-provider';
import { useDebounced } from '@/components/hooks/use-debounced';
import { useHistoryKey } from '@/components/hooks/use-history-key';
import { useTitlePrefix } from '@/components/hooks/use-title-prefix';
import { changeAddress, currentAddress, useUrlState } from '@/components/hooks/use-url-state';
import { ButtonLink } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { HiddenStatus } from '@/components/ui/hidden-status';
import { CurrencyNotice, DamagedLink } from '@/components/wizard/notices';
import { ShareButtons } from '@/components/wizard/result-actions';
import { ResultBar } from '@/components/wizard/result-bar';
import { ResultSheet } from '@/components/wizard/result-sheet';
import { WizardContainer } from '@/components/wizard/wizard-layout';
import type { RoiQuestion, RoiWords } from '@/content/schemas/roi';
import { formatEnteredAmount, formatWholeAmount } from '@/lib/currency/format-unconverted';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import type { EnteredInputs, RoiInputs } from '@/lib/roi-calculator/assumptions';
import { computeScenarios } from '@/lib/roi-calculator/compute';
import { isAmount } from '@/lib/roi-calculator/fields';
import { roiCodec } from '@/lib/roi-calculator/link';
import * as routes from '@/lib/routes';
import { prefillContactForm } from '@/lib/storage/prefill';
import { composeMessage } from '@/lib/wizard/describe-answers';
import { type RoiChange, RoiForm } from './roi-form';
import { outcomesOf, RoiResult } from './roi-result';

/** The AI ROI calculator: up to six numbers in; payback, first-year return, three scenarios and a curve of five years out. */
export function RoiCalculator({
  heading,
  lead,
  company,
  questions,
  examples,
  words,
}: {
  heading: string;
  lead: string;
  company: string;
  questions: readonly RoiQuestion[];
  /** Example numbers by currency code. */
  examples: Readonly<Record<string, RoiInputs>> & { USD: RoiInputs };
  words: Omit<RoiWords, 'formulas' | 'lines' | 'assumed' | 'withoutScript'>;
}) {
  const [link, update] = useUrlState(roiCodec);
  const { currency: display, currencies, picked } = useCurrency();
  const resultHeading = useRef<HTMLHeadingElement>(null);
  const [unread, setUnread] = useState(0);
  /** `unread` when the visitor last left a field, so that half-typed numbers are not reported as wrong. */
  const [leftUnread, setLeftUnread] = useState(0);
  const [before, setBefore] = useState('');
  const historyKey = useHistoryKey();
  const earlier = useStoredTab();
  const inTab = useMemo(() => earlier?.readTabAnswers(), [earlier]);
  const { entered } = link;
  const currencyOf = (code: string) => currencies.find((entry) => entry.code === code);
  const currency = currencyOf(link.currency) ?? display;
  const { code } = currency;
  const shown = useMemo(
    (): RoiInputs => ({ ...(examples[code] ?? examples.USD), ...entered }),
    [examples, code, entered],
  );
  const own = questions.filter(({ id }) => entered[id] !== undefined);
  const hasOwnAmount = own.some(({ id }) => isAmount(id));
  const source = own.length === 0 ? 'example' : own.length < questions.length ? 'some' : 'own';
  const scenarios = useMemo(() => computeScenarios(shown), [shown]);
  const amount = (value: number) => formatWholeAmount(value, currency);
  const outcomes = outcomesOf(shown, scenarios.expected, words, amount);
  const toCheck = (count: number) => fillPlaceholders(words.last, { count });
  const hasErrors = unread > 0 && leftUnread > 0;
  const announced = useDebounced(
    unread === 0 ? outcomes.map(({ label, value }) => `${label}: ${value}.`).join(' ') : '',
  );
  useTitlePrefix(hasErrors ? 'Error: ' : '');
  const answers = questions.map(({ id, label }) => {
    const value = isAmount(id) ? formatEnteredAmount(shown[id], currency) : shown[id].toLocaleString('en-US');
    return { label, value: entered[id] === undefined ? `${value} (example)` : value };
  });
  const result = own.length > 0 ? ({ tool: 'roi', answers: entered, currency: code } as const) : null;

  useEffect(() => {
    // Numbers typed earlier in this tab, here or in the business case. Those of a link take precedence.
    const roi = inTab?.roi ?? {};
    if (!inTab || Object.keys(roi).length === 0) return;
    changeAddress((url) => {
      const isOpen = Object.keys(roiCodec.read(url).entered).length === 0;
      if (isOpen) roiCodec.write(url, { entered: roi, currency: inTab.currency, damaged: false });
    });
  }, [inTab]);

  const setCurrency = (chosen: string) => update((present) => ({ ...present, currency: chosen }));
  // The header's choice holds for the example. Amounts of the visitor's own keep their currency.
  const onPicked = useEffectEvent((chosen: string) => {
    if (!hasOwnAmount && link.currency) setCurrency(chosen);
  });
  useEffect(() => {
    if (picked) onPicked(picked.code);
  }, [picked]);

  // Only what the visitor typed is saved. Numbers from a link are saved once somebody edits them.
  const [typed, setTyped] = useState<EnteredInputs | null>(null);
  const tab = useTabStorage(typed !== null);
  useEffect(() => {
    if (typed) tab?.addResult({ tool: 'roi', answers: typed, currency: code });
  }, [tab, typed, code]);

  const change = (numbers: RoiChange) =>
    update((present) => {
      // The address may have numbers that the page does not show yet. Input from before hydration is newer.
      const all = Object.entries({ ...present.entered, ...numbers });
      const next: EnteredInputs = Object.fromEntries(all.filter(([, value]) => value !== undefined));
      if (questions.every(({ id }) => next[id] === present.entered[id])) return present;
      setTyped(next);
      return { entered: next, currency: currencyOf(present.currency)?.code ?? code, damaged: false };
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
            <h1 className="type-h1 print:text-h3-lg">{heading}</h1>
            <p className="type-lead mt-3 max-w-reading print:hidden">{lead}</p>
            {link.damaged && (
              <DamagedLink text="We couldn’t read the numbers in this link, so you see the example." />
            )}
            {hasOwnAmount && !currencyOf(link.currency) && (
              <DamagedLink
                text={`This link doesn’t name a currency we know, so its amounts are shown in ${code}.`}
              />
            )}
            <CurrencyNotice
              own={currency}
              display={display}
              before={hasOwnAmount ? currencyOf(before) : undefined}
              onKeep={() => setCurrency(before)}
            />
            <div className="mt-8 lg:mt-10 noscript:hidden print:hidden">
              <RoiForm
                key={historyKey}
                questions={questions}
                entered={entered}
                shown={shown}
                currency={currency}
                words={words}
                onChange={change}
                onUnread={setUnread}
                onLeave={setLeftUnread}
                onSubmit={() => resultHeading.current?.focus()}
              >
                <SelectField
                  id="roi-currency"
                  {...words.currency}
                  value={code}
                  onChange={({ target }) => {
                    setBefore(before || code);
                    setCurrency(target.value);
                  }}
                >
                  {currencies.map((entry) => (
                    <option key={entry.code} value={entry.code}>
                      {`${entry.name} (${entry.code})`}
                    </option>
                  ))}
                </SelectField>
              </RoiForm>
              <LaneToResult />
            </div>
          </div>
          <section aria-labelledby="return-heading" className="min-w-0" data-nosnippet>
            {result && (
              <ResultBar
                href="#return-heading"
                payback={outcomes[0]?.value ?? ''}
                firstYear={formatWholeAmount(scenarios.expected.firstYearGain, currency)}
                unread={unread}
              />
            )}
            <div className="relative z-6 mb-6 rounded-panel bg-sunk p-[min(1.75rem,6vw)] print:mb-2 print:p-0">
              <h2 id="return-heading" ref={resultHeading} tabIndex={-1} className="type-h3">
                {fillPlaceholders(words.heading[source], { own: own.length, all: questions.length })}
              </h2>
              <p className="type-small mt-1 text-ink-2 print:hidden">
                {unread > 0 ? toCheck(unread) : words[source]}
              </p>
              <p className="type-small mt-3 max-w-reading print:max-w-none">{words.decision}</p>
              <ToBusinessCase result={result} className="mt-2" />
            </div>
            <HiddenStatus text={hasErrors ? toCheck(leftUnread) : announced} />
            <RoiResult scenarios={scenarios} outcomes={outcomes} words={words} currency={currency} />
            <NextTool href={routes.readiness} result={result} className="mt-8">
              Check your readiness
            </NextTool>
            <div className="mt-5 flex flex-wrap items-start gap-x-6 gap-y-3 print:hidden">
              <ButtonLink
                href={routes.contact}
                variant={result ? 'primary' : 'outline'}
                // The example is not the visitor's, so it is not handed over.
                onClick={() =>
                  result &&
                  prefillContactForm({
                    from: 'roi',
                    message: composeMessage(['My result from the AI ROI calculator:'], answers, outcomes, [
                      currentAddress(),
                    ]),
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
