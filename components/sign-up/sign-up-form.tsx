'use client';

import { type FormEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import { fieldMessage } from '@/components/contact-form/field-message';
import type { ContactForm } from '@/content/contact.schema';
import type { MailingBox as Copy } from '@/content/sign-up.schema';
import { contactRoute } from '@/lib/browser-routes';
import { handToContactForm } from '@/lib/handoff';

/** The sentences of the contact form's own address field. */
export type AddressChecks = Pick<ContactForm['messages'], 'emailWithoutAt' | 'emailMalformed'>;

const INQUIRY = 'general';

/**
 * The form of a sign-up box (BLOG-09, RESOURCES-04). It makes no call: the address, which has no `name` and so
 * stands in no URL, is carried inside the tab, and the form itself opens the contact page.
 *
 * @param children the box's one field and its button, drawn by the server. The field's id is `id`, and
 *   `id`-error describes it.
 * @param mark stands before the sentence about an address that is none.
 */
export function MailingForm({
  id,
  copy: { button, message, missing, note },
  checks,
  mark,
  children,
}: {
  id: string;
  copy: Pick<Copy, 'button' | 'message' | 'missing' | 'note'>;
  checks: AddressChecks;
  mark: ReactNode;
  children: ReactNode;
}) {
  const [error, setError] = useState<string>();

  const show = (control: HTMLInputElement, sentence?: string) => {
    setError(sentence);
    // React draws the field once and never again, so this is set by hand.
    control.setAttribute('aria-invalid', `${Boolean(sentence)}`);
  };

  const carry = (event: FormEvent<HTMLFormElement>) => {
    // Read from the field itself: it may hold what was typed before the page was ready.
    const { value } = event.currentTarget.elements.namedItem(id) as HTMLInputElement;
    handToContactForm({ message, inquiryType: INQUIRY, email: value });
  };

  const onInvalid = (event: SyntheticEvent<HTMLFormElement>) => {
    const control = event.target as unknown as HTMLInputElement;
    event.preventDefault();
    show(control, fieldMessage('email', control, { ...checks, email: missing }));
    control.focus();
  };

  return (
    <form
      className="mailing-form"
      action={contactRoute}
      aria-label={button}
      onInvalidCapture={onInvalid}
      onInput={(event) => show(event.target as HTMLInputElement)}
      onSubmit={carry}
    >
      <input type="hidden" name="inquiry" value={INQUIRY} />
      {children}
      <p id={`${id}-error`} className="field-error" hidden={!error}>
        {mark}
        {error}
      </p>
      <p className="type-meta mt-3 text-ink-2">{note}</p>
    </form>
  );
}
