'use client';

import { type FormEvent, type SyntheticEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import type { ContactForm, MailingBox as Copy } from '@/content/schema';
import { carryToContact } from '@/lib/carry';
import { routes } from '@/lib/routes';
import { fieldMessage } from '../contact-form/field-message';

/** The sentences of the contact form's own address field. */
export type AddressChecks = Pick<ContactForm['messages'], 'emailWithoutAt' | 'emailMalformed'>;

const INQUIRY = 'general';

/**
 * The field of a sign-up box (BLOG-09, RESOURCES-04). It makes no call: the address, which has no `name` and so
 * stands in no URL, is carried inside the tab, and the form itself opens the contact page.
 */
export function MailingBox({ id, copy, checks }: { id: string; copy: Copy; checks: AddressChecks }) {
  const [error, setError] = useState<string>();

  const carry = (event: FormEvent<HTMLFormElement>) => {
    // Read from the field itself: it may hold what was typed before the page was ready.
    const { value } = event.currentTarget.elements.namedItem(id) as HTMLInputElement;
    carryToContact({ message: copy.message, inquiryType: INQUIRY, email: value });
  };

  const onInvalid = (event: SyntheticEvent<HTMLFormElement>) => {
    const control = event.target as unknown as HTMLInputElement;
    event.preventDefault();
    setError(fieldMessage('email', control, { ...checks, email: copy.missing }));
    control.focus();
  };

  return (
    <form
      className="mailing-form"
      action={routes.contact}
      aria-label={copy.button}
      onInvalidCapture={onInvalid}
      onSubmit={carry}
    >
      <input type="hidden" name="inquiry" value={INQUIRY} />
      <div className="mailing-row">
        <TextField
          id={id}
          label="Email Address"
          type="email"
          required
          autoComplete="email"
          placeholder="name@company.com"
          error={error}
          onInput={() => setError(undefined)}
        />
        <Button type="submit">{copy.button}</Button>
      </div>
      <p className="type-meta mt-3 text-ink-2">{copy.note}</p>
    </form>
  );
}
