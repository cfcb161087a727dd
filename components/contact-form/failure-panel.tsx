'use client';

import { useEffect, useRef } from 'react';
import { MessagePanel } from '@/components/ui/message-panel';
import type { ContactForm } from '@/content/contact/contact.schema';
import { referenceOf } from '@/lib/contact/submission-id';
import type { Attempt, Failure } from './form-state';
import { busyText, mailLink, retryText } from './messages';
import { FailureSentence } from './outcome';
import { controlId, fieldNames, labels, type Values } from './values';

type Copy = ContactForm['failure'];

/** Says that the request was not sent, then what helps with this failure. Takes focus when it appears. */
export function FailurePanel({
  email,
  attempt,
  failure,
  values,
  copy,
}: {
  email: string;
  attempt: Attempt;
  failure: Failure;
  /** What the form holds now. */
  values: () => Values;
  copy: Copy;
}) {
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new failure takes focus, also when the panel is there already
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  const named = fieldNames.filter((name) => failure.fields[name]);
  const byMail = failure.kind !== 'limited' && named.length === 0;
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
        {failure.kind === 'limited' && <p className="mt-2">{retryText(failure.retryAfter)}</p>}
        {failure.kind === 'failed' && failure.retryAfter && (
          <p className="mt-2">{busyText(failure.retryAfter)}</p>
        )}
        {failure.kind === 'too-long' && <p className="mt-2">{copy.tooLong}</p>}
        {named.length > 0 && <FieldSummary heading={copy.fields} names={named} fields={failure.fields} />}
        {byMail && <ByMail email={email} attempt={attempt} values={values} copy={copy} />}
      </div>
    </MessagePanel>
  );
}

function FieldSummary({
  heading,
  names,
  fields,
}: {
  heading: string;
  names: readonly (keyof Values)[];
  fields: Failure['fields'];
}) {
  return (
    <div className="mt-3">
      <p>{heading}</p>
      <ul className="mt-1 list-disc pl-5">
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${controlId(name)}`}
              className="underline underline-offset-[0.22em]"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(controlId(name))?.focus();
              }}
            >
              {labels[name]}: {fields[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ByMail({
  email,
  attempt,
  values,
  copy,
}: {
  email: string;
  attempt: Attempt;
  values: () => Values;
  copy: Copy;
}) {
  const link = (typed: Values) => mailLink(email, typed, referenceOf(attempt.id), copy.mailCut);
  const { href, cut } = link(attempt.values);
  return (
    <p className="mt-2">
      <a
        href={href}
        className="underline underline-offset-[0.22em]"
        onClick={(event) => {
          // Adds what was typed since the failure.
          event.currentTarget.href = link(values()).href;
        }}
      >
        {copy.mailLink}
      </a>
      . {cut ? copy.mailNoteCut : copy.mailNote}
    </p>
  );
}
