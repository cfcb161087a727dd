'use client';

import type { ComponentProps } from 'react';
import { CurrencyField } from '@/components/currency/currency-field';
import { SelectField, TextField } from '@/components/ui/field';
import { NumberField } from '@/components/wizard/number-field';
import type { ToolQuestion } from '@/content/schemas/tools';
import {
  type BusinessCaseAnswers,
  type ChoiceTool,
  getSuggestedAnswer,
  suggestedNumbers,
  type TextName,
} from '@/lib/business-case/answers';
import { fillServiceFromGoal } from '@/lib/business-case/fill-service';
import type { Currency } from '@/lib/currency/format';
import { ADD_ON_STEP, addOns } from '@/lib/pricing-calculator/parameters';
import { createNumberFieldSpec, type NumberFieldName } from '@/lib/roi-calculator/fields';
import { describeAnswer } from '@/lib/wizard/describe-answers';
import {
  type BusinessCaseCard,
  type BusinessCaseContent,
  type ChangeAnswers,
  cardFields,
  type UnreadableTexts,
} from './types';

/**
 * The questions of a card that come from a tool.
 *
 * @param costNote below the cost.
 * @param renewals of the estimate, in the currency of the business case.
 * @param text attributes of a text field.
 * @param unread what was typed and cannot be read; `onUnread` keeps it while its card is closed.
 */
export function CardQuestions({
  card,
  content: { form, pricing, discounts, addOns: options, roi, finance, areas, scale },
  answers,
  currency,
  currencies,
  costNote,
  renewals = 0,
  text,
  unread,
  onChange,
  onUnread,
}: {
  card: Exclude<BusinessCaseCard, 'problem'>;
  content: BusinessCaseContent;
  answers: BusinessCaseAnswers;
  currency: Currency;
  currencies: readonly Currency[];
  costNote: string | undefined;
  renewals?: number | undefined;
  text: (name: TextName) => ComponentProps<typeof TextField>;
  unread: UnreadableTexts;
  onChange: ChangeAnswers;
  onUnread: (field: NumberFieldName, typed: string | undefined) => void;
}) {
  const answer = (tool: ChoiceTool, index: number, chosen: string | null) =>
    onChange((present) => {
      const changed = { ...present, [tool]: present[tool].with(index, chosen) };
      // A removed answer stays removed, even where another tool implies one.
      return chosen === null ? changed : fillServiceFromGoal(changed);
    });
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
    const spec = createNumberFieldSpec(question, currency);
    return (
      <NumberField
        key={id}
        field={{ ...spec, ...(id === 'otherHours' && hours !== undefined && { max: hours }) }}
        value={value}
        unread={unread[id]}
        fallback={fallback}
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

  if (card === 'roi')
    return (
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
    );
  if (card === 'finance')
    return (
      <>
        {number('cashShare')}
        <TextField {...text('hoursGiver')} autoComplete="off" />
        <TextField {...text('timeUse')} autoComplete="off" optional={answers.finance.cashShare !== 0} />
        <TextField {...text('budgetLine')} autoComplete="off" optional />
        {number('discountRate')}
      </>
    );
  if (card === 'readiness')
    return areas
      .flatMap(({ statements }) => statements)
      .map((label, index) => list('readiness', { label, options: [...scale] }, index));
  // The calculator's last step has three checkboxes. Their answer is one number with a bit for each, as in its links.
  const chosen = Number(answers.calculator[ADD_ON_STEP] ?? 0);
  return (
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
  );
}
