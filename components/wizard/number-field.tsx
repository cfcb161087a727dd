'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { HiddenStatus } from '@/components/ui/hidden-status';
import {
  choiceLabel,
  choiceText,
  type FieldReading,
  formatField,
  type NumberFieldSpec,
  problemText,
  readField,
} from '@/lib/numbers/number-field';

/**
 * A field for a number in the visitor's own spelling. Typed text stays until blur. Invalid text also stays afterward,
 * with the reason, which is announced because the focus is elsewhere by then. If a text can mean two numbers, the field
 * asks which.
 *
 * @param value the current number; undefined while there is none.
 * @param onRead receives the reading of the text after every change. Only a number may be used for calculation.
 * @param optional true allows an empty field.
 * @param mark a word after the label, such as 'example'.
 * @param showError true shows the reason before blur.
 */
export function NumberField({
  field,
  value,
  onRead,
  optional = false,
  mark,
  showError = false,
  note,
}: {
  field: NumberFieldSpec & { id: string; label: string; hint: string };
  value: number | undefined;
  onRead: (reading: FieldReading) => void;
  optional?: boolean;
  mark?: string | undefined;
  showError?: boolean;
  note?: string | undefined;
}) {
  /** The text in the field, while it differs from the formatted value. */
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const { id, label, hint, currency } = field;
  const reading = typed === null ? null : readField(field, typed);
  const choice = reading?.kind === 'choice' ? reading.values : null;
  const problem = reading?.kind === 'none' && (left || showError) ? reading.problem : null;
  const error = problem
    ? problemText(field, problem)
    : choice && left
      ? choiceText(field, choice)
      : undefined;
  const name = currency ? `${label} (${currency.symbol})` : label;
  const own = value === undefined ? '' : formatField(field, value);

  const type = (text: string) => {
    setTyped(text);
    setLeft(false);
    onRead(readField(field, text));
  };
  const leave = () => {
    if (reading === null) return;
    const isOpen = reading.kind === 'none' && reading.problem === 'empty' && optional;
    if (reading.kind === 'number' || isOpen) setTyped(null);
    else setLeft(true);
  };
  const choose = (chosen: number) => {
    type(field.unit === 'percent' ? choiceLabel(field, chosen) : formatField(field, chosen));
    document.getElementById(id)?.focus();
  };

  // Another currency may give the same text another meaning. The first run reads what was typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at the start and after a change of currency only
  useEffect(() => {
    const element = document.getElementById(id) as HTMLInputElement | null;
    if (typed !== null) onRead(readField(field, typed));
    else if (element && element.value !== own) type(element.value);
  }, [currency?.code]);

  return (
    <div>
      <TextField
        id={id}
        name={id}
        label={name}
        mark={mark}
        hint={hint}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? own}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        note={note}
        {...(error && { error })}
      />
      <HiddenStatus text={left && error ? `${name}: ${error}` : ''} />
      {choice && (
        <fieldset className="mt-2">
          <legend className={left ? 'sr-only' : 'type-small'}>{choiceText(field, choice)}</legend>
          <div className="mt-1.5 flex flex-wrap gap-3">
            {choice.map((number) => (
              <Button key={number} variant="outline" onClick={() => choose(number)}>
                {choiceLabel(field, number)}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
