'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useCurrency } from '@/components/currency/currency-provider';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import type { RoiQuestion } from '@/content/roi.schema';
import type { RoiField, RoiInputs } from '@/lib/roi/assumptions';
import { problemText } from '@/lib/roi/problem-text';
import { readNumber } from '@/lib/roi/read';

/** What each field holds at first: the number with its thousands separated. */
const typed = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

/**
 * The six fields. Nothing is worked out before every field can be read; the first that cannot takes the focus,
 * and what was typed stays.
 */
export function RoiForm({
  questions,
  start,
  button,
  again,
  onInputs,
  onFailed,
}: {
  questions: readonly RoiQuestion[];
  start: RoiInputs;
  button: string;
  /** True once a result was worked out: what to do with it is then the first action of the page. */
  again: boolean;
  onInputs: (inputs: RoiInputs) => void;
  /** Told whether the last attempt could not be read; must keep its identity. */
  onFailed: (failed: boolean) => void;
}) {
  const { currency } = useCurrency();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<Record<RoiField, string>>>({});

  const control = (id: RoiField) => form.current?.elements.namedItem(id) as HTMLInputElement;

  useEffect(() => onFailed(Object.keys(errors).length > 0), [errors, onFailed]);

  // The fields follow what is shown; one in which something else was typed, perhaps before the page was ready, keeps it.
  const before = useRef(start);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when what is shown changes
  useEffect(() => {
    for (const { id } of questions) {
      const field = control(id);
      const read = readNumber(id, field.value);
      if (read.ok && [before.current[id], start[id]].includes(read.value)) field.value = typed(start[id]);
    }
    before.current = start;
  }, [start]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found: Partial<Record<RoiField, string>> = {};
    const inputs: Partial<RoiInputs> = {};
    for (const { id, empty } of questions) {
      const read = readNumber(id, control(id).value);
      if (read.ok) inputs[id] = read.value;
      else found[id] = problemText(id, read.problem, empty);
    }
    setErrors(found);
    const [wrong] = questions.filter(({ id }) => found[id]);
    if (wrong) control(wrong.id).focus();
    else onInputs(inputs as RoiInputs);
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="roi-fields no-print">
      {questions.map(({ id, label, hint, money }) => (
        <TextField
          key={id}
          id={id}
          name={id}
          label={money ? `${label} (${currency.symbol})` : label}
          hint={hint}
          error={errors[id]}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed(start[id])}
        />
      ))}
      <Button type="submit" size="lg" variant={again ? 'secondary' : 'primary'}>
        {button}
      </Button>
    </form>
  );
}
