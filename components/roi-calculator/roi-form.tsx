'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useCurrency } from '@/components/currency/currency-provider';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import type { RoiQuestion } from '@/content/roi.schema';
import type { RoiField, RoiInputs } from '@/lib/roi/assumptions';
import { problemText } from '@/lib/roi/problem-text';
import { readNumber } from '@/lib/roi/read';

/** A number as a field shows it, with its thousands separated. */
const fieldText = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

/**
 * The six fields. Nothing is worked out before every field can be read; the first that cannot takes the focus,
 * and what was typed stays.
 */
export function RoiForm({
  questions,
  shown,
  button,
  isSecondary,
  onInputs,
  onValidity,
}: {
  questions: readonly RoiQuestion[];
  /** The inputs of the result on the page. */
  shown: RoiInputs;
  button: string;
  /** True once there is a result of the visitor's own: what to do with it is then the page's main action. */
  isSecondary: boolean;
  onInputs: (inputs: RoiInputs) => void;
  /** Told whether a field could not be read. */
  onValidity: (invalid: boolean) => void;
}) {
  const { currency } = useCurrency();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<Record<RoiField, string>>>({});

  const control = (id: RoiField) => form.current?.elements.namedItem(id) as HTMLInputElement;

  // The fields follow the result; one in which something else was typed, perhaps before the page was ready, keeps it.
  const before = useRef(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new result rewrites fields
  useEffect(() => {
    for (const { id } of questions) {
      const field = control(id);
      const read = readNumber(id, field.value);
      if (read.ok && [before.current[id], shown[id]].includes(read.value)) field.value = fieldText(shown[id]);
    }
    before.current = shown;
  }, [shown]);

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
    const wrong = questions.find(({ id }) => found[id]);
    onValidity(wrong !== undefined);
    if (wrong) control(wrong.id).focus();
    else onInputs(inputs as RoiInputs);
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid content-start gap-5 print:hidden">
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
          defaultValue={fieldText(shown[id])}
        />
      ))}
      <Button type="submit" size="lg" variant={isSecondary ? 'secondary' : 'primary'}>
        {button}
      </Button>
    </form>
  );
}
