'use client';

import { type ComponentProps, type ReactElement, useState } from 'react';
import { CurrencyField } from '@/components/currency/currency-field';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { ScreenReaderStatus } from '@/components/ui/screen-reader-status';
import { NumberField } from '@/components/wizard/number-field';
import type { ToolQuestion } from '@/content/schemas/tools';
import {
  type BusinessCaseAnswers,
  type ChoiceTool,
  cleanText,
  type DateState,
  getSuggestedAnswer,
  judgeDate,
  suggestedNumbers,
  type TextName,
  textLengths,
} from '@/lib/business-case/answers';
import type { Currency } from '@/lib/currency/format';
import { getToday } from '@/lib/format/dates';
import { ADD_ON_STEP, addOns } from '@/lib/pricing-calculator/parameters';
import { createNumberFieldSpec, type NumberFieldName } from '@/lib/roi-calculator/fields';
import { describeAnswer } from '@/lib/wizard/describe-answers';
import { type BusinessCaseCard, type BusinessCaseContent, cardFields, type UnreadableTexts } from './types';

/**
 * The questions of a card.
 *
 * @param costNote below the cost.
 * @param renewals of the estimate, in the currency of the business case.
 * @param unread what was typed and cannot be read; `onUnread` keeps it while its card is closed.
 * @param onChange receives a function that gives the next answers for the present ones.
 */
export function CardQuestions({
  card,
  content: { form, pricing, discounts, addOns: options, roi, finance, areas, scale },
  answers,
  currency,
  currencies,
  costNote,
  renewals = 0,
  unread,
  onChange,
  onUnread,
}: {
  card: BusinessCaseCard;
  content: BusinessCaseContent;
  answers: BusinessCaseAnswers;
  currency: Currency;
  currencies: readonly Currency[];
  costNote: string | undefined;
  renewals?: number | undefined;
  unread: UnreadableTexts;
  onChange: (next: (present: BusinessCaseAnswers) => BusinessCaseAnswers) => void;
  onUnread: (field: NumberFieldName, typed: string | undefined) => void;
}): ReactElement {
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
  const answer = (tool: ChoiceTool, index: number, chosen: string | null) =>
    onChange((present) => ({ ...present, [tool]: present[tool].with(index, chosen) }));
  const list = (tool: ChoiceTool, question: Pick<ToolQuestion, 'label' | 'options'>, index: number) => {
    const suggested = getSuggestedAnswer(tool, index);
    return (
      <SelectField
        key={question.label}
        id={`${tool}-${index}`}
        label={question.label}
        value={answers[tool][index] ?? ''}
        onChange={({ target }) => answer(tool, index, target.value || null)}
      >
        <option value="">
          {suggested ? form.suggested.replace('{answer}', describeAnswer(question, suggested)) : form.choose}
        </option>
        {question.options.map(({ id }) => (
          <option key={id} value={id}>
            {describeAnswer(question, id)}
          </option>
        ))}
      </SelectField>
    );
  };
  const number = (id: NumberFieldName) => {
    const group = finance.some((question) => question.id === id) ? 'finance' : 'roi';
    const question = [...roi, ...finance].find((entry) => entry.id === id);
    const value = (answers[group] as Partial<Record<string, number>>)[id];
    const fallback = { ...suggestedNumbers, renewals }[id as 'renewals'];
    const { hours } = answers.roi;
    if (!question || (id === 'renewals' && !renewals && value === undefined)) return null;
    return (
      <NumberField
        key={id}
        field={{
          ...createNumberFieldSpec(question, currency),
          ...(id === 'otherHours' && hours !== undefined && { max: hours }),
        }}
        {...{ value, fallback, unread: unread[id] }}
        mark={value === undefined && fallback !== undefined ? 'suggested' : undefined}
        onValue={(next, typed) => {
          onUnread(id, typed);
          onChange((present) => {
            const { [id]: _, ...rest } = present[group] as Record<string, number>;
            return { ...present, [group]: next === undefined ? rest : { ...rest, [id]: next } };
          });
        }}
        optional
        note={id === 'cost' ? costNote : undefined}
      />
    );
  };

  // The calculator's last step has three checkboxes. Their answer is one number with a bit for each, as in its links.
  const chosen = Number(answers.calculator[ADD_ON_STEP] ?? 0);
  const cards: Record<BusinessCaseCard, () => ReactElement> = {
    problem: () => (
      <>
        <TextAreaField {...text('problem')} rows={2} />
        <TextField {...text('owner')} />
        <DeadlineField
          {...text('deadline')}
          invalid={form.invalidDate}
          onDate={(date) => write('deadline', date)}
        />
        <TextField {...text('company')} autoComplete="organization" optional />
      </>
    ),
    calculator: () => (
      <>
        {pricing.map((question, index) => list('calculator', question, index))}
        <SelectField
          id="discount"
          {...form.fields.discount}
          optional
          value={answers.discount}
          onChange={({ target }) =>
            onChange((present) => ({
              ...present,
              discount: discounts.find(({ id }) => id === target.value)?.id ?? '',
            }))
          }
        >
          <option value="">{form.noDiscount}</option>
          {discounts.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
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
    ),
    roi: () => (
      <>
        <CurrencyField
          id="amounts-currency"
          {...form.fields.currency}
          value={currency.code}
          currencies={currencies}
          onChoose={(code) => onChange((present) => ({ ...present, currency: code }))}
        />
        {cardFields.roi?.map(number)}
      </>
    ),
    finance: () => (
      <>
        {number('cashShare')}
        <TextField {...text('hoursGiver')} />
        <TextField {...text('timeUse')} optional={answers.finance.cashShare !== 0} />
        <TextField {...text('budgetLine')} optional />
        {number('discountRate')}
      </>
    ),
    readiness: () => (
      <>
        {areas
          .flatMap(({ statements }) => statements)
          .map((label, index) => list('readiness', { label, options: [...scale] }, index))}
      </>
    ),
  };
  return cards[card]();
}

/**
 * The date of the decision. While a year is typed, browsers report dates such as 0002-03-31, and clear the field if
 * such a date is rejected. So the field keeps what is typed, and validates it on blur.
 *
 * @param invalid the messages for an incomplete date, one that has passed, and one too far off.
 * @param onDate receives what was typed.
 */
function DeadlineField({
  value,
  maxLength: _,
  invalid,
  onDate,
  ...field
}: ComponentProps<typeof TextField> & {
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
