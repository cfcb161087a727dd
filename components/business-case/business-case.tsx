'use client';

import clsx from 'clsx';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useCurrency } from '@/components/currency/currency-provider';
import { useHydrated } from '@/components/hooks/use-hydrated';
import { useLazyModule } from '@/components/hooks/use-lazy-module';
import { Button, ButtonLink } from '@/components/ui/button';
import { LoadFailed } from '@/components/ui/load-failed';
import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';
import { CurrencyNotice, DamagedLink, UndoNotice } from '@/components/wizard/notices';
import { ShareButtons } from '@/components/wizard/result-actions';
import { ResultBar } from '@/components/wizard/result-bar';
import type { CaseMemoWords } from '@/content/schemas/business-case';
import { type CaseAnswers, emptyAnswers, isEmpty } from '@/lib/business-case/answers';
import { type LinkProblem, MEMO_QUERY } from '@/lib/business-case/link';
import type { Currency } from '@/lib/currency/format';
import * as routes from '@/lib/routes';
import { prefillContactForm } from '@/lib/storage/prefill';
import { CaseCards } from './case-cards';
import type { CaseContent } from './types';
import { useCaseAnswers } from './use-case-answers';

const loadLiveCase = () => import('./live-case');
const printDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The first screen while nothing is worked out. */
const openTexts = ({ title, titleOpen, verdicts, figures, ask }: CaseMemoWords, reason: string) => ({
  title: title.replace('{service}', titleOpen),
  verdict: verdicts.open,
  reasons: [reason],
  figures: [figures.price, figures.payback, figures.npv].map((label) => {
    return { label, value: null, note: figures.open };
  }),
  ask: ask.open,
  changes: [],
});

/** One sentence about what was not read of a link; '' when all was. */
function problemSentence(problems: readonly LinkProblem[], isUnnamed: boolean, { code }: Currency): string {
  if (problems.includes('all'))
    return 'We couldn’t read this link: it is cut off, or from another version of this page.';
  const part = problems.includes('part')
    ? 'We couldn’t read part of this link; what is missing is open.'
    : '';
  const currency = isUnnamed
    ? `The link doesn’t name a currency we know, so its amounts are shown in ${code}, not converted.`
    : '';
  return `${part} ${currency}`.trim();
}

/**
 * The business case: its first screen and its cards, or its memo, which is also what prints. What works out a case
 * loads with the first answer.
 *
 * @param example the memo of the worked example.
 */
export function BusinessCase({ content, example }: { content: CaseContent; example: ReactElement }) {
  const { form, words } = content;
  const cards = useRef<HTMLElement>(null);
  const { answers, revision, problems, change, replace } = useCaseAnswers(cards);
  const [undo, setUndo] = useState<CaseAnswers | null>(null);
  const [reading, setReading] = useState(false);
  const { currency: display, currencies } = useCurrency();
  const currency = currencies.find(({ code }) => code === answers.currency) ?? display;
  const isExample = isEmpty(answers);
  const { loaded, failed, retry } = useLazyModule(loadLiveCase, !isExample);
  const live = useMemo(
    () => (isExample ? undefined : loaded?.liveCase(answers, content, currency)),
    [isExample, loaded, answers, content, currency],
  );
  const hydrated = useHydrated();
  const isUnnamed =
    problems.includes('currency') || (answers.currency !== '' && answers.currency !== currency.code);
  const damaged = problemSentence(problems, isUnnamed, currency);
  // A printed link opens the memo.
  useEffect(() => setReading(new URLSearchParams(window.location.search).has(MEMO_QUERY)), []);

  // While the first screen is in sight, nothing needs to repeat it.
  const summary = useRef<HTMLElement>(null);
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true));
    if (summary.current) observer.observe(summary.current);
    return () => observer.disconnect();
  }, []);

  /** Id of the heading that takes the focus after the next render. */
  const focuses = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the case or of the view
  useEffect(() => {
    if (focuses.current) document.getElementById(focuses.current)?.focus();
    focuses.current = undefined;
  }, [revision, reading]);
  const show = (memo: boolean) => {
    focuses.current = memo ? 'memo-title' : 'case-title';
    setReading(memo);
  };
  const restart = (next: CaseAnswers) => {
    focuses.current = 'case-form';
    replace(next);
  };
  const startOver = () => {
    setUndo(answers);
    restart(emptyAnswers);
  };

  const texts = live?.texts ?? openTexts(words, isExample ? words.why.start : form.loading);
  const { actions } = form;
  const { payback, firstYear } = live?.texts.values ?? {};
  return (
    <>
      <div hidden={reading} className="print:hidden noscript:hidden">
        {damaged && <DamagedLink text={damaged} />}
        <UndoNotice
          text={undo && 'Your case is cleared.'}
          onUndo={() => {
            if (undo) restart(undo);
            setUndo(null);
          }}
        />
        {!isExample && <CurrencyNotice own={currency} display={display} />}
        {live && !isInSight && (
          <ResultBar
            wide
            href="#case-title"
            verdict={texts.verdict}
            payback={String(payback ?? words.figures.open)}
            firstYear={String(firstYear ?? words.figures.open)}
          />
        )}
        {/* From 64rem on, verdict and decision are side by side, with the figures below both. */}
        <section
          ref={summary}
          aria-labelledby="case-title"
          className="relative z-6 grid grid-cols-1 gap-x-16 gap-y-5 rounded-panel bg-sunk p-5 md:px-10 md:py-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:px-12 lg:py-9"
        >
          <h2 id="case-title" tabIndex={-1} className="type-h4 lg:col-span-2">
            {texts.title}
          </h2>
          <div role="status" className="grid max-w-reading content-start gap-2">
            <p className="type-h1 mb-1">{texts.verdict}</p>
            {texts.reasons.map((reason) => (
              <p key={reason}>
                <NoWrapRanges text={reason} />
              </p>
            ))}
          </div>
          {/* On a phone each figure stands beside its name, so that all three fit in one screen. */}
          <dl className="grid gap-x-8 gap-y-3 border-t border-edge pt-5 max-sm:*:grid max-sm:*:grid-cols-[minmax(0,1fr)_auto] max-sm:*:items-center max-sm:*:gap-x-4 sm:grid-cols-[repeat(3,auto)] sm:justify-between lg:order-1 lg:col-span-2">
            {texts.figures.map(({ label, value, note }) => (
              <div key={label} className={value === null ? 'text-ink-3' : undefined}>
                <dt className="type-small font-semibold">{label}</dt>
                <dd className="type-figure whitespace-nowrap max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 max-sm:text-h3-lg sm:mt-1.5">
                  {value ?? <span aria-hidden>–</span>}
                </dd>
                <dd className="type-small text-ink-2">{note}</dd>
              </div>
            ))}
          </dl>
          <div className="lg:self-start lg:border-l-3 lg:border-lane lg:pl-6">
            <h3 className="type-h4">{words.ask.heading}</h3>
            <p className="mt-1.5 max-w-reading">{texts.ask}</p>
            <div className="mt-4 flex flex-wrap gap-3">
              <Button disabled={!isExample && !live} onClick={() => show(true)}>
                {isExample ? actions.readExample : actions.read}
              </Button>
              {live && (
                <ButtonLink
                  href={routes.contact}
                  variant="outline"
                  onClick={() => {
                    const service = live.businessCase.price?.parameters.serviceType;
                    prefillContactForm({
                      from: 'case',
                      message: live.message,
                      inquiryType: 'consultation',
                      ...(service && { service: content.priced[service].id }),
                    });
                  }}
                >
                  {actions.send}
                </ButtonLink>
              )}
            </div>
          </div>
          {texts.changes.length > 0 && (
            <div className="type-small grid max-w-[48rem] gap-3 lg:order-2 lg:col-span-2">
              {texts.changes.map(({ lead, list }) => (
                <div key={lead}>
                  <p className="font-semibold">{lead}</p>
                  {list.length > 0 && (
                    <ul className="*:mt-1 *:ml-0.5 *:border-l-2 *:border-before *:pl-3">
                      {list.map((change) => (
                        <li key={change}>{change}</li>
                      ))}
                    </ul>
                  )}
                </div>
              ))}
            </div>
          )}
        </section>
        {failed && <LoadFailed onRetry={retry} />}
        <CaseCards
          ref={cards}
          {...{ content, answers, currency, currencies, revision }}
          isHidden={reading}
          costNote={live?.costNote}
          onChange={(next) => {
            setUndo(null);
            // The first answer fixes the currency, so that a link shows everyone the same amounts.
            change((present) => next({ ...present, currency: present.currency || currency.code }));
          }}
        />
        {live && loaded && (
          <loaded.CaseActions {...live} content={content} currency={currency} onStartOver={startOver} />
        )}
      </div>
      {/* Printed in either view, and all that is shown without scripts. */}
      <div
        data-reading={reading || undefined}
        className={clsx(!reading && 'hidden print:block noscript:block')}
      >
        <div className="mx-auto mb-5 flex max-w-[56rem] flex-wrap items-start gap-x-6 gap-y-2 print:hidden noscript:hidden">
          <Button variant="outline" onClick={() => show(false)}>
            {actions.back}
          </Button>
          <ShareButtons address={() => live?.memoLink ?? window.location.href} />
        </div>
        {hydrated && (
          <p className="mb-3 hidden justify-between border-b border-edge pb-1.5 text-small print:flex">
            <span>{`${content.company}, ${content.heading}`}</span>{' '}
            <span>{printDate.format(new Date())}</span>
          </p>
        )}
        {live && loaded ? (
          <loaded.Memo {...live} content={content} currency={currency} link={live.memoLink} />
        ) : (
          example
        )}
      </div>
    </>
  );
}
