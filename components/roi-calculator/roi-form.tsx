'use client';

import { type FormEvent, useState } from 'react';
import { CurrencyField } from '@/components/currency/currency-field';
import { Button } from '@/components/ui/button';
import { NumberField } from '@/components/wizard/number-field';
import type { RoiQuestion, RoiWords } from '@/content/schemas/roi';
import { formatEnteredAmount } from '@/lib/currency/format';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import type { RoiField } from '@/lib/roi-calculator/assumptions';
import { createNumberFieldSpec } from '@/lib/roi-calculator/fields';
import type { useRoiInputs } from './use-roi-inputs';

/** Asked first; the others have defaults that suit most visitors. */
const firstFields: readonly RoiField[] = ['hours', 'rate', 'cost'];

/**
 * The six fields, three of them folded. The result follows what is typed.
 *
 * @param markOf a word for a number that is not the visitor's.
 * @param onSubmit called when every field has a valid number.
 */
export function RoiForm({
  roi: { entered, inputs, unread, currency, currencies, setCurrency, change },
  questions,
  words,
  markOf,
  costNote,
  onSubmit,
}: {
  roi: ReturnType<typeof useRoiInputs>;
  questions: readonly RoiQuestion[];
  words: Pick<RoiWords, 'rest' | 'currency' | 'button'>;
  markOf: (field: RoiField) => string | undefined;
  costNote: string | undefined;
  onSubmit: () => void;
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A field says what is wrong when it is left, and Enter does not leave it.
    (document.activeElement as HTMLElement | null)?.blur();
    const wrong = questions.find(({ id }) => unread[id] !== undefined);
    if (!wrong) return onSubmit();
    const field = document.getElementById(wrong.id);
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  };

  const fields = (first: boolean) =>
    questions
      .filter(({ id }) => firstFields.includes(id) === first)
      .map((question) => (
        <NumberField
          key={question.id}
          field={createNumberFieldSpec(question, currency)}
          value={entered[question.id]}
          fallback={inputs[question.id]}
          mark={markOf(question.id)}
          onValue={(value, text) => change(question.id, value, text)}
          note={question.id === 'cost' ? costNote : undefined}
        />
      ));
  // Once open it stays open, even where a number is removed while it is typed.
  const isRestGiven = questions.some(({ id }) => !firstFields.includes(id) && entered[id] !== undefined);
  const [isOpen, setOpen] = useState(isRestGiven);
  if (isRestGiven && !isOpen) setOpen(true);

  const { weeks, adoption } = inputs;
  const running = formatEnteredAmount(inputs.running, currency);
  return (
    <form noValidate onSubmit={submit} className="grid content-start gap-5 print:hidden">
      {fields(true)}
      <details open={isOpen || undefined}>
        <summary className="disclosure min-h-11 justify-between">
          {fillPlaceholders(words.rest, { weeks, adoption, running })}
        </summary>
        <div className="mt-3 grid gap-5">
          {fields(false)}
          <CurrencyField
            id="roi-currency"
            {...words.currency}
            value={currency.code}
            currencies={currencies}
            onChoose={setCurrency}
          />
        </div>
      </details>
      <div className="rail-into grid [--rail-at:28px]">
        <Button type="submit" size="lg">
          {words.button}
        </Button>
      </div>
    </form>
  );
}
