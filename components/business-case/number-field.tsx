'use client';

import { useState } from 'react';
import { TextField } from '@/components/ui/field';
import type { FinanceQuestion, RoiQuestion } from '@/content/roi.schema';
import { problemText } from '@/lib/roi/problem-text';
import { readNumber } from '@/lib/roi/read';

const written = (value: number | undefined) =>
  value?.toLocaleString('en-US', { maximumFractionDigits: 2 }) ?? '';

/**
 * One number of the return. The case follows while it can be read. What cannot be read says so when the visitor
 * leaves the field; it stays in the field and is no part of the case.
 */
export function NumberField({
  question: { id, label, hint, money },
  symbol,
  value,
  onValue,
}: {
  question: RoiQuestion | FinanceQuestion;
  symbol: string;
  value: number | undefined;
  onValue: (value: number | undefined) => void;
}) {
  /** What is in the field while it differs from the value's own spelling. */
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const type = (text: string) => {
    const read = readNumber(id, text);
    setTyped(text);
    if (read.ok) {
      setError(undefined);
      onValue(read.value);
    } else if (read.problem === 'empty') {
      setError(undefined);
      onValue(undefined);
    }
  };
  const leave = () => {
    if (typed === null) return;
    const read = readNumber(id, typed);
    if (read.ok || read.problem === 'empty') return setTyped(null);
    setError(problemText(id, read.problem));
    onValue(undefined);
  };
  return (
    <TextField
      id={id}
      name={id}
      label={money ? `${label} (${symbol})` : label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? written(value)}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
      {...(error && { error })}
    />
  );
}
