'use client';

import { useDebounced } from '@/components/hooks/use-debounced';
import { isPlainClick } from '@/components/ui/is-plain-click';
import { contactFields, fieldNames } from '@/lib/contact/contact-fields';
import { pluralize } from '@/lib/format/pluralize';
import { type FieldErrors, getControlId } from './values';

/** Id of the summary. It takes the focus when the first invalid field is too far away to be in view with it. */
export const SUMMARY_ID = 'contact-errors';

/** Counts the invalid fields and links to them. The count is a live region, so it is always rendered. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const count = Object.values(errors).filter(Boolean).length;
  // The browser reports the fields one by one; the count is announced once. Another try empties the line first, so that
  // the same count is announced again.
  const isSaid = useDebounced(errors, 100) === errors;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would hold fields
    <div
      id={SUMMARY_ID}
      role="group"
      aria-labelledby="contact-errors-count"
      tabIndex={-1}
      className={
        count > 0 ? 'mb-6 rounded-control border border-danger bg-danger-tint px-5 py-4.5 text-danger' : ''
      }
    >
      <p id="contact-errors-count" role="status" className={count > 0 ? 'min-h-lh font-medium' : 'sr-only'}>
        {count > 0 && isSaid && `${pluralize(count, 'field')} to fix`}
      </p>
      {count > 0 && <FieldLinks errors={errors} />}
    </div>
  );
}

/** The fields with an error, each a link that moves the focus to it. */
export const FieldLinks = ({ errors }: { errors: FieldErrors }) => (
  <ul className="mt-1 list-disc pl-5">
    {fieldNames
      .filter((name) => errors[name])
      .map((name) => (
        <li key={name}>
          <a
            href={`#${getControlId(name)}`}
            className="underline underline-offset-[0.22em]"
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              document.getElementById(getControlId(name))?.focus();
            }}
          >
            {`${contactFields[name].label}: ${errors[name]}`}
          </a>
        </li>
      ))}
  </ul>
);
