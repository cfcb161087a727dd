'use client';

import clsx from 'clsx';
import { type ReactElement, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CurrencyNotice } from '@/components/currency/currency-field';
import { useCurrency } from '@/components/currency/currency-provider';
import { useLazyModule } from '@/components/hooks/use-lazy-module';
import { useUrlState } from '@/components/hooks/use-url-state';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LoadFailed } from '@/components/ui/load-failed';
import { UndoNotice } from '@/components/wizard/notices';
import { ShareButtons } from '@/components/wizard/result-actions';
import { ResultBar } from '@/components/wizard/result-bar';
import { needsScript } from '@/lib/build-attributes';
import { type BusinessCaseAnswers, emptyAnswers } from '@/lib/business-case/answers';
import { isEmpty, memoCodec, OPENING_ATTRIBUTE } from '@/lib/business-case/link';
import { formatDate, getToday } from '@/lib/format/dates';
import { focusBeforeReload } from '@/lib/http/load-part';
import { BusinessCaseCards } from './business-case-cards';
import type { BusinessCaseTexts } from './compose-texts';
import { FirstPage } from './first-page';
import type { BusinessCaseContent } from './types';
import { useBusinessCase } from './use-business-case';

const loadLive = () => import('./live-business-case');

/** Hides what it is on while a case of the address is being read, before React has attached too. */
const notWhileOpening = '[html[data-opening-case]_&]:hidden';

type Props = {
  content: BusinessCaseContent;
  /** The worked example's memo, and its figures, shown until the first answer; `empty` is without any answer. */
  example: { memo: ReactElement; figures: BusinessCaseTexts['figures']; empty: BusinessCaseTexts };
};

/** The first page and the cards, or the memo. The code that computes them loads with the first answer. */
export function BusinessCaseTool({ content, example }: Props) {
  const { form, words } = content;
  const cards = useRef<HTMLDivElement>(null);
  const { answers, unread, revision, isDamaged, isOpened, change, replace, setUnread } =
    useBusinessCase(cards);
  const [undo, setUndo] = useState<BusinessCaseAnswers | null>(null);
  const [reading, setReading] = useUrlState(memoCodec);
  const { currency: display, currencies } = useCurrency();
  const currency = currencies.find(({ code }) => code === answers.currency) ?? display;
  const isExample = isEmpty(answers) && Object.keys(unread).length === 0;
  const { loaded, failed, retry } = useLazyModule(loadLive, !isExample);
  const live = useMemo(
    () => (isExample ? undefined : loaded?.buildLiveBusinessCase(answers, content, currency, unread)),
    [isExample, loaded, answers, content, currency, unread],
  );
  const wasOpening = useRef(false);
  // Before the paint, so that no example and no other verdict is seen first.
  useLayoutEffect(() => {
    const isOpening = revision === 0 ? window.location.hash.startsWith('#v=') : isOpened && !live && !failed;
    document.documentElement.toggleAttribute(OPENING_ATTRIBUTE, isOpening);
    // What had the focus when the page reloaded itself for a new build could not take it while nothing showed.
    if (wasOpening.current && !isOpening) document.getElementById(focusBeforeReload() ?? '')?.focus();
    wasOpening.current = isOpening;
  });
  useEffect(() => () => document.documentElement.removeAttribute(OPENING_ATTRIBUTE), []);

  // While the first page is in view, no bar needs to repeat it.
  const first = useRef<HTMLElement>(null);
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true));
    if (first.current) observer.observe(first.current);
    return () => observer.disconnect();
  }, []);

  const showAt = (id: string, change: () => void) => {
    flushSync(change);
    document.getElementById(id)?.focus();
  };
  const show = (memo: boolean) =>
    showAt(memo && isExample ? 'memo-title' : 'verdict-title', () => setReading(() => memo));
  const restart = (next: BusinessCaseAnswers) => showAt('cards-title', () => replace(next));

  const texts = live?.texts ?? {
    ...example.empty,
    reasons: [isExample ? words.why.start : form.loading],
    ...(isExample && { figures: example.figures }),
  };
  const [, payback, hours] = texts.figures;
  return (
    <>
      <p role="status" className="hidden py-24 text-center [html[data-opening-case]_&]:block">
        {form.loading}
      </p>
      <div hidden={reading} {...needsScript} className={clsx(notWhileOpening, 'print:hidden')}>
        {isDamaged && (
          <p
            role="status"
            className="mt-5 flex max-w-reading gap-3 rounded-control border border-edge bg-sunk px-4 py-3 print:hidden"
          >
            <Icon name="info" size={20} className="mt-0.5 flex-none" />
            <span>We couldn’t read this link: it is cut off, or from another version of this page.</span>
          </p>
        )}
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
      </div>
      {reading && (
        <div
          data-reading
          className={clsx(notWhileOpening, 'mb-5 flex flex-wrap items-start gap-x-6 gap-y-2 print:hidden')}
        >
          <Button variant="outline" onClick={() => show(false)}>
            {form.actions.back}
          </Button>
          <ShareButtons address={() => live?.memoLink ?? window.location.href} />
        </div>
      )}
      {revision > 0 && (
        <p className="mb-3 hidden justify-between border-b border-edge pb-1.5 text-small print:flex">
          <span>{[answers.texts.company.trim(), content.heading].filter(Boolean).join(', ')}</span>{' '}
          <span>{formatDate(getToday())}</span>
        </p>
      )}
      <article
        {...needsScript}
        hidden={isExample && reading}
        aria-labelledby="verdict-title"
        className={clsx(notWhileOpening, isExample && 'print:hidden')}
      >
        <FirstPage ref={first} id="verdict-title" {...{ content, texts, isExample }} isMemo={reading}>
          <div hidden={reading} className="mt-4 flex flex-wrap gap-3 print:hidden">
            {isExample ? (
              <button type="button" className="text-link min-h-6 max-md:min-h-11" onClick={() => show(true)}>
                {form.actions.readExample}
              </button>
            ) : (
              <Button disabled={!live} onClick={() => show(true)}>
                {form.actions.read}
              </Button>
            )}
            {live && (
              <ButtonLink href={live.contactLink} variant="outline">
                {form.actions.send}
              </ButtonLink>
            )}
          </div>
        </FirstPage>
        {live && loaded && (
          <div className={reading ? undefined : 'hidden print:block'}>
            <loaded.Appendix {...live} />
          </div>
        )}
      </article>
      {/* Printed while there is nothing else, and all that is shown without scripts. */}
      {isExample && (
        <div className={clsx(notWhileOpening, !reading && 'hidden print:block noscript:block')}>
          {example.memo}
        </div>
      )}
      {failed && <LoadFailed onRetry={retry} />}
      <div hidden={reading} {...needsScript} className={clsx(notWhileOpening, 'print:hidden')}>
        <BusinessCaseCards
          ref={cards}
          {...{ content, answers, currency, currencies, revision, unread }}
          isHidden={reading}
          costNote={live?.costNote}
          renewals={live?.businessCase.price?.renewals}
          onUnread={setUnread}
          onChange={(next) => {
            setUndo(null);
            // The first answer fixes the currency, so that a link shows everyone the same amounts.
            change((present) => next({ ...present, currency: present.currency || currency.code }));
          }}
        />
        {live && loaded && (
          <loaded.BusinessCaseActions
            {...live}
            onStartOver={() => {
              setUndo(answers);
              restart(emptyAnswers);
            }}
          />
        )}
      </div>
    </>
  );
}
