'use client';

import type { FieldErrors } from './form-state';
import { controlId, fieldNames, labels } from './values';

/** The fields with an error, each a link that moves the focus to it. */
export function FieldLinks({ errors }: { errors: FieldErrors }) {
  return (
    <ul className="mt-1 list-disc pl-5">
      {fieldNames
        .filter((name) => errors[name])
        .map((name) => (
          <li key={name}>
            <a
              href={`#${controlId(name)}`}
              className="underline underline-offset-[0.22em]"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(controlId(name))?.focus();
              }}
            >
              {labels[name]}: {errors[name]}
            </a>
          </li>
        ))}
    </ul>
  );
}
