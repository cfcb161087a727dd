'use client';

import clsx from 'clsx';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { CurrencyNotice } from '@/components/currency/currency-field';
import { useCurrency } from '@/components/currency/currency-provider';
import { useHydrated } from '@/components/hooks/use-hydrated';
import { useLazyModule } from '@/components/hooks/use-lazy-module';
import { Button, ButtonLink } from '@/components/ui/button';
import { LoadFailed } from '@/components/ui/load-failed';
import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';
import { DamagedLink, UndoNotice } from '@/components/wizard/notices';
import { ShareButtons } from '@/components/wizard/result-actions';
import { ResultBar } from '@/components/wizard/result-bar';
import { needsScript } from '@/lib/build-attributes';
import { type BusinessCaseAnswers, emptyAnswers, isEmpty } from '@/lib/business-case/answers';
import { type LinkProblem, MEMO_QUERY } from '@/lib/business-case/link';
import type { Currency } from '@/lib/currency/format';
import * as routes from '@/lib/routes';
import { prefillContactForm } from '@/lib/storage/prefill';
import { ApprovalLines } from './approval-lines';
import { BusinessCaseCards } from './business-case-cards';
import type { BusinessCaseTexts } from './compose-texts';
import type { BusinessCaseContent, UnreadableTexts } from './types';
import { useBusinessCase } from './use-business-case';

const loadLive = () => import('./live-business-case');
const printDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** Says which part of a link could not be read. */
const describeProblem = (problem: LinkProblem, { code }: Currency): string =>
  ({
    all: 'We couldn’t read this link: it is cut off, or from another version of this page.',
    part: 'We couldn’t read part of this link; what is missing is open.',
    currency: `The link doesn’t name a currency we know, so its amounts are shown in ${code}, not converted.`,
  })[problem];

/**
 * The business case: its first screen and its cards, or its memo, which also prints. The code that computes it loads
 * with the first answer.
 *
 * @param example the memo of the worked example, and its figures, shown in outline until the first answer; `empty`
 *   are the texts without any answer.
 */
export function BusinessCaseTool({
  content,
  example,
}: {
  content: BusinessCaseContent;
  example: {
    memo: ReactElement;
    figures: BusinessCaseTexts['figures'];
    empty: Omit<BusinessCaseTexts, 'say'>;
  };
}) {
  const { form, words } = content;
  const cards = useRef<HTMLDivElement>(null);
  const { answers, revision, problems, change, replace } = useBusinessCase(cards);
  const [undo, setUndo] = useState<BusinessCaseAnswers | null>(null);
  const [reading, setReading] = useState(false);
  const [unread, setUnread] = useState<UnreadableTexts>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another business case has fields of its own
  useEffect(() => setUnread({}), [revision]);
  const { currency: display, currencies } = useCurrency();
  const currency = currencies.find(({ code }) => code === answers.currency) ?? display;
  const isExample = isEmpty(answers) && Object.keys(unread).length === 0;
  const { loaded, failed, retry } = useLazyModule(loadLive, !isExample);
  const live = useMemo(
    () => (isExample ? undefined : loaded?.buildLiveBusinessCase(answers, content, currency, unread)),
    [isExample, loaded, answers, content, currency, unread],
  );
  const hydrated = useHydrated();
  const isUnknown = answers.currency !== '' && answers.currency !== currency.code;
  const damaged = [...problems, ...(isUnknown ? (['currency'] as const) : [])]
    .map((problem) => describeProblem(problem, currency))
    .join(' ');
  // A printed link opens the memo.
  useEffect(() => setReading(new URLSearchParams(window.location.search).has(MEMO_QUERY)), []);

  // While the first screen is in view, no bar needs to repeat it.
  const summary = useRef<HTMLElement>(null);
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true));
    if (summary.current) observer.observe(summary.current);
    return () => observer.disconnect();
  }, []);

  /** Id of the heading that takes the focus after the next render. */
  const focuses = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the answers or of the view
  useEffect(() => {
    if (focuses.current) document.getElementById(focuses.current)?.focus();
    focuses.current = undefined;
  }, [revision, reading]);
  const show = (memo: boolean) => {
    focuses.current = memo ? 'memo-title' : 'verdict-title';
    setReading(memo);
  };
  const restart = (next: BusinessCaseAnswers) => {
    focuses.current = 'cards-title';
    replace(next);
  };
  const startOver = () => {
    setUndo(answers);
    restart(emptyAnswers);
  };

  const texts = live?.texts ?? {
    ...example.empty,
    reasons: [isExample ? words.why.start : form.loading],
    ...(isExample && { figures: example.figures }),
  };
  const { actions } = form;
  const [, payback, hours] = texts.figures;
  return (
    <>
      <div hidden={reading} {...needsScript} className="print:hidden">
        {damaged && <DamagedLink text={damaged} />}
        <UndoNotice
          text={undo && 'Your business case is cleared.'}
          onUndo={() => {
            if (undo) restart(undo);
            setUndo(null);
          }}
        />
        {!isExample && <CurrencyNotice own={currency} display={display} />}
        {live && !isInSight && (
          <ResultBar
            wide
            onSee={() => document.getElementById('verdict-title')?.focus()}
            verdict={texts.verdict.split(':')[0] ?? ''}
            figures={Object.fromEntries(
              [payback, hours].map((figure) => [figure?.label, figure?.value ?? words.figures.open]),
            )}
          />
        )}
        {/* From 64rem on, verdict and decision are side by side, with the figures below both. */}
        <section
          ref={summary}
          aria-labelledby="verdict-title"
          className="relative z-6 grid grid-cols-1 gap-x-16 gap-y-5 rounded-panel bg-sunk p-5 md:px-10 md:py-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:px-12 lg:py-9"
        >
          <h2 id="verdict-title" tabIndex={-1} className="type-h4 lg:col-span-2">
            {texts.title}
          </h2>
          <div role="status" className="grid max-w-reading content-start gap-2">
            <p className="type-h1 mb-1">{texts.verdict}</p>
            {[...texts.reasons, ...texts.checks].map((reason) => (
              <p key={reason}>
                <NoWrapRanges text={reason} />
              </p>
            ))}
          </div>
          {/* On a phone each figure stands beside its name, so that all three fit in one screen. */}
          <dl className="grid gap-x-8 gap-y-3 border-t border-edge pt-5 max-sm:*:grid max-sm:*:grid-cols-[minmax(0,1fr)_auto] max-sm:*:items-center max-sm:*:gap-x-4 sm:grid-cols-3 lg:order-1 lg:col-span-2">
            {texts.figures.map(({ label, value, note }) => (
              <div key={label} className={value === null ? 'text-ink-3' : undefined}>
                <dt className="type-small font-semibold">{label}</dt>
                <dd
                  className={clsx(
                    'type-figure whitespace-nowrap max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 max-sm:text-h3-lg sm:mt-1.5',
                    isExample && 'text-ink-3',
                  )}
                >
                  {value ?? <span aria-hidden>–</span>}
                </dd>
                <dd className="type-small text-ink-2">{note}</dd>
              </div>
            ))}
          </dl>
          <div className="lg:self-start lg:border-l-3 lg:border-lane lg:pl-6">
            <h3 className="type-h4">{words.ask.heading}</h3>
            <p className="mt-1.5 mb-3 max-w-reading">{texts.ask}</p>
            <ApprovalLines lines={texts.approval} />
            {texts.notes.length > 0 && <p className="type-small mt-2 text-ink-2">{texts.notes.join(' ')}</p>}
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
          {texts.todo.length > 0 && (
            <div className="type-small max-w-[48rem] lg:order-2 lg:col-span-2">
              <p className="font-semibold">{words.todo.lead}</p>
              <ul className="*:mt-1 *:ml-0.5 *:border-l-2 *:border-before *:pl-3">
                {texts.todo.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          )}
        </section>
        {failed && <LoadFailed onRetry={retry} />}
        <BusinessCaseCards
          ref={cards}
          {...{ content, answers, currency, currencies, revision, unread }}
          isHidden={reading}
          costNote={live?.costNote}
          renewals={live?.businessCase.price?.converted.renewals}
          onUnread={(field, text) =>
            setUnread(({ [field]: _, ...others }) =>
              text === undefined ? others : { ...others, [field]: text },
            )
          }
          onChange={(next) => {
            setUndo(null);
            // The first answer fixes the currency, so that a link shows everyone the same amounts.
            change((present) => next({ ...present, currency: present.currency || currency.code }));
          }}
        />
        {live && loaded && (
          <loaded.BusinessCaseActions
            {...live}
            content={content}
            currency={currency}
            onStartOver={startOver}
          />
        )}
      </div>
      {/* Printed in either view, and all that is shown without scripts. */}
      <div
        data-reading={reading || undefined}
        className={clsx(!reading && 'hidden print:block noscript:block')}
      >
        <div
          {...needsScript}
          className="mx-auto mb-5 flex max-w-[56rem] flex-wrap items-start gap-x-6 gap-y-2 print:hidden"
        >
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
          <loaded.BusinessCaseMemo {...live} content={content} currency={currency} link={live.memoLink} />
        ) : (
          example.memo
        )}
      </div>
    </>
  );
}
