'use client';

import { useState } from 'react';
import { SelectField } from '@/components/ui/field';
import { CurrencyNotice } from '@/components/wizard/currency-notice';
import { NumberField } from '@/components/wizard/number-field';
import type { ToolQuestion } from '@/content/tools/tools.schema';
import type { CaseAnswers, CaseTool } from '@/lib/business-case/answers';
import { fillFromOtherTools } from '@/lib/business-case/map-answers';
import type { Currency } from '@/lib/currency/format';
import type { FieldReading } from '@/lib/numbers/number-field';
import { ADD_ON_STEP, addOns } from '@/lib/pricing/parameters';
import { financeDefaults, type RoiField } from '@/lib/roi/assumptions';
import { numberField } from '@/lib/roi/fields';
import { answerText } from '@/lib/wizard/describe-answers';
import type { CaseContent, ChangeCase } from './content';

type QuestionsProps = {
  content: CaseContent;
  answers: CaseAnswers;
  onChange: ChangeCase;
  currency: Currency;
  currencies: readonly Currency[];
  /** Hints below the number fields. */
  notes: Partial<Record<RoiField, string>>;
};

/** The questions of one tool inside the form. Loads when a part of the form is opened. */
export default function CaseQuestions({ part, ...props }: QuestionsProps & { part: CaseTool | 'roi' }) {
  const { selector, pricing, areas, scale } = props.content;
  switch (part) {
    case 'roi':
      return <Numbers {...props} />;
    case 'calculator':
      return (
        <>
          <Lists {...props} tool={part} questions={pricing} />
          <AddOns {...props} />
        </>
      );
    case 'readiness':
      return (
        <Lists
          {...props}
          tool={part}
          questions={areas.flatMap(({ statements }) =>
            statements.map((label) => ({ label, options: [...scale] })),
          )}
        />
      );
    case 'selector':
      return <Lists {...props} tool={part} questions={selector} />;
  }
}

const answered =
  (tool: CaseTool, index: number, answer: string | null) =>
  (present: CaseAnswers): CaseAnswers => {
    const changed = { ...present, [tool]: present[tool].with(index, answer) };
    // A removed answer stays open, even where another tool implies one.
    return answer === null ? changed : fillFromOtherTools(changed);
  };

/** The questions of a tool as lists. */
function Lists({
  tool,
  questions,
  content: { form },
  answers,
  onChange,
}: QuestionsProps & { tool: CaseTool; questions: readonly Pick<ToolQuestion, 'label' | 'options'>[] }) {
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
function AddOns({ content: { form, addOns: options }, answers, onChange }: QuestionsProps) {
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
}: QuestionsProps) {
  /** The currency of the entered amounts, if another one was chosen here afterward. */
  const [before, setBefore] = useState<Currency>();
  const fields = [
    ...roi.map((question) => ({ group: 'roi' as const, question, value: answers.roi[question.id] })),
    ...finance.map((question) => ({
      group: 'finance' as const,
      question,
      value: answers.finance[question.id] ?? financeDefaults[question.id],
    })),
  ];
  const take = (group: 'roi' | 'finance', id: string) => (reading: FieldReading) =>
    onChange((present) => {
      const { [id]: _, ...others } = present[group] as Record<string, number>;
      return { ...present, [group]: reading.kind === 'number' ? { ...others, [id]: reading.value } : others };
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
      {fields.map(({ group, question, value }) => (
        <NumberField
          key={question.id}
          field={numberField(question, currency)}
          value={value}
          onRead={take(group, question.id)}
          optional
          note={group === 'roi' ? notes[question.id] : undefined}
        />
      ))}
    </>
  );
}
