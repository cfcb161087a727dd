'use client';

import { useState } from 'react';
import { SelectField } from '@/components/ui/field';
import { CurrencyNotice } from '@/components/wizard/currency-notice';
import { NumberField } from '@/components/wizard/number-field';
import type { ToolQuestion } from '@/content/tools/tools.schema';
import type { CaseAnswers, CaseTool } from '@/lib/business-case/answers';
import { translated } from '@/lib/business-case/translate';
import type { Currency } from '@/lib/currency/format';
import { ADD_ON_STEP, addOns } from '@/lib/pricing/parameters';
import { type FinanceField, financeDefaults, type RoiField } from '@/lib/roi/assumptions';
import type { FieldReading } from '@/lib/roi/read';
import { answerText } from '@/lib/wizard/describe-answers';
import type { CaseContent, ChangeCase } from './content';

type Part = CaseTool | 'roi';
type Amounts = {
  currency: Currency;
  currencies: readonly Currency[];
  /** Remarks beside numbers. */
  notes: Partial<Record<RoiField, string>>;
};
type Parts = {
  content: CaseContent;
  answers: CaseAnswers;
  onChange: ChangeCase;
};

/** The questions of one tool inside the form. Loads when a part of the form is opened. */
export default function CaseQuestions({
  part,
  currency,
  currencies,
  notes,
  ...parts
}: Parts & Amounts & { part: Part }) {
  const { selector, pricing, areas, scale } = parts.content;
  switch (part) {
    case 'roi':
      return <Numbers {...parts} currency={currency} currencies={currencies} notes={notes} />;
    case 'calculator':
      return (
        <>
          <Lists {...parts} tool={part} questions={pricing} />
          <AddOns {...parts} />
        </>
      );
    case 'readiness':
      return (
        <Lists
          {...parts}
          tool={part}
          questions={areas.flatMap(({ statements }) =>
            statements.map((label) => ({ label, options: [...scale] })),
          )}
        />
      );
    case 'selector':
      return <Lists {...parts} tool={part} questions={selector} />;
  }
}

const answered =
  (tool: CaseTool, index: number, answer: string | null) =>
  (present: CaseAnswers): CaseAnswers => {
    const changed = { ...present, [tool]: present[tool].with(index, answer) };
    // An answer that is taken back stays open, whatever another tool says.
    return answer === null ? changed : translated(changed);
  };

/** The questions of a tool as lists. */
function Lists({
  tool,
  questions,
  content: { form },
  answers,
  onChange,
}: Parts & { tool: CaseTool; questions: readonly Pick<ToolQuestion, 'label' | 'options'>[] }) {
  return questions.map((question, index) => (
    <SelectField
      key={question.label}
      id={`${tool}-${index}`}
      label={question.label}
      value={answers[tool][index] ?? ''}
      onChange={({ target }) => onChange(answered(tool, index, target.value || null))}
    >
      <option value="">{form.choose}</option>
      {question.options.map(({ id }) => (
        <option key={id} value={id}>
          {answerText(question, id)}
        </option>
      ))}
    </SelectField>
  ));
}

/** The calculator's last step: three boxes, kept as the digit that its links carry. */
function AddOns({ content: { form, addOns: options }, answers, onChange }: Parts) {
  const chosen = Number(answers.calculator[ADD_ON_STEP] ?? 0);
  return (
    <fieldset>
      <legend className="text-[0.9375rem] font-semibold">{form.addOns}</legend>
      {options.map(({ id, label }) => {
        const bit = 1 << addOns.indexOf(id);
        return (
          <label key={id} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-ember"
              checked={(chosen & bit) !== 0}
              onChange={() => onChange(answered('calculator', ADD_ON_STEP, String(chosen ^ bit)))}
            />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
}

/** The numbers of the return, and the currency of all amounts. */
function Numbers({
  content: { form, roi, finance },
  answers,
  currency,
  currencies,
  notes,
  onChange,
}: Parts & Amounts) {
  /** The currency that the amounts were entered in, when another one was chosen here since. */
  const [before, setBefore] = useState<Currency>();
  const take = (field: RoiField) => (reading: FieldReading) =>
    onChange((present) => {
      const { [field]: _, ...others } = present.roi;
      return { ...present, roi: reading.kind === 'number' ? { ...others, [field]: reading.value } : others };
    });
  const takeFinance = (field: FinanceField) => (reading: FieldReading) =>
    onChange((present) => {
      const { [field]: _, ...others } = present.finance;
      return {
        ...present,
        finance: reading.kind === 'number' ? { ...others, [field]: reading.value } : others,
      };
    });
  const settle = (code: string) => onChange((present) => ({ ...present, currency: code }));
  const hasAmounts = roi.some(({ id, money }) => money && answers.roi[id]);
  return (
    <>
      <div>
        <SelectField
          id="case-currency"
          {...form.fields.currency}
          value={currency.code}
          onChange={({ target }) => {
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
        <CurrencyNotice
          own={currency}
          display={currency}
          before={before}
          onKeep={() => before && settle(before.code)}
        />
      </div>
      {roi.map((question) => (
        <NumberField
          key={question.id}
          question={question}
          currency={currency}
          value={answers.roi[question.id]}
          onRead={take(question.id)}
          mayBeOpen
          note={notes[question.id]}
        />
      ))}
      {finance.map((question) => (
        <NumberField
          key={question.id}
          question={question}
          currency={currency}
          value={answers.finance[question.id] ?? financeDefaults[question.id]}
          onRead={takeFinance(question.id)}
          mayBeOpen
        />
      ))}
    </>
  );
}
