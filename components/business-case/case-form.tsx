'use client';

import type { Ref } from 'react';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import {
  type CaseAnswers,
  type CaseText,
  type CaseTool,
  caseTexts,
  cleanText,
} from '@/lib/business-case/answers';
import type { Currency } from '@/lib/currency/format';
import { ADD_ON_STEP, addOns } from '@/lib/pricing/parameters';
import type { RoiField } from '@/lib/roi/assumptions';
import type { CaseContent } from './content';
import styles from './form.module.css';
import { NumberField } from './number-field';
import { Group, ToolQuestions } from './question-group';

type Change = (next: (present: CaseAnswers) => CaseAnswers) => void;

/** What the case needs: four texts, and the answers of the four tools where they are still open. */
export function CaseForm({
  ref,
  content,
  answers,
  currency,
  currencies,
  onChange,
}: {
  ref: Ref<HTMLFormElement>;
  content: CaseContent;
  answers: CaseAnswers;
  currency: Currency;
  currencies: readonly Currency[];
  onChange: Change;
}) {
  const { form, selector, pricing, roi, areas, scale } = content;
  const { fields, groups } = form;

  const write = (name: CaseText, text: string) =>
    onChange((present) => ({ ...present, texts: { ...present.texts, [name]: cleanText(name, text) } }));
  const answer = (tool: CaseTool) => (index: number, value: string | null) =>
    onChange((present) => ({ ...present, [tool]: present[tool].with(index, value) }));
  const enter = (field: RoiField) => (value: number | undefined) =>
    onChange((present) => {
      const { [field]: _, ...others } = present.roi;
      return { ...present, roi: value === undefined ? others : { ...others, [field]: value } };
    });
  const text = (name: CaseText) => ({
    id: `case-${name}`,
    name,
    ...fields[name],
    maxLength: caseTexts[name],
    value: answers.texts[name],
    onChange: ({ target }: { target: { value: string } }) => write(name, target.value),
  });

  /** How far a tool is answered; add-ons are answered by choosing none. */
  const status = (given: number, most: number, optional = false) => ({
    done: given === most,
    status:
      given === most
        ? groups.done
        : given > 0
          ? `${given} of ${most}`
          : optional
            ? groups.optional
            : groups.todo,
  });
  const answered = (tool: CaseTool, most: number) =>
    answers[tool].slice(0, most).filter((value) => value !== null).length;
  const numbers = roi.filter(({ id }) => id !== 'cost');

  return (
    <form
      ref={ref}
      aria-labelledby="case-form"
      onSubmit={(event) => event.preventDefault()}
      className="noscript:hidden print:hidden"
    >
      <h2 id="case-form" className="type-h3">
        {form.form}
      </h2>
      <p className="type-small mt-1 text-ink-2">{form.lead}</p>
      <div className="mt-5 grid gap-5">
        <TextAreaField {...text('problem')} rows={3} />
        <TextField {...text('owner')} autoComplete="off" />
        <TextField {...text('deadline')} type="date" />
        <TextAreaField {...text('alternatives')} rows={3} optional />
      </div>
      <ol className={styles.groups}>
        <Group name={groups.calculator} {...status(answered('calculator', ADD_ON_STEP), ADD_ON_STEP)}>
          <ToolQuestions
            tool="calculator"
            questions={pricing}
            answers={answers.calculator}
            choose={form.choose}
            onAnswer={answer('calculator')}
          />
          <AddOns content={content} answers={answers} onAnswer={answer('calculator')} />
        </Group>
        <Group
          name={groups.roi}
          {...status(numbers.filter(({ id }) => answers.roi[id] !== undefined).length, numbers.length)}
        >
          <SelectField
            id="case-currency"
            {...fields.currency}
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
        </Group>
        <Group
          name={groups.readiness}
          {...status(answered('readiness', answers.readiness.length), answers.readiness.length)}
        >
          <ToolQuestions
            tool="readiness"
            questions={areas.flatMap(({ statements }) =>
              statements.map((label) => ({ label, options: [...scale] })),
            )}
            answers={answers.readiness}
            choose={form.choose}
            onAnswer={answer('readiness')}
          />
        </Group>
        <Group
          name={groups.selector}
          {...status(answered('selector', answers.selector.length), answers.selector.length, true)}
        >
          <ToolQuestions
            tool="selector"
            questions={selector}
            answers={answers.selector}
            choose={form.choose}
            onAnswer={answer('selector')}
          />
        </Group>
      </ol>
    </form>
  );
}

/** The calculator's last step: three boxes, kept as the digit that its links carry. */
function AddOns({
  content: { form, addOns: options },
  answers,
  onAnswer,
}: {
  content: CaseContent;
  answers: CaseAnswers;
  onAnswer: (index: number, answer: string) => void;
}) {
  const chosen = Number(answers.calculator[ADD_ON_STEP] ?? 0);
  return (
    <fieldset>
      <legend className="text-[0.9375rem] font-semibold">{form.addOns}</legend>
      {options.map(({ id, label }) => {
        const bit = 1 << addOns.indexOf(id);
        return (
          <label key={id} className="mt-2 flex min-h-6 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-ember"
              checked={(chosen & bit) !== 0}
              onChange={() => onAnswer(ADD_ON_STEP, String(chosen ^ bit))}
            />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
}
