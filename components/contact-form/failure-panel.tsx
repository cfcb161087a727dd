'use client';

import { useEffect, useRef } from 'react';
import { MessagePanel } from '@/components/ui/message-panel';
import type { ContactForm } from '@/content/schemas/contact';
import { deriveReference } from '@/lib/contact/submission-id';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import type { Submission } from './draft';
import { FieldLinks } from './error-summary';
import { buildMessageMailto, formatWait } from './messages';
import { FailureSentence } from './outcome';
import type { SubmissionFailure } from './request';
import type { FormValues } from './values';

type Props = {
  email: string;
  attempt: Submission;
  failure: SubmissionFailure;
  values: () => FormValues;
  copy: ContactForm['failure'];
};

/** Says what to do. The alert announces the sentence, so the focused panel has another name: nothing is read twice. */
export function FailurePanel({ email, attempt, failure, values, copy }: Props) {
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new failure takes focus, also when the panel is there already
  useEffect(() => {
    const { current } = panel;
    current?.focus({ preventScroll: true });
    // A panel taller than the window shows its beginning.
    current?.scrollIntoView({ block: current.offsetHeight > window.innerHeight ? 'start' : 'nearest' });
  }, [failure]);

  const invalid = Object.keys(failure.fields).length > 0;
  const wait = formatWait(failure.retryAfter);
  const advice = {
    limited: copy.limited,
    failed: failure.retryAfter && copy.busy,
    'too-long': copy.tooLong,
    'hidden-field': copy.hiddenField,
    unconfirmed: copy.unconfirmed,
    invalid: null,
  }[failure.kind];
  const mail = (typed: FormValues) =>
    buildMessageMailto(email, typed, deriveReference(attempt.id), copy.mailCut);
  const { href, isCut } = mail(attempt.values);
  return (
    <MessagePanel
      ref={panel}
      tabIndex={-1}
      aria-label={copy.heading}
      aria-describedby="contact-failure-help"
      className="mt-6 scroll-mb-28"
    >
      <div className="min-w-0 grow">
        <p role="alert" className="font-medium">
          <FailureSentence email={email} />
        </p>
        <div id="contact-failure-help">
          {advice && <p className="mt-2">{fillPlaceholders(advice, { wait })}</p>}
          {invalid && <p className="mt-3">{copy.fields}</p>}
        </div>
        {invalid && <FieldLinks errors={failure.fields} />}
        {!invalid && (
          <p className="mt-2">
            <a
              href={href}
              className="underline underline-offset-[0.22em]"
              onClick={(event) => {
                // Includes what was typed after the failure.
                event.currentTarget.href = mail(values()).href;
              }}
            >
              {copy.mailLink}
            </a>
            <span>{`. ${isCut ? copy.mailNoteCut : copy.mailNote}`}</span>
          </p>
        )}
      </div>
    </MessagePanel>
  );
}
