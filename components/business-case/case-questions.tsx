'use client';

import { type ComponentProps, useState } from 'react';
import { SelectField, TextField } from '@/components/ui/field';
import { CurrencyNotice } from '@/components/wizard/notices';
import { NumberField } from '@/components/wizard/number-field';
import type { FinanceQuestion, RoiQuestion } from '@/content/schemas/roi';
import type { ToolQuestion } from '@/content/schemas/tools';
import type { CaseAnswers, CaseText, CaseTool } from '@/lib/business-case/answers';
import { fillFromOtherTools } from '@/lib/business-case/map-answers';
import type { Currency } from '@/lib/currency/format';
import { ADD_ON_STEP, addOns } from '@/lib/pricing-calculator/parameters';
import { financeDefaults } from '@/lib/roi-calculator/assumptions';
import { isAmount, numberField } from '@/lib/roi-calculator/fields';
import { answerText } from '@/lib/wizard/describe-answers';
import type { CaseCard, CaseContent, ChangeCase } from './types';

/**
 * The questions of a card. Loads when a card with questions of a tool is opened.
 *
 * @param costNote below the cost.
 * @param text attributes of a text field.
 */
export default function CaseQuestions({
  card,
  content: { form, pricing, addOns: options, roi, finance, areas, scale },
  answers,
  currency,
  currencies,
  costNote,
  text,
  onChange,
}: {
  card: Exclude<CaseCard, 'problem'>;
  content: CaseContent;
  answers: CaseAnswers;
  currency: Currency;
  currencies: readonly Currency[];
  costNote: string | undefined;
  text: (name: CaseText) => ComponentProps<typeof TextField>;
  onChange: ChangeCase;
}) {
  /** The currency of the entered amounts, if another one was chosen here afterward. */
  const [before, setBefore] = useState<Currency>();
  const settle = (code: string) => onChange((present) => ({ ...present, currency: code }));

  const answer = (tool: CaseTool, index: number, chosen: string | null) =>
    onChange((present) => {
      const changed = { ...present, [tool]: present[tool].with(index, chosen) };
      // A removed answer stays open, even where another tool implies one.
      return chosen === null ? changed : fillFromOtherTools(changed);
    });
  const list = (tool: CaseTool, question: Pick<ToolQuestion, 'label' | 'options'>, index: number) => (
    <SelectField
      key={question.label}
      id={`${tool}-${index}`}
      label={question.label}
      value={answers[tool][index] ?? ''}
      onChange={({ target }) => answer(tool, index, target.value || null)}
    >
      <option value="">{form.choose}</option>
      {question.options.map(({ id }) => (
        <option key={id} value={id}>
          {answerText(question, id)}
        </option>
      ))}
    </SelectField>
  );
  const number = (group: 'roi' | 'finance', question: FinanceQuestion | RoiQuestion) => {
    const value = (answers[group] as Partial<Record<string, number>>)[question.id];
    const fallback = (financeDefaults as Partial<Record<string, number>>)[question.id];
    return (
      <NumberField
        key={question.id}
        field={numberField(question, currency)}
        value={value}
        fallback={fallback}
        mark={value === undefined && fallback !== undefined ? 'suggested' : undefined}
        onValue={(next) =>
          onChange((present) => {
            const { [question.id]: _, ...others } = present[group] as Record<string, number>;
            return { ...present, [group]: next === undefined ? others : { ...others, [question.id]: next } };
          })
        }
        optional
        note={question.id === 'cost' ? costNote : undefined}
      />
    );
  };
  const [discountRate, cashShare, otherHours] = finance.map((question) => number('finance', question));

  if (card === 'roi')
    return (
      <>
        <div>
          <SelectField
            id="case-currency"
            {...form.fields.currency}
            value={currency.code}
            onChange={({ target }) => {
              const hasAmounts = roi.some(({ id }) => isAmount(id) && answers.roi[id]);
              setBefore(hasAmounts ? (before ?? currency) : undefined);
              settle(target.value);
            }}
          >
            {currencies.map(({ code, name }) => (
              <option key={code} value={code}>
                {`${name} (${code})`}
              </option>
            ))}
          </SelectField>
          <CurrencyNotice own={currency} before={before} onKeep={() => before && settle(before.code)} />
        </div>
        {roi.map((question) => number('roi', question))}
        {otherHours}
      </>
    );
  if (card === 'finance')
    return (
      <>
        {cashShare}
        <TextField {...text('hoursGiver')} autoComplete="off" />
        <TextField {...text('budgetLine')} autoComplete="off" optional />
        {discountRate}
      </>
    );
  if (card === 'readiness')
    return areas
      .flatMap(({ statements }) => statements)
      .map((label, index) => list('readiness', { label, options: [...scale] }, index));
  // The calculator's last step: three boxes, kept as the digit that its links carry.
  const chosen = Number(answers.calculator[ADD_ON_STEP] ?? 0);
  return (
    <>
      {pricing.map((question, index) => list('calculator', question, index))}
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
