'use client';

import { CircleAlert } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { ContactForm } from '@/content/contact.schema';
import { referenceOf } from '@/lib/contact/reference';
import { FailureSentence } from './failure-sentence';
import type { Attempt, Failure } from './machine';
import { mailLink } from './mail-link';
import { retryText } from './retry-text';
import { controlId, fieldNames, labels, type Values } from './values';

type Copy = ContactForm['failure'];

/** The specified sentence, then what helps with this failure (CONTACT-23). Takes focus when it appears. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure takes focus, the same panel or not
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  const named = fieldNames.filter((name) => failure.fields[name]);
  const byMail = failure.kind !== 'limited' && named.length === 0;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="contact-failure"
      className="panel panel-danger mt-6 scroll-mb-28"
    >
      <Icon icon={CircleAlert} size={22} />
      <div className="min-w-0 grow">
        <p id="contact-failure" role="alert" className="font-medium">
          <FailureSentence email={email} />
        </p>
        {failure.kind === 'limited' && <p className="mt-2">{retryText(failure.retryAfter)}</p>}
        {failure.kind === 'too-long' && <p className="mt-2">{copy.tooLong}</p>}
        {named.length > 0 && <FieldSummary heading={copy.fields} names={named} fields={failure.fields} />}
        {byMail && <ByMail email={email} attempt={attempt} values={values} copy={copy} />}
      </div>
    </section>
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
          // What was typed since the failure goes along.
          event.currentTarget.href = link(values()).href;
        }}
      >
        {copy.mailLink}
      </a>
      . {cut ? copy.mailNoteCut : copy.mailNote}
    </p>
  );
}
