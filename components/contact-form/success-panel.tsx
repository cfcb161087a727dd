'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { ContactForm } from '@/content/schemas/contact';
import { deriveReference } from '@/lib/contact/submission-id';
import type { Submission } from './draft';
import { buildReferenceMailto } from './messages';
import { RECEIVED_HEADING, SuccessMessage } from './outcome';

type Props = { email: string; attempt: Submission; copy: ContactForm['success']; again: () => void };

/** Replaces the form after a successful send and takes focus, described by when and where we reply and the reference. */
export function SuccessPanel({ email, attempt, copy, again }: Props) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    root.current?.focus();
    // Firefox does not scroll to a focused panel that is partly in view.
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const reference = deriveReference(attempt.id);
  return (
    <section ref={root} tabIndex={-1} aria-labelledby="request-received" aria-describedby="request-promise">
      <SuccessMessage
        title={
          <h2 id="request-received" className="type-h2 mb-3">
            {RECEIVED_HEADING}
          </h2>
        }
        className="[--rail-at:calc(var(--h2)/2)]"
        promise={copy.promise}
      >
        <p className="mt-2">
          <span>{`${copy.writeTo} `}</span>
          <strong className="wrap-anywhere font-semibold">{attempt.values.email}</strong>.{' '}
          <a
            href={buildReferenceMailto(email, reference, `${copy.correction} ${attempt.values.email}`)}
            className="underline underline-offset-[0.22em]"
          >
            {copy.correct}
          </a>
        </p>
        <p className="mt-2">
          <span>{`${copy.reference} `}</span>
          <strong className="whitespace-nowrap font-semibold">{reference}</strong>.
        </p>
      </SuccessMessage>
      <Button variant="outline" className="mt-8 ml-10" onClick={again}>
        Submit Another Request
      </Button>
    </section>
  );
}
