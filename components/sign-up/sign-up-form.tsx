'use client';

import { type FormEvent, type ReactElement, type SyntheticEvent, useState } from 'react';
import { getFieldMessage } from '@/components/contact-form/messages';
import { replaceWithAsciiDomain } from '@/components/ui/ascii-email';
import { errorClass } from '@/components/ui/field-classes';
import type { ContactForm } from '@/content/schemas/contact';
import type { SignUpBox as Copy } from '@/content/schemas/sign-up';
import { needsScript } from '@/lib/build-attributes';
import * as routes from '@/lib/routes';
import { prefillContactForm } from '@/lib/storage/prefill';

export type EmailMessages = Pick<ContactForm['messages'], 'emailWithoutAt' | 'emailMalformed'>;

const INQUIRY_TYPE = 'general';

type Props = {
  id: string;
  copy: Pick<Copy, 'button' | 'message' | 'missing' | 'note'>;
  checks: EmailMessages;
  /** The icon before the error message. */
  mark: ReactElement;
  /** The field and the button, rendered on the server. The field's id is `id`, described by `id`-error. */
  children: ReactElement;
};

/** It opens the contact page and hands the address over in session storage; without a `name`, it is in no URL. */
export function SignUpForm({ id, copy, checks, mark, children }: Props) {
  const { button, message, missing, note } = copy;
  const [error, setError] = useState<string>();
  // Screen readers read the error of a field that takes the focus, but not of one that has it already.
  const [isSaid, setIsSaid] = useState(false);

  const showError = (control: HTMLInputElement, message?: string) => {
    setError(message);
    // The field was rendered on the server, so React does not update its attributes.
    control.setAttribute('aria-invalid', `${Boolean(message)}`);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // Read from the field, which may hold what was typed before hydration.
    const { value } = event.currentTarget.elements.namedItem(id) as HTMLInputElement;
    prefillContactForm({ from: 'signUp', message, inquiryType: INQUIRY_TYPE, email: value });
  };

  const onInvalid = (event: SyntheticEvent<HTMLFormElement>) => {
    const control = event.target as unknown as HTMLInputElement;
    event.preventDefault();
    const form = event.currentTarget;
    if (replaceWithAsciiDomain(control)) return void setTimeout(() => form.requestSubmit());
    showError(control, getFieldMessage('email', control, { ...checks, email: missing }));
    setIsSaid(document.activeElement === control);
    control.focus();
  };

  return (
    <form
      {...needsScript}
      className="max-sm:grid"
      action={routes.contact}
      aria-label={button}
      onInvalidCapture={onInvalid}
      onInput={(event) => showError(event.target as HTMLInputElement)}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="inquiry" value={INQUIRY_TYPE} />
      {children}
      <p id={`${id}-error`} className={errorClass} hidden={!error}>
        {mark}
        <span>{error}</span>
      </p>
      <p role="status" className="sr-only">
        {isSaid && error}
      </p>
      <p className="type-small mt-3 text-ink-2 max-sm:order-2">{note}</p>
    </form>
  );
}
