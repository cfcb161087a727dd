import clsx from 'clsx';
import type { Ref } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';
import type { BusinessCaseTexts } from './compose-texts';
import { Decision, Points } from './decision';
import type { buildLiveBusinessCase } from './live-business-case';
import type { BusinessCaseContent } from './types';

/**
 * The first screen: verdict, figures and the decision asked for. From 64rem on, verdict and decision are side by side,
 * with the figures below both.
 *
 * @param live the visitor's own business case; undefined while there is none.
 */
export function BusinessCaseSummary({
  ref,
  content: { words, form },
  texts,
  isExample,
  live,
  onRead,
}: {
  ref: Ref<HTMLElement>;
  content: BusinessCaseContent;
  texts: Omit<BusinessCaseTexts, 'say'>;
  isExample: boolean;
  live: ReturnType<typeof buildLiveBusinessCase> | undefined;
  /** Opens the memo. */
  onRead: () => void;
}) {
  const { actions } = form;
  return (
    <section
      ref={ref}
      aria-labelledby="verdict-title"
      className="relative z-6 grid grid-cols-1 gap-x-16 gap-y-4 rounded-panel bg-sunk p-5 md:px-10 md:py-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:px-12"
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
      <dl className="grid gap-x-8 gap-y-3 border-t border-edge pt-5 max-sm:*:grid max-sm:*:grid-cols-[minmax(0,1fr)_minmax(0,auto)] max-sm:*:items-baseline max-sm:*:gap-x-4 sm:grid-cols-3 lg:order-1 lg:col-span-2">
        {texts.figures.map(({ label, value, note }) => (
          <div key={label} className={value === null ? 'text-ink-3' : undefined}>
            <dt className="type-small font-semibold">{label}</dt>
            <dd
              className={clsx(
                'type-figure whitespace-nowrap max-sm:col-start-2 max-sm:row-start-1 max-sm:text-h3-lg sm:mt-1.5',
                isExample && 'text-ink-3',
              )}
            >
              {value ?? <span aria-hidden>–</span>}
            </dd>
            <dd className="type-small text-ink-2 max-sm:col-span-full">{note}</dd>
          </div>
        ))}
      </dl>
      <div className="lg:self-start lg:border-l-3 lg:border-lane lg:pl-6">
        <h3 className="type-h4">{words.ask.heading}</h3>
        <div className="mt-1.5 grid max-w-reading gap-2.5">
          <Decision texts={texts} />
        </div>
        <div className="mt-4 flex flex-wrap gap-3">
          {isExample ? (
            <button type="button" className="text-link min-h-6 max-md:min-h-11" onClick={onRead}>
              {actions.readExample}
            </button>
          ) : (
            <Button disabled={!live} onClick={onRead}>
              {actions.read}
            </Button>
          )}
          {live && (
            <ButtonLink href={live.contactLink} variant="outline">
              {actions.send}
            </ButtonLink>
          )}
        </div>
      </div>
      <div className="type-small max-w-[48rem] empty:hidden lg:order-2 lg:col-span-2">
        <Points texts={texts} lead={words.todo.lead} />
      </div>
    </section>
  );
}
