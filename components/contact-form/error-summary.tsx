'use client';

import { useEffect, useState } from 'react';
import { useDebounced } from '@/components/hooks/use-debounced';
import { FieldLinks } from './field-links';
import type { FieldErrors } from './form-state';

/** Counts the invalid fields and links to them. The count is a live region, so it is always rendered. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const count = Object.values(errors).filter(Boolean).length;
  // The browser reports the fields one by one; the count is announced once.
  const said = useDebounced(count, 100);
  const [wasWrong, setWasWrong] = useState(false);
  if (said > 0 && !wasWrong) setWasWrong(true);
  // The summary pushes the focused field down, on a small screen out of view.
  useEffect(() => {
    if (said > 0) document.activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [said]);
  return (
    <div
      className={
        count > 0 ? 'mb-6 rounded-control border border-danger bg-danger-tint px-5 py-4.5 text-danger' : ''
      }
    >
      <p role="status" className={said > 0 ? 'font-medium' : 'sr-only'}>
        {said > 0 ? `${said} ${said === 1 ? 'field' : 'fields'} to fix` : wasWrong && 'No fields left to fix'}
      </p>
      {count > 0 && <FieldLinks errors={errors} />}
    </div>
  );
}
