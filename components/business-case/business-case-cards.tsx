'use client';

import clsx from 'clsx';
import { type ComponentProps, Fragment, type Ref, useState } from 'react';
import { flushSync } from 'react-dom';
import { TextAreaField, TextField } from '@/components/ui/field';
import { ScreenReaderStatus } from '@/components/ui/screen-reader-status';
import { needsScript } from '@/lib/build-attributes';
import {
  cleanText,
  type DateState,
  judgeDate,
  listOpenInputs,
  type TextName,
  textLengths,
} from '@/lib/business-case/answers';
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
/** A statement beside its answer. */
const statements =
  'grid grid-cols-[minmax(0,1fr)] gap-4 *:items-center *:gap-x-5 @md:*:grid @md:*:grid-cols-[1fr_15rem] @md:[&_label]:mb-0';
const columns: Readonly<Record<BusinessCaseCard, string>> = {
  problem: pairs,
  calculator: pairs,
  roi: numbers,
  finance: numbers,
  readiness: statements,
};

/**
 * The inputs as five cards, one open at a time. It is not an HTML form, because it sends nothing, and Enter
 * before hydration would put the typed texts into the address.
 */
export function BusinessCaseCards({
  ref,
  revision,
  isHidden,
  ...props
}: Omit<ComponentProps<typeof CardQuestions>, 'card' | 'text'> & {
  ref: Ref<HTMLDivElement>;
  /** Changes when another business case replaces this one, so that fields drop their text. */
  revision: number;
  /** Without the rail, whose start would stand above the memo. */
  isHidden: boolean;
}) {
  const {
    content: { form },
    answers,
    onChange,
  } = props;
  const [opened, setOpened] = useState<BusinessCaseCard | null>('problem');
  const open = listOpenInputs(answers, getToday());
  const countUnread = (card: BusinessCaseCard) =>
    cardFields[card]?.filter((field) => props.unread[field] !== undefined).length ?? 0;
  const done = businessCaseCards.filter((card) => open[card].length + countUnread(card) === 0).length;

  const write = (name: TextName, typed: string) =>
    onChange((present) => ({ ...present, texts: { ...present.texts, [name]: cleanText(name, typed) } }));
  const text = (name: TextName) => ({
    id: `field-${name}`,
    name,
    ...form.fields[name],
    maxLength: textLengths[name],
    value: answers.texts[name],
    onChange: ({ target }: { target: { value: string } }) => write(name, target.value),
  });
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
        {fillPlaceholders(form.progress, { done, all: businessCaseCards.length })}
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
        {businessCaseCards.map((card) => {
          const [count, unreadCount] = [open[card].length, countUnread(card)];
          const isDone = count + unreadCount === 0;
          const isOpen = opened === card;
          const states = [
            ...(count > 0 ? [form.open.replace('{count}', String(count))] : []),
            ...(unreadCount > 0 ? [form.check.replace('{count}', String(unreadCount))] : []),
          ];
          return (
            <Fragment key={card}>
              <h3
                data-done={isDone || undefined}
                className={`relative border-b border-rule font-semibold lg:col-[1] ${styles.head}`}
              >
                <button
                  type="button"
                  className="group flex w-full flex-wrap items-baseline justify-between gap-x-4 py-3.5 text-left"
                  aria-expanded={isOpen}
                  aria-controls={`card-${card}`}
                  onClick={({ currentTarget }) => toggle(card, currentTarget)}
                >
                  <span
                    className={clsx(
                      'decoration-2 underline-offset-[0.2em] group-hover:underline',
                      isOpen && 'text-ember-text',
                    )}
                  >
                    {form.cards[card]}
                  </span>{' '}
                  <span className={clsx('text-small', isDone ? 'font-normal text-ink-2' : 'text-ember-text')}>
                    {isDone ? form.done : states.join(', ')}
                  </span>
                </button>
              </h3>
              <div
                id={`card-${card}`}
                hidden={!isOpen}
                className={`@container relative pt-5 pb-6 lg:col-[2] lg:row-[1/-1] lg:pt-2 lg:pb-0 ${styles.fields}`}
              >
                {isOpen && (
                  <div className={columns[card]}>
                    {card === 'problem' ? (
                      <>
                        <TextAreaField {...text('problem')} rows={2} />
                        <TextField {...text('owner')} autoComplete="off" />
                        <DeadlineField
                          key={revision}
                          {...text('deadline')}
                          maxLength={undefined}
                          invalid={form.invalidDate}
                          onDate={(date) => write('deadline', date)}
                        />
                        <TextField {...text('company')} autoComplete="organization" optional />
                      </>
                    ) : (
                      <CardQuestions key={revision} {...props} card={card} text={text} />
                    )}
                  </div>
                )}
              </div>
            </Fragment>
          );
        })}
      </div>
    </div>
  );
}

/**
 * The date of the decision. While a year is typed, browsers report dates such as 0002-03-31, and clear the field if
 * such a date is rejected. So the field keeps what is typed, and validates it on blur.
 *
 * @param value a date such as '2027-03-31', or ''.
 * @param invalid the messages for an incomplete date, one that has passed, and one too far off.
 * @param onDate receives what was typed.
 */
function DeadlineField({
  value,
  invalid,
  onDate,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'value'> & {
  value: string;
  invalid: Readonly<Record<Exclude<DateState, 'valid'>, string>>;
  onDate: (typed: string) => void;
}) {
  const check = (date: string) => {
    const state = judgeDate(cleanText('deadline', date), getToday());
    return state === 'valid' ? '' : invalid[state];
  };
  const [error, setError] = useState(value && check(value));
  return (
    <div>
      <TextField
        {...field}
        type="date"
        defaultValue={value}
        onChange={({ target }) => {
          setError('');
          if (check(target.value) === '') onDate(target.value);
        }}
        onBlur={({ target }) => {
          onDate(target.value);
          setError(target.value === '' && !target.validity.badInput ? '' : check(target.value));
        }}
        {...(error && { error })}
      />
      {/* The field itself announces the message only when it gets the focus again. */}
      <ScreenReaderStatus text={error && `${field.label}: ${error}`} />
    </div>
  );
}
