'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { ContactForm } from '@/content/contact/contact.schema';
import { referenceOf } from '@/lib/contact/submission-id';
import type { Submission } from './form-state';
import { RECEIVED, SuccessMessage } from './outcome';

/** Replaces the form after a successful send and takes focus, described by when we reply and the reference. */
export function SuccessPanel({
  attempt,
  copy,
  again,
}: {
  attempt: Submission;
  copy: ContactForm['success'];
  again: () => void;
}) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    root.current?.focus();
  }, []);

  return (
    <section ref={root} tabIndex={-1} aria-labelledby="request-received" aria-describedby="request-promise">
      <SuccessMessage
        title={
          <h2 id="request-received" className="font-semibold">
            {RECEIVED}
          </h2>
        }
        promise={copy.promise}
      >
        <p className="mt-2">
          {copy.reference}{' '}
          <strong className="whitespace-nowrap font-semibold">{referenceOf(attempt.id)}</strong>.
        </p>
      </SuccessMessage>
      <Button variant="outline" className="mt-6" onClick={again}>
        Submit Another Request
      </Button>
    </section>
  );
}
