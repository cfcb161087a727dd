'use client';

import { type FormEvent, type ReactElement, useState } from 'react';
import { Button } from '@/components/ui/button';
import { NumberField } from '@/components/wizard/number-field';
import type { RoiQuestion, RoiWords } from '@/content/schemas/roi';
import type { Currency } from '@/lib/currency/format';
import { formatEnteredAmount } from '@/lib/currency/format-unconverted';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import type { EnteredInputs, RoiField, RoiInputs } from '@/lib/roi-calculator/assumptions';
import { createNumberFieldSpec } from '@/lib/roi-calculator/fields';

/** Asked first; the others have defaults that suit most visitors. */
const firstFields: readonly RoiField[] = ['hours', 'rate', 'cost'];

/** The six fields, three of them folded. The result follows what is typed. */
export function RoiForm({
  questions,
  entered,
  shown,
  currency,
  words,
  markOf,
  costNote,
  unread,
  onChange,
  onLeave,
  onSubmit,
  children,
}: {
  questions: readonly RoiQuestion[];
  entered: EnteredInputs;
  /** The inputs of the result on the page. */
  shown: RoiInputs;
  currency: Currency;
  words: Pick<RoiWords, 'rest' | 'button'>;
  /** A word for a number that is not the visitor's. */
  markOf: (field: RoiField) => string | undefined;
  costNote: string | undefined;
  unread: Partial<Record<RoiField, string>>;
  /** Called with the number that is used, and with a text that cannot be read. */
  onChange: (field: RoiField, value: number | undefined, unread: string | undefined) => void;
  /** Called when the visitor leaves a field. */
  onLeave: () => void;
  /** Called when the button was pressed and every field has a valid number. */
  onSubmit: () => void;
  /** After the folded fields. */
  children: ReactElement;
}) {
  const [showErrors, setShowErrors] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShowErrors(true);
    const wrong = questions.find(({ id }) => unread[id] !== undefined);
    if (!wrong) {
      onSubmit();
      return;
    }
    const field = document.getElementById(wrong.id);
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  };

  const fields = (wanted: (id: RoiField) => boolean) =>
    questions
      .filter(({ id }) => wanted(id))
      .map((question) => (
        <NumberField
          key={question.id}
          field={createNumberFieldSpec(question, currency)}
          value={entered[question.id]}
          fallback={shown[question.id]}
          mark={markOf(question.id)}
          onValue={(value, text) => {
            setShowErrors(false);
            onChange(question.id, value, text);
          }}
          showError={showErrors}
          note={question.id === 'cost' ? costNote : undefined}
        />
      ));
  // Once open it stays open, even where a number is removed while it is typed.
  const isRestGiven = questions.some(({ id }) => !firstFields.includes(id) && entered[id] !== undefined);
  const [isOpen, setOpen] = useState(isRestGiven);
  if (isRestGiven && !isOpen) setOpen(true);

  const rest = fillPlaceholders(words.rest, {
    weeks: shown.weeks,
    adoption: shown.adoption,
    running: formatEnteredAmount(shown.running, currency),
  });
  return (
    <form noValidate onBlur={onLeave} onSubmit={submit} className="grid content-start gap-5 print:hidden">
      {fields((id) => firstFields.includes(id))}
      <details open={isOpen || undefined}>
        <summary className="disclosure min-h-11 justify-between">{rest}</summary>
        <div className="mt-3 grid gap-5">
          {fields((id) => !firstFields.includes(id))}
          {children}
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
