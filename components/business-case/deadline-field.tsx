'use client';

import { type ComponentProps, useState } from 'react';
import { TextField } from '@/components/ui/field';
import { cleanText } from '@/lib/business-case/answers';

/**
 * The date of the decision. Browsers report a date after the first digit of its year, as one of the year 2, and empty
 * the field when that is taken back; so the field keeps what is typed and is judged when the visitor leaves it.
 *
 * @param value a date such as '2027-03-31', or the empty text.
 * @param onDate takes such a date, or the empty text.
 */
export function DeadlineField({
  value,
  onDate,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'type' | 'onChange' | 'onBlur'> & {
  value: string;
  onDate: (date: string) => void;
}) {
  const [error, setError] = useState<string>();
  return (
    <div>
      <TextField
        {...field}
        type="date"
        defaultValue={value}
        onChange={({ target }) => {
          setError(undefined);
          const date = cleanText('deadline', target.value);
          if (date) onDate(date);
        }}
        onBlur={({ target }) => {
          const date = cleanText('deadline', target.value);
          onDate(date);
          const open = target.value === '' && !target.validity.badInput;
          setError(
            date || open ? undefined : 'Enter a whole date with a year from 2000 on, such as 03/31/2027.',
          );
        }}
        {...(error && { error })}
      />
      {/* The field says it only to a visitor who comes back. */}
      <p role="status" className="sr-only">
        {error && `${field.label}: ${error}`}
      </p>
    </div>
  );
}
