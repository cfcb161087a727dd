'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { ScreenReaderStatus } from '@/components/ui/screen-reader-status';
import {
  askWhichNumber,
  describeNumberProblem,
  formatMeaning,
  formatNumberField,
  type NumberFieldSpec,
  readNumberField,
} from '@/lib/numbers/number-field';

type Props = {
  field: NumberFieldSpec & { id: string; label: string; hint: string };
  value: number | undefined;
  unread?: string | undefined;
  fallback?: number | undefined;
  onValue: (value: number | undefined, unread: string | undefined) => void;
  optional?: boolean;
  mark?: string | undefined;
  note?: string | undefined;
};

/**
 * A field for a number in the visitor's own spelling. Typed text stays until blur. Invalid text also stays afterward,
 * with the reason, which is announced because the focus is elsewhere by then. If a text can mean two numbers, the
 * field asks which. Until then, the number from before the typing is used, not the first digits.
 *
 * @param unread text that was typed here before and cannot be read.
 * @param fallback the number that is shown and used while there is no `value`.
 * @param onValue receives, after every change, the number to use and a text that cannot be read.
 */
export function NumberField({ field, value, unread, fallback, onValue, optional = false, ...shown }: Props) {
  /** The text in the field, while it differs from the formatted value. */
  const [typed, setTyped] = useState<string | null>(unread ?? null);
  const [left, setLeft] = useState(unread !== undefined);
  const before = useRef(value);
  const { id, label, hint, currency } = field;
  const reading = typed === null ? null : readNumberField(field, typed);
  const choice = reading?.kind === 'choice' ? reading.values : null;
  const problem = left && reading?.kind === 'none' ? reading.problem : null;
  const counts = value ?? fallback;
  const formatted = counts === undefined ? '' : formatNumberField(field, counts);
  const reason = problem
    ? describeNumberProblem(field, problem)
    : choice && left && askWhichNumber(field, choice);
  const error = reason && reason + (formatted && ` Until then, ${formatted} counts.`);
  const name = currency ? `${label} (${currency.symbol})` : label;

  /** Null for an invalid text. */
  const parse = (text: string) => {
    const read = readNumberField(field, text);
    if (read.kind === 'number') return read.value;
    return optional && read.kind === 'none' && read.problem === 'empty' ? undefined : null;
  };
  const report = (text: string) => {
    const parsed = parse(text);
    onValue(parsed === null ? before.current : parsed, parsed === null ? text : undefined);
  };
  const type = (text: string) => {
    if (typed === null) before.current = value;
    setTyped(text);
    setLeft(false);
    report(text);
  };
  const leave = () => {
    if (typed === null) return;
    if (parse(typed) === null) setLeft(true);
    else setTyped(null);
  };
  const choose = (chosen: number) => {
    type(field.unit === 'percent' ? formatMeaning(field, chosen) : formatNumberField(field, chosen));
    document.getElementById(id)?.focus();
  };

  // Another currency may give the same text another meaning. The first run reads what was typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at the start and after a change of currency only
  useEffect(() => {
    const element = document.getElementById(id) as HTMLInputElement | null;
    if (typed !== null) report(typed);
    else if (element && element.value !== formatted) type(element.value);
  }, [currency?.code]);

  return (
    <div>
      <TextField
        id={id}
        name={id}
        label={name}
        hint={hint}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? formatted}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        {...shown}
        {...(error && { error })}
      />
      <ScreenReaderStatus text={left && error ? `${name}: ${error}` : ''} />
      {choice && (
        <fieldset className="mt-2">
          <legend className={left ? 'sr-only' : 'type-small'}>{askWhichNumber(field, choice)}</legend>
          <div className="mt-1.5 flex flex-wrap gap-3">
            {choice.map((number) => (
              <Button key={number} variant="accent" onClick={() => choose(number)}>
                {formatMeaning(field, number)}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
