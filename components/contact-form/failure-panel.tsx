'use client';

import { useEffect, useRef } from 'react';
import { MessagePanel } from '@/components/ui/message-panel';
import type { ContactForm } from '@/content/contact/contact.schema';
import { referenceOf } from '@/lib/contact/submission-id';
import type { Failure, Submission } from './form-state';
import { mailLink, waitText } from './messages';
import { FailureSentence } from './outcome';
import { controlId, type FormValues, fieldNames, labels } from './values';

/** Reports that the request was not sent, and what helps. Takes focus when it appears. */
export function FailurePanel({
  email,
  attempt,
  failure,
  values,
  copy,
}: {
  email: string;
  attempt: Submission;
  failure: Failure;
  /** The form's current values. */
  values: () => FormValues;
  copy: ContactForm['failure'];
}) {
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new failure takes focus, also when the panel is there already
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  const invalid = fieldNames.filter((name) => failure.fields[name]);
  const wait = waitText(failure.retryAfter);
  const mail = (typed: FormValues) => mailLink(email, typed, referenceOf(attempt.id), copy.mailCut);
  const { href, cut } = mail(attempt.values);
  return (
    <MessagePanel
      tone="danger"
      ref={panel}
      tabIndex={-1}
      aria-labelledby="contact-failure"
      className="mt-6 scroll-mb-28"
    >
      <div className="min-w-0 grow">
        <p id="contact-failure" role="alert" className="font-medium">
          <FailureSentence email={email} />
        </p>
        {failure.kind === 'limited' && (
          <p className="mt-2">{`We received too many requests from your connection. Try again ${wait}.`}</p>
        )}
        {failure.kind === 'failed' && failure.retryAfter && (
          <p className="mt-2">
            {`Our form received too many requests. Try again ${wait}, or send yours by email.`}
          </p>
        )}
        {failure.kind === 'too-long' && <p className="mt-2">{copy.tooLong}</p>}
        {invalid.length > 0 && (
          <div className="mt-3">
            <p>{copy.fields}</p>
            <ul className="mt-1 list-disc pl-5">
              {invalid.map((name) => (
                <li key={name}>
                  <a
                    href={`#${controlId(name)}`}
                    className="underline underline-offset-[0.22em]"
                    onClick={(event) => {
                      event.preventDefault();
                      document.getElementById(controlId(name))?.focus();
                    }}
                  >
                    {labels[name]}: {failure.fields[name]}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {failure.kind !== 'limited' && invalid.length === 0 && (
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
            . {cut ? copy.mailNoteCut : copy.mailNote}
          </p>
        )}
      </div>
    </MessagePanel>
  );
}
