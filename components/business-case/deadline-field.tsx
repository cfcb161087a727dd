'use client';

import { type ComponentProps, useState } from 'react';
import { TextField } from '@/components/ui/field';
import { cleanText } from '@/lib/business-case/answers';

/**
 * The date of the decision. While a year is typed, browsers report dates such as 0002-03-31, and clear the field if
 * such a date is rejected. So the field keeps what is typed, and validates it on blur.
 *
 * @param value a date such as '2027-03-31', or ''.
 * @param onDate receives such a date, or ''.
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
      {/* The field itself announces the message only when it gets the focus again. */}
      <p role="status" className="sr-only">
        {error && `${field.label}: ${error}`}
      </p>
    </div>
  );
}
