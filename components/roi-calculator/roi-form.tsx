'use client';

import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useCurrency } from '@/components/currency/currency-provider';
import { useHydrated } from '@/components/hooks/use-hydrated';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import type { RoiQuestion } from '@/content/roi.schema';
import type { RoiField, RoiInputs } from '@/lib/roi/assumptions';
import { problemText } from '@/lib/roi/problem-text';
import { readNumber } from '@/lib/roi/read';

type Errors = Partial<Record<RoiField, string>>;

/** A number as a field shows it, with its thousands separated. */
const fieldText = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

/**
 * The six fields. The result follows while the visitor types, as long as every field can be read. A field that
 * cannot be read says so when the visitor leaves it, and what was typed stays.
 */
export function RoiForm({
  questions,
  shown,
  button,
  isSecondary,
  onInputs,
  onValidity,
  onSubmit,
}: {
  questions: readonly RoiQuestion[];
  /** The inputs of the result on the page. */
  shown: RoiInputs;
  button: string;
  /** True once there is a result of the visitor's own: what to do with it is then the page's main action. */
  isSecondary: boolean;
  /** Takes numbers that differ from `shown`. */
  onInputs: (inputs: RoiInputs) => void;
  /** Told whether a message beside a field says that it could not be read. */
  onValidity: (invalid: boolean) => void;
  /** The button was pressed, and every field can be read. */
  onSubmit: () => void;
}) {
  const { currency } = useCurrency();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});

  const control = (id: RoiField) => form.current?.elements.namedItem(id) as HTMLInputElement;

  /** Hands on the numbers when all can be read. @returns what is wrong with each field that cannot. */
  const readAll = (): Errors => {
    const found: Errors = {};
    const inputs = { ...shown };
    for (const { id } of questions) {
      const read = readNumber(id, control(id).value);
      if (read.ok) inputs[id] = read.value;
      else found[id] = problemText(id, read.problem);
    }
    const isNew = questions.some(({ id }) => inputs[id] !== shown[id]);
    if (Object.keys(found).length === 0 && isNew) onInputs(inputs);
    return found;
  };

  const show = (next: Errors) => {
    setErrors(next);
    onValidity(Object.values(next).some(Boolean));
  };

  // The fields follow the result; one in which something else was typed, perhaps before the page was ready, keeps it.
  const hydrated = useHydrated();
  const before = useRef(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new result rewrites fields
  useEffect(() => {
    for (const { id } of questions) {
      const field = control(id);
      const read = readNumber(id, field.value);
      if (!read.ok) continue;
      // A number that the visitor is typing must not get its commas under the cursor.
      const isStale = read.value !== shown[id] && read.value === before.current[id];
      if (isStale || (read.value === shown[id] && field !== document.activeElement))
        field.value = fieldText(shown[id]);
    }
    before.current = shown;
    // The first render shows the example even where the address has other numbers.
    if (hydrated) readAll();
  }, [shown, hydrated]);

  const follow = () => {
    const found = readAll();
    // Typing clears messages; new ones wait until the visitor leaves the field.
    show(Object.fromEntries(Object.entries(found).filter(([id]) => errors[id as RoiField])));
  };

  const leave = ({ target }: FocusEvent<HTMLFormElement>) => {
    const { name, value } = target as unknown as HTMLInputElement;
    const id = questions.find((question) => question.id === name)?.id;
    if (!id) return;
    const read = readNumber(id, value);
    if (read.ok) control(id).value = fieldText(read.value);
    const problem = readAll()[id];
    if (problem !== errors[id]) show({ ...errors, [id]: problem });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = readAll();
    show(found);
    const wrong = questions.find(({ id }) => found[id]);
    if (wrong) control(wrong.id).focus();
    else onSubmit();
  };

  return (
    <form
      ref={form}
      noValidate
      onInput={follow}
      onBlur={leave}
      onSubmit={submit}
      className="grid content-start gap-5 print:hidden"
    >
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
