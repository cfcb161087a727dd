'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import type { FinanceQuestion, RoiQuestion } from '@/content/tools/roi.schema';
import type { Currency } from '@/lib/currency/format';
import { formatDecimal } from '@/lib/numbers/format-decimal';
import { type FieldReading, formatField, readField } from '@/lib/roi/number-field';
import { choiceText, problemText } from '@/lib/roi/problem-text';

/**
 * A field for a number in the visitor's own spelling. Typed text stays until blur. Invalid text also stays afterward,
 * with the reason, which is announced because the focus is elsewhere by then. If a text can mean two numbers, the field
 * asks which.
 *
 * @param value the current number; undefined while there is none.
 * @param onRead receives the reading of the text after every change. Only a number may be used for calculation.
 * @param optional true allows an empty field.
 * @param showError true shows the reason before blur.
 */
export function NumberField({
  question: { id, label, hint, money },
  currency,
  value,
  onRead,
  optional = false,
  showError = false,
  note,
}: {
  question: RoiQuestion | FinanceQuestion;
  currency: Currency;
  value: number | undefined;
  onRead: (reading: FieldReading) => void;
  optional?: boolean;
  showError?: boolean;
  note?: string | undefined;
}) {
  /** The text in the field, while it differs from the formatted value. */
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const reading = typed === null ? null : readField(id, typed, currency);
  const choice = reading?.kind === 'choice' ? reading.values : null;
  const problem = reading?.kind === 'none' && (left || showError) ? reading.problem : null;
  const error = problem
    ? problemText(id, problem, currency)
    : choice && left
      ? choiceText(choice)
      : undefined;
  const name = money ? `${label} (${currency.symbol})` : label;
  const own = value === undefined ? '' : formatField(id, value, currency);

  const type = (text: string) => {
    setTyped(text);
    setLeft(false);
    onRead(readField(id, text, currency));
  };
  const leave = () => {
    if (reading === null) return;
    const isOpen = reading.kind === 'none' && reading.problem === 'empty' && optional;
    if (reading.kind === 'number' || isOpen) setTyped(null);
    else setLeft(true);
  };
  const choose = (chosen: number) => {
    type(formatField(id, chosen, currency));
    document.getElementById(id)?.focus();
  };

  // Another currency may give the same text another meaning. The first run reads what was typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at the start and after a change of currency only
  useEffect(() => {
    const field = document.getElementById(id) as HTMLInputElement | null;
    if (typed !== null) onRead(readField(id, typed, currency));
    else if (field && field.value !== own) type(field.value);
  }, [currency.code]);

  return (
    <div>
      <TextField
        id={id}
        name={id}
        label={name}
        hint={hint}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? own}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        note={note}
        {...(error && { error })}
      />
      <p role="status" className="sr-only">
        {left && error && `${name}: ${error}`}
      </p>
      {choice && (
        <fieldset className="mt-2">
          <legend className={left ? 'sr-only' : 'type-small'}>{choiceText(choice)}</legend>
          <div className="mt-1.5 flex flex-wrap gap-3">
            {choice.map((number) => (
              <Button key={number} variant="outline" onClick={() => choose(number)}>
                {formatDecimal(number)}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
