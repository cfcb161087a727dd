'use client';

import { type FormEvent, type ReactNode, useReducer, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { NumberField } from '@/components/wizard/number-field';
import type { RoiQuestion } from '@/content/tools/roi.schema';
import type { Currency } from '@/lib/currency/format';
import type { FieldReading } from '@/lib/numbers/number-field';
import type { GivenInputs, RoiField, RoiInputs } from '@/lib/roi/assumptions';
import { numberField } from '@/lib/roi/fields';

/** Asked first; the others have defaults that hold for most. */
const firstFields: readonly RoiField[] = ['hours', 'rate', 'cost'];

/** A field's new number; undefined makes it the example's again. */
export type RoiChange = { [Field in RoiField]?: number | undefined };

/**
 * The six fields, three of them folded. The result follows what is typed; a field without one valid number counts with
 * the number that it had when the visitor came to it.
 */
export function RoiForm({
  questions,
  given,
  shown,
  currency,
  rest,
  button,
  notes,
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
  /** Names the folded fields and their numbers. */
  rest: string;
  button: string;
  /** Remarks beside fields. */
  notes: Partial<Record<RoiField, string>>;
  onChange: (change: RoiChange) => void;
  /** Called with the number of fields without one valid number. */
  onUnread: (fields: number) => void;
  /** The same, when the visitor leaves a field. */
  onLeave: (fields: number) => void;
  /** Called when the button was pressed and every field has a valid number. */
  onSubmit: () => void;
  /** After the folded fields. */
  children: ReactNode;
}) {
  const [showErrors, setShowErrors] = useState(false);
  const unread = useRef(new Set<RoiField>());
  /** The visitor's number of the field that has the focus, as it was before. */
  const before = useRef<number>(undefined);
  const [, redraw] = useReducer((times: number) => times + 1, 0);

  const take = (field: RoiField) => (reading: FieldReading) => {
    const isNumber = reading.kind === 'number';
    // While '65.000' was typed, the field read as 65. A number that nobody meant must not be used.
    if (isNumber || !unread.current.has(field))
      onChange({ [field]: isNumber ? reading.value : before.current });
    if (isNumber) unread.current.delete(field);
    else unread.current.add(field);
    setShowErrors(false);
    redraw();
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
          value={shown[question.id]}
          mark={given[question.id] === undefined ? 'example' : undefined}
          onRead={take(question.id)}
          showError={showErrors}
          note={notes[question.id]}
        />
      ));
  const isRestGiven = questions.some(({ id }) => !firstFields.includes(id) && given[id] !== undefined);

  return (
    <form
      noValidate
      onFocus={({ target }) => {
        const id = questions.find((question) => question.id === target.id)?.id;
        if (id) before.current = given[id];
      }}
      onBlur={() => onLeave(unread.current.size)}
      onSubmit={submit}
      className="grid content-start gap-5 print:hidden"
    >
      {fields((id) => firstFields.includes(id))}
      <details open={isRestGiven || undefined}>
        <summary className="disclosure min-h-11 justify-between">{rest}</summary>
        <div className="mt-3 grid gap-5">
          {fields((id) => !firstFields.includes(id))}
          {children}
        </div>
      </details>
      <div className="rail-into grid [--rail-at:28px]">
        <Button type="submit" size="lg" variant="secondary">
          {button}
        </Button>
      </div>
    </form>
  );
}
