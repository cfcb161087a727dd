'use client';

import { type FocusEvent, type FormEvent, useReducer, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { NumberField } from '@/components/wizard/number-field';
import type { RoiQuestion } from '@/content/tools/roi.schema';
import type { Currency } from '@/lib/currency/format';
import type { RoiField, RoiInputs } from '@/lib/roi/assumptions';
import type { FieldReading } from '@/lib/roi/number-field';

/**
 * The six fields. The result follows while the visitor types, as long as every field says one number. A number of
 * another field waits until then, so that the result is always that of numbers which were there together.
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
  /** True once there is a result of the visitor's own: what to do with it is then the page's main action. */
  isSecondary: boolean;
  /** Remarks beside fields. */
  notes: Partial<Record<RoiField, string>>;
  /** Takes the numbers that were entered here; the others stay as they are. */
  onInputs: (entered: Partial<RoiInputs>) => void;
  /** Told how many fields say no number, or one of two. */
  onUnread: (fields: number) => void;
  /** The same when the visitor leaves a field. */
  onLeave: (fields: number) => void;
  /** The button was pressed, and every field says a number. */
  onSubmit: () => void;
}) {
  const [insist, setInsist] = useState(false);
  const unread = useRef(new Set<RoiField>());
  /** Numbers that were entered here, some of which may wait for another field. */
  const entered = useRef<Partial<RoiInputs>>({});
  /** The number of the field that has the focus, as it was when the visitor came to it. */
  const before = useRef<Partial<RoiInputs>>({});
  const [, redraw] = useReducer((times: number) => times + 1, 0);

  const take = (field: RoiField) => (reading: FieldReading) => {
    if (reading.kind === 'number') {
      unread.current.delete(field);
      entered.current[field] = reading.value;
    } else {
      // On the way to '65.000' the field said 65. Nothing may be computed with a number that nobody meant.
      const number = before.current[field] ?? shown[field];
      if (!unread.current.has(field)) onInputs({ [field]: number });
      entered.current[field] = number;
      unread.current.add(field);
    }
    setInsist(false);
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
    setInsist(true);
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
          insist={insist}
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
