'use client';

import { SelectField } from '@/components/ui/field';
import type { ToolQuestion } from '@/content/tools.schema';
import type { CaseAnswers, CaseTool } from '@/lib/business-case/answers';
import type { Currency } from '@/lib/currency/format';
import { ADD_ON_STEP, addOns } from '@/lib/pricing/parameters';
import { type FinanceField, financeDefaults, type RoiField } from '@/lib/roi/assumptions';
import { answerText } from '@/lib/wizard/describe-answers';
import type { ChangeCase } from './case-form';
import type { CaseContent } from './content';
import { NumberField } from './number-field';

type Part = CaseTool | 'roi';
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
  ...parts
}: Parts & { part: Part; currency: Currency; currencies: readonly Currency[] }) {
  const { selector, pricing, areas, scale } = parts.content;
  switch (part) {
    case 'roi':
      return <Numbers {...parts} currency={currency} currencies={currencies} />;
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
  (present: CaseAnswers): CaseAnswers => ({ ...present, [tool]: present[tool].with(index, answer) });

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
  onChange,
}: Parts & { currency: Currency; currencies: readonly Currency[] }) {
  const enter = (field: RoiField) => (value: number | undefined) =>
    onChange((present) => {
      const { [field]: _, ...others } = present.roi;
      return { ...present, roi: value === undefined ? others : { ...others, [field]: value } };
    });
  const enterFinance = (field: FinanceField) => (value: number | undefined) =>
    onChange((present) => {
      const { [field]: _, ...others } = present.finance;
      return { ...present, finance: value === undefined ? others : { ...others, [field]: value } };
    });
  return (
    <>
      <SelectField
        id="case-currency"
        {...form.fields.currency}
        value={currency.code}
        onChange={({ target }) => onChange((present) => ({ ...present, currency: target.value }))}
      >
        {currencies.map(({ code, name }) => (
          <option key={code} value={code}>
            {`${name} (${code})`}
          </option>
        ))}
      </SelectField>
      {roi.map((question) => (
        <NumberField
          key={question.id}
          question={question}
          symbol={currency.symbol}
          value={answers.roi[question.id]}
          onValue={enter(question.id)}
        />
      ))}
      {finance.map((question) => (
        <NumberField
          key={question.id}
          question={question}
          symbol={currency.symbol}
          value={answers.finance[question.id] ?? financeDefaults[question.id]}
          onValue={enterFinance(question.id)}
        />
      ))}
    </>
  );
}
