'use client';

import { type FocusEvent, type FormEvent, useReducer, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { NumberField } from '@/components/wizard/number-field';
import type { RoiQuestion } from '@/content/tools/roi.schema';
import type { Currency } from '@/lib/currency/format';
import type { RoiField, RoiInputs } from '@/lib/roi/assumptions';
import type { FieldReading } from '@/lib/roi/number-field';

/**
 * The six fields. The result updates while the visitor types, as long as every field has a valid number. Until then,
 * other changes wait, so that the result never mixes old and new numbers.
 */
export function RoiForm({
  questions,
  shown,
  currency,
  button,
  isSecondary,
  notes,
  onInputs,
  onUnread,
  onLeave,
  onSubmit,
}: {
  questions: readonly RoiQuestion[];
  /** The inputs of the result on the page. */
  shown: RoiInputs;
  currency: Currency;
  button: string;
  /** True once the visitor has a result, because its actions are then the page's main ones. */
  isSecondary: boolean;
  /** Remarks beside fields. */
  notes: Partial<Record<RoiField, string>>;
  /** Takes the numbers that were entered here; the others stay as they are. */
  onInputs: (entered: Partial<RoiInputs>) => void;
  /** Called with the number of fields without one valid number. */
  onUnread: (fields: number) => void;
  /** The same, when the visitor leaves a field. */
  onLeave: (fields: number) => void;
  /** Called when the button was pressed and every field has a valid number. */
  onSubmit: () => void;
}) {
  const [showErrors, setShowErrors] = useState(false);
  const unread = useRef(new Set<RoiField>());
  /** Numbers entered here. They wait while another field is invalid. */
  const entered = useRef<Partial<RoiInputs>>({});
  /** The number of the field that has the focus, as it was when the visitor came to it. */
  const before = useRef<Partial<RoiInputs>>({});
  const [, redraw] = useReducer((times: number) => times + 1, 0);

  const take = (field: RoiField) => (reading: FieldReading) => {
    if (reading.kind === 'number') {
      unread.current.delete(field);
      entered.current[field] = reading.value;
    } else {
      // While '65.000' was typed, the field read as 65. A number that nobody meant must not be used.
      const number = before.current[field] ?? shown[field];
      if (!unread.current.has(field)) onInputs({ [field]: number });
      entered.current[field] = number;
      unread.current.add(field);
    }
    setShowErrors(false);
    redraw();
    onUnread(unread.current.size);
    if (unread.current.size === 0) onInputs(entered.current);
  };

  const remember = ({ target }: FocusEvent<HTMLFormElement>) => {
    const id = questions.find((question) => question.id === target.id)?.id;
    if (id && !unread.current.has(id)) before.current[id] = entered.current[id] ?? shown[id];
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShowErrors(true);
    const wrong = questions.find(({ id }) => unread.current.has(id));
    if (wrong) document.getElementById(wrong.id)?.focus();
    else onSubmit();
  };

  return (
    <form
      noValidate
      onFocus={remember}
      onBlur={() => onLeave(unread.current.size)}
      onSubmit={submit}
      className="grid content-start gap-5 print:hidden"
    >
      {questions.map((question) => (
        <NumberField
          key={question.id}
          question={question}
          currency={currency}
          value={entered.current[question.id] ?? shown[question.id]}
          onRead={take(question.id)}
          showError={showErrors}
          note={notes[question.id]}
        />
      ))}
      <div className="rail-into grid [--rail-at:28px]">
        <Button type="submit" size="lg" variant={isSecondary ? 'secondary' : 'primary'}>
          {button}
        </Button>
      </div>
    </form>
  );
}
