'use client';

import clsx from 'clsx';
import { type ComponentProps, Fragment, type Ref, useState } from 'react';
import { flushSync } from 'react-dom';
import { needsScript } from '@/lib/build-attributes';
import { listOpenInputs } from '@/lib/business-case/answers';
import { getToday } from '@/lib/format/dates';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import styles from './business-case-cards.module.css';
import { CardQuestions } from './card-questions';
import { type BusinessCaseCard, businessCaseCards, cardFields } from './types';

/** Two short fields in a row, where there is room. */
const pairs =
  'grid grid-cols-[minmax(0,1fr)] gap-5 @md:grid-cols-2 *:has-[textarea]:col-span-full [&>fieldset]:col-span-full';
/** Where hints wrap, all get the height of two lines, so that the fields align. */
const numbers = `${pairs} @md:@max-[54rem]:[&_label+p]:min-h-[2lh]`;
const columns: Readonly<Record<BusinessCaseCard, string>> = {
  problem: pairs,
  calculator: pairs,
  roi: numbers,
  finance: numbers,
  // A statement beside its answer.
  readiness:
    'grid grid-cols-[minmax(0,1fr)] gap-4 *:items-center *:gap-x-5 @md:*:grid @md:*:grid-cols-[1fr_15rem] @md:[&_label]:mb-0',
};

/**
 * The inputs as five cards, one open at a time. It is not an HTML form, because it sends nothing, and Enter
 * before hydration would put the typed texts into the address.
 *
 * @param revision changes when another business case replaces this one, so that fields drop their text.
 * @param isHidden leaves out the rail, whose start would stand above the memo.
 */
export function BusinessCaseCards({
  ref,
  revision,
  isHidden,
  ...props
}: Omit<ComponentProps<typeof CardQuestions>, 'card'> & {
  ref: Ref<HTMLDivElement>;
  revision: number;
  isHidden: boolean;
}) {
  const { form } = props.content;
  const [opened, setOpened] = useState<BusinessCaseCard | null>('problem');
  const open = listOpenInputs(props.answers, getToday());
  const cards = businessCaseCards.map((card) => {
    const count = open[card].length;
    const unreadCount = cardFields[card]?.filter((field) => props.unread[field] !== undefined).length ?? 0;
    const states = [
      ...(count > 0 ? [form.open.replace('{count}', String(count))] : []),
      ...(unreadCount > 0 ? [form.check.replace('{count}', String(unreadCount))] : []),
    ];
    return { card, state: states.join(', ') };
  });
  const done = cards.filter(({ state }) => state === '').length;

  const toggle = (card: BusinessCaseCard, button: HTMLElement) => {
    // On a phone, the card that closes may be above: keep the pressed heading in its place.
    const before = button.getBoundingClientRect().top;
    flushSync(() => setOpened(opened === card ? null : card));
    window.scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
  };

  return (
    <div ref={ref} {...needsScript} className="mt-8">
      <h2 id="cards-title" tabIndex={-1} className="type-h3">
        {form.heading}
      </h2>
      <p className="type-small mt-1 font-semibold">
        {fillPlaceholders(form.progress, { done, all: cards.length })}
      </p>
      <p className="type-small mt-1 max-w-reading text-ink-2">{form.lead}</p>
      {/* From 64rem on, the fields of the open card stand beside the five headings. */}
      <div
        className={clsx(
          !isHidden && 'rail-into',
          'mt-6 grid grid-cols-[minmax(0,1fr)] pl-9 [--rail-at:28px] [overflow-anchor:none]',
          'lg:grid-cols-[18rem_minmax(0,1fr)] lg:grid-rows-[repeat(5,auto)_1fr] lg:gap-x-16',
        )}
      >
        {cards.map(({ card, state }) => (
          <Fragment key={card}>
            <h3
              data-done={state === '' || undefined}
              className={`relative border-b border-rule font-semibold lg:col-[1] ${styles.head}`}
            >
              <button
                type="button"
                className="group flex w-full flex-wrap items-baseline justify-between gap-x-4 py-3.5 text-left"
                aria-expanded={opened === card}
                aria-controls={`card-${card}`}
                onClick={({ currentTarget }) => toggle(card, currentTarget)}
              >
                <span
                  className={clsx(
                    'decoration-2 underline-offset-[0.2em] group-hover:underline',
                    opened === card && 'text-ember-text',
                  )}
                >
                  {form.cards[card]}
                </span>{' '}
                <span className={clsx('text-small', state ? 'text-ember-text' : 'font-normal text-ink-2')}>
                  {state || form.done}
                </span>
              </button>
            </h3>
            <div
              id={`card-${card}`}
              hidden={opened !== card}
              className={`@container relative pt-5 pb-6 lg:col-[2] lg:row-[1/-1] lg:pt-2 lg:pb-0 ${styles.fields}`}
            >
              {opened === card && (
                <div className={columns[card]}>
                  <CardQuestions key={revision} {...props} card={card} />
                </div>
              )}
            </div>
          </Fragment>
        ))}
      </div>
    </div>
  );
}
