'use client';

import { type ComponentProps, useState } from 'react';
import { SelectField, TextField } from '@/components/ui/field';
import { CurrencyNotice } from '@/components/wizard/currency-notice';
import { NumberField } from '@/components/wizard/number-field';
import type { FinanceQuestion, RoiQuestion } from '@/content/tools/roi.schema';
import type { ToolQuestion } from '@/content/tools/tools.schema';
import type { CaseAnswers, CaseText, CaseTool } from '@/lib/business-case/answers';
import { fillFromOtherTools } from '@/lib/business-case/map-answers';
import type { Currency } from '@/lib/currency/format';
import { ADD_ON_STEP, addOns } from '@/lib/pricing-calculator/parameters';
import { type FinanceField, financeDefaults } from '@/lib/roi-calculator/assumptions';
import { numberField } from '@/lib/roi-calculator/fields';
import { answerText } from '@/lib/wizard/describe-answers';
import type { CaseCard, CaseContent, CaseNotes, ChangeCase } from './content';

type QuestionsProps = {
  content: CaseContent;
  answers: CaseAnswers;
  onChange: ChangeCase;
  currency: Currency;
  currencies: readonly Currency[];
  /** Hints below the number fields. */
  notes: CaseNotes;
  /** Attributes of a text field. */
  text: (name: CaseText) => ComponentProps<typeof TextField>;
};

/** The questions of a card. Loads when a card with questions of a tool is opened. */
export default function CaseQuestions({
  card,
  ...props
}: QuestionsProps & { card: Exclude<CaseCard, 'problem'> }) {
  const { pricing, areas, scale, roi, finance } = props.content;
  const of = (ids: readonly FinanceField[]) => finance.filter(({ id }) => ids.includes(id));
  switch (card) {
    case 'roi':
      return (
        <>
          <CurrencyChoice {...props} />
          <Numbers {...props} group="roi" questions={roi} />
          <Numbers {...props} group="finance" questions={of(['otherHours'])} />
        </>
      );
    case 'finance':
      return (
        <>
          <Numbers {...props} group="finance" questions={of(['cashShare'])} />
          <TextField {...props.text('hoursGiver')} autoComplete="off" />
          <TextField {...props.text('budgetLine')} autoComplete="off" optional />
          <Numbers {...props} group="finance" questions={of(['discountRate'])} />
        </>
      );
    case 'calculator':
      return (
        <>
          <Lists {...props} tool="calculator" questions={pricing} />
          <AddOns {...props} />
        </>
      );
    case 'readiness':
      return (
        <Lists
          {...props}
          tool="readiness"
          questions={areas.flatMap(({ statements }) =>
            statements.map((label) => ({ label, options: [...scale] })),
          )}
        />
      );
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
      <legend className="text-small font-semibold">{form.addOns}</legend>
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

/** The currency of all amounts. */
function CurrencyChoice({ content: { form, roi }, answers, currency, currencies, onChange }: QuestionsProps) {
  /** The currency of the entered amounts, if another one was chosen here afterward. */
  const [before, setBefore] = useState<Currency>();
  const settle = (code: string) => onChange((present) => ({ ...present, currency: code }));
  const hasAmounts = roi.some(({ id, money }) => money && answers.roi[id]);
  return (
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
  );
}

/** Numbers of the return or of finance. */
function Numbers({
  group,
  questions,
  answers,
  currency,
  notes,
  onChange,
}: QuestionsProps &
  (
    | { group: 'roi'; questions: readonly RoiQuestion[] }
    | { group: 'finance'; questions: readonly FinanceQuestion[] }
  )) {
  const take = (id: string) => (value: number | undefined) =>
    onChange((present) => {
      const { [id]: _, ...others } = present[group] as Record<string, number>;
      return { ...present, [group]: value === undefined ? others : { ...others, [id]: value } };
    });
  const values: Partial<Record<string, number>> = answers[group];
  const defaults: Partial<Record<string, number>> = financeDefaults;
  return questions.map((question) => (
    <NumberField
      key={question.id}
      field={numberField<FinanceQuestion | RoiQuestion>(question, currency)}
      value={values[question.id]}
      fallback={defaults[question.id]}
      mark={values[question.id] === undefined && question.id in defaults ? 'suggested' : undefined}
      onValue={take(question.id)}
      optional
      note={notes[question.id]}
    />
  ));
}
