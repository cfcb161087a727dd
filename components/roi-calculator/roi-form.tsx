'use client';

import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { NumberField } from '@/components/wizard/number-field';
import type { RoiQuestion, RoiWords } from '@/content/schemas/roi';
import type { Currency } from '@/lib/currency/format';
import { enteredAmount } from '@/lib/currency/format-unconverted';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import type { GivenInputs, RoiField, RoiInputs } from '@/lib/roi-calculator/assumptions';
import { numberField } from '@/lib/roi-calculator/fields';

/** Asked first; the others have defaults that hold for most. */
const firstFields: readonly RoiField[] = ['hours', 'rate', 'cost'];

/** A field's new number; undefined makes it the example's again. */
export type RoiChange = { [Field in RoiField]?: number | undefined };

/**
 * The six fields, three of them folded. The result follows what is typed.
 */
export function RoiForm({
  questions,
  given,
  shown,
  currency,
  words,
  onChange,
  onUnread,
  onLeave,
  onSubmit,
  children,
}: {
  questions: readonly RoiQuestion[];
  given: GivenInputs;
  /** The inputs of the result on the page. */
  shown: RoiInputs;
  currency: Currency;
  words: Pick<RoiWords, 'rest' | 'button'>;
  onChange: (change: RoiChange) => void;
  /** Called with the number of fields without one valid number. */
  onUnread: (fields: number) => void;
  /** The same, when the visitor leaves a field. */
  onLeave: (fields: number) => void;
  /** Called when the button was pressed and every field has a valid number. */
  onSubmit: () => void;
  /** After the folded fields. */
  children: ReactElement;
}) {
  const [showErrors, setShowErrors] = useState(false);
  const unread = useRef(new Set<RoiField>());

  const take = (field: RoiField) => (value: number | undefined, isValid: boolean) => {
    onChange({ [field]: value });
    if (isValid) unread.current.delete(field);
    else unread.current.add(field);
    setShowErrors(false);
    onUnread(unread.current.size);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShowErrors(true);
    const wrong = questions.find(({ id }) => unread.current.has(id));
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
          field={numberField(question, currency)}
          value={given[question.id]}
          fallback={shown[question.id]}
          mark={given[question.id] === undefined ? 'example' : undefined}
          onValue={take(question.id)}
          showError={showErrors}
        />
      ));
  // Once open it stays so, even where a number is taken back while it is typed.
  const isRestGiven = questions.some(({ id }) => !firstFields.includes(id) && given[id] !== undefined);
  const [isOpen, setOpen] = useState(isRestGiven);
  if (isRestGiven && !isOpen) setOpen(true);

  const rest = fillPlaceholders(words.rest, {
    weeks: shown.weeks,
    adoption: shown.adoption,
    running: enteredAmount(shown.running, currency),
  });
  return (
    <form
      noValidate
      onBlur={() => onLeave(unread.current.size)}
      onSubmit={submit}
      className="grid content-start gap-5 print:hidden"
    >
      {fields((id) => firstFields.includes(id))}
      <details open={isOpen || undefined}>
        <summary className="disclosure min-h-11 justify-between">{rest}</summary>
        <div className="mt-3 grid gap-5">
          {fields((id) => !firstFields.includes(id))}
          {children}
        </div>
      </details>
      <div className="rail-into grid [--rail-at:28px]">
        <Button type="submit" size="lg" variant="secondary">
          {words.button}
        </Button>
      </div>
    </form>
  );
}
