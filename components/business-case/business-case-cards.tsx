'use client';

import clsx from 'clsx';
import { Fragment, type Ref, useState } from 'react';
import { flushSync } from 'react-dom';
import { CurrencyField } from '@/components/currency/currency-field';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { ScreenReaderStatus } from '@/components/ui/screen-reader-status';
import { NumberField } from '@/components/wizard/number-field';
import { needsScript } from '@/lib/build-attributes';
import {
  type BusinessCaseAnswers,
  type ChoiceTool,
  cleanText,
  discountIds,
  getSuggestedAnswer,
  judgeDate,
  listOpenInputs,
  suggestedNumbers,
  type TextName,
  textLengths,
} from '@/lib/business-case/answers';
import type { Currency } from '@/lib/currency/format';
import { getToday } from '@/lib/format/dates';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { ADD_ON_STEP, addOns } from '@/lib/pricing-calculator/parameters';
import { createNumberFieldSpec, type NumberFieldName } from '@/lib/roi-calculator/fields';
import { describeAnswer, type QuestionText } from '@/lib/wizard/describe-answers';
import type { BusinessCaseContent, UnreadableTexts } from './types';

const cardNames = ['problem', 'calculator', 'roi', 'finance', 'readiness'] as const;
type BusinessCaseCard = (typeof cardNames)[number];

const cardFields: Readonly<Partial<Record<BusinessCaseCard, readonly NumberFieldName[]>>> = {
  roi: ['hours', 'weeks', 'rate', 'adoption', 'cost', 'running', 'renewals', 'otherHours'],
  finance: ['cashShare', 'discountRate'],
};
type Numbers = Partial<Record<NumberFieldName, number>>;

type QuestionsProps = {
  card: BusinessCaseCard;
  content: BusinessCaseContent;
  answers: BusinessCaseAnswers;
  currency: Currency;
  currencies: readonly Currency[];
  costNote: string | undefined;
  renewals?: number | undefined;
  /** What was typed and cannot be read; `onUnread` keeps it while its card is closed. */
  unread: UnreadableTexts;
  /** Receives a function that gives the next answers for the present ones. */
  onChange: (next: (present: BusinessCaseAnswers) => BusinessCaseAnswers) => void;
  onUnread: (field: NumberFieldName, typed: string | undefined) => void;
};

function CardQuestions({ content, answers, currency, onChange, ...props }: QuestionsProps) {
  const { card, renewals = 0 } = props;
  const { form, pricing, discounts, addOns: options, roi, finance, areas, scale } = content;
  const write = (name: TextName, typed: string) =>
    onChange((present) => ({ ...present, texts: { ...present.texts, [name]: cleanText(name, typed) } }));
  const text = (name: TextName) => ({
    id: `field-${name}`,
    name,
    ...form.fields[name],
    maxLength: textLengths[name],
    autoComplete: 'off',
    value: answers.texts[name],
    onChange: ({ target }: { target: { value: string } }) => write(name, target.value),
  });
  const checkDate = (typed: string) =>
    ({ ...form.invalidDate, valid: '' })[judgeDate(cleanText('deadline', typed), getToday())];
  const { deadline } = answers.texts;
  const [dateError, setDateError] = useState(deadline && checkDate(deadline));
  const answer = (tool: ChoiceTool, index: number, chosen: string | null) =>
    onChange((present) => ({ ...present, [tool]: present[tool].with(index, chosen) }));
  const select = (
    field: { id: string; label: string; hint?: string; optional?: boolean; value: string },
    choices: readonly (readonly [id: string, label: string])[],
    onChoose: (id: string) => void,
  ) => (
    <SelectField key={field.id} {...field} onChange={({ target }) => onChoose(target.value)}>
      {choices.map(([id, label]) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  );
  const list = (tool: ChoiceTool, question: QuestionText, index: number) => {
    const suggested = getSuggestedAnswer(tool, index);
    const first = suggested
      ? form.suggested.replace('{answer}', describeAnswer(question, suggested))
      : form.choose;
    return select(
      { id: `${tool}-${index}`, label: question.label, value: answers[tool][index] ?? '' },
      [['', first], ...question.options.map(({ id }) => [id, describeAnswer(question, id)] as const)],
      (chosen) => answer(tool, index, chosen || null),
    );
  };
  const number = (id: NumberFieldName) => {
    const group = finance.some((question) => question.id === id) ? 'finance' : 'roi';
    const question = [...roi, ...finance].find((entry) => entry.id === id);
    const { [id]: value, hours }: Numbers = { ...answers.roi, ...answers.finance };
    const { [id]: fallback }: Numbers = { ...suggestedNumbers, renewals };
    if (!question || (id === 'renewals' && !renewals && value === undefined)) return null;
    return (
      <NumberField
        key={id}
        field={{
          ...createNumberFieldSpec(question, currency),
          ...(id === 'otherHours' && hours !== undefined && { max: hours }),
        }}
        {...{ value, fallback, unread: props.unread[id] }}
        mark={value === undefined && fallback !== undefined ? 'suggested' : undefined}
        onValue={(next, typed) => {
          props.onUnread(id, typed);
          onChange((present) => {
            const { [id]: _, ...rest }: Numbers = present[group];
            return { ...present, [group]: next === undefined ? rest : { ...rest, [id]: next } };
          });
        }}
        optional
        note={id === 'cost' ? props.costNote : undefined}
      />
    );
  };

  // The calculator's last step has three checkboxes. Their answer is one number with a bit for each, as in its links.
  const chosen = Number(answers.calculator[ADD_ON_STEP] ?? 0);
  if (card === 'problem')
    return (
      <>
        <TextAreaField {...text('problem')} rows={2} />
        <TextField {...text('owner')} />
        <div>
          {/* While a year is typed, browsers report dates such as 0002-03-31, and clear a field that rejects them. */}
          <TextField
            {...text('deadline')}
            type="date"
            {...{ value: undefined, maxLength: undefined, defaultValue: deadline }}
            onChange={({ target }) => {
              setDateError('');
              if (checkDate(target.value) === '') write('deadline', target.value);
            }}
            onBlur={({ target }) => {
              write('deadline', target.value);
              setDateError(target.value === '' && !target.validity.badInput ? '' : checkDate(target.value));
            }}
            error={dateError || undefined}
          />
          {/* The field itself announces the message only when it gets the focus again. */}
          <ScreenReaderStatus text={dateError && `${form.fields.deadline.label}: ${dateError}`} />
        </div>
        <TextField {...text('company')} autoComplete="organization" optional />
      </>
    );
  if (card === 'calculator')
    return (
      <>
        {pricing.map((question, index) => list('calculator', question, index))}
        {select(
          { id: 'discount', ...form.fields.discount, optional: true, value: answers.discount },
          [['', form.noDiscount], ...discounts.map(({ id, label }) => [id, label] as const)],
          (chosen) =>
            onChange((present) => ({ ...present, discount: discountIds.find((id) => id === chosen) ?? '' })),
        )}
        <fieldset>
          <legend className="text-small font-semibold">{form.addOns}</legend>
          {options.map(({ id, label }) => {
            const bit = 1 << addOns.indexOf(id);
            return (
              <label key={id} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 accent-ember"
                  checked={(chosen & bit) !== 0}
                  onChange={() => answer('calculator', ADD_ON_STEP, String(chosen ^ bit))}
                />
                <span>{label}</span>
              </label>
            );
          })}
        </fieldset>
      </>
    );
  if (card === 'roi')
    return (
      <>
        <CurrencyField
          id="amounts-currency"
          {...form.fields.currency}
          value={currency.code}
          currencies={props.currencies}
          onChoose={(code) => onChange((present) => ({ ...present, currency: code }))}
        />
        {cardFields.roi?.map(number)}
      </>
    );
  if (card === 'finance')
    return (
      <>
        {number('cashShare')}
        <TextField {...text('hoursGiver')} />
        <TextField {...text('timeUse')} optional={answers.finance.cashShare !== 0} />
        <TextField {...text('budgetLine')} optional />
        {number('discountRate')}
      </>
    );
  return areas
    .flatMap(({ statements }) => statements)
    .map((label, index) => list('readiness', { label, options: scale }, index));
}

const pairs =
  'grid grid-cols-[minmax(0,1fr)] gap-5 @md:grid-cols-2 *:has-[textarea]:col-span-full [&>fieldset]:col-span-full';
/** Where hints wrap, all get the height of two lines, so that the fields align. */
const numbers = `${pairs} @md:@max-[54rem]:[&_label+p]:min-h-[2lh]`;
const statements =
  'grid grid-cols-[minmax(0,1fr)] gap-4 *:items-center *:gap-x-5 @md:*:grid @md:*:grid-cols-[1fr_15rem] @md:[&_label]:mb-0';
const columns = { problem: pairs, calculator: pairs, roi: numbers, finance: numbers, readiness: statements };

/** The rail beside the headings and, on a phone, beside the open fields. */
const line = 'before:absolute before:top-0 before:-bottom-px';
const gray = 'before:-left-6.75 before:w-0.5 before:bg-before';
const orange = 'before:left-[calc(-1.6875rem-0.5px)] before:w-[3px] before:bg-lane';
const dot = 'after:absolute after:top-5 after:-left-8.75 after:size-4 after:rounded-full';
const openRail = `${gray} ${dot} after:border-2 after:border-before after:bg-paper`;
const answeredRail = `${orange} ${dot} after:border-3 after:border-paper after:bg-lane after:-outline-offset-1 after:[outline:1px_solid_var(--lane)]`;

/**
 * The inputs as five cards, one open at a time. Not an HTML form: Enter before hydration would put the typed texts
 * into the address. A new `revision` drops the fields' text.
 */
export function BusinessCaseCards({
  ref,
  revision,
  isHidden,
  ...props
}: Omit<QuestionsProps, 'card'> & { ref: Ref<HTMLDivElement>; revision: number; isHidden: boolean }) {
  const { form } = props.content;
  const [opened, setOpened] = useState<BusinessCaseCard | null>('problem');
  const open = listOpenInputs(props.answers, getToday());
  const cards = cardNames.map((card) => {
    const unread = cardFields[card]?.filter((field) => props.unread[field] !== undefined) ?? [];
    const states = [
      open[card].length > 0 && fillPlaceholders(form.open, { count: open[card].length }),
      unread.length > 0 && fillPlaceholders(form.check, { count: unread.length }),
    ];
    return { card, state: states.filter(Boolean).join(', ') };
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
              className={clsx(
                'relative border-b border-rule font-semibold lg:col-[1]',
                'first:before:top-7 nth-last-2:before:bottom-[calc(100%-1.75rem)]',
                `${line} ${state ? openRail : answeredRail}`,
              )}
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
              className={`@container relative pt-5 pb-6 lg:col-start-2 lg:row-[1/-1] lg:pt-2 lg:pb-0 ${line} ${gray} last:before:hidden lg:before:hidden`}
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
