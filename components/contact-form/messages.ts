import type { ContactForm } from '@/content/schemas/contact';
import { contactFields, type FieldName, fieldNames } from '@/lib/contact/contact-fields';
import type { FormValues } from './values';

type Messages = ContactForm['messages'];

/**
 * The message below a field that the browser found invalid: ours if there is one, else the browser's.
 *
 * @param control the control whose `invalid` event fired.
 */
export function getFieldMessage(
  name: FieldName,
  control: {
    value: string;
    validity: Pick<ValidityState, 'valueMissing' | 'typeMismatch' | 'customError'>;
    validationMessage: string;
  },
  messages: Partial<Messages> & Pick<Messages, 'emailWithoutAt' | 'emailMalformed'>,
): string {
  const { validity, value } = control;
  if (name === 'email' && validity.typeMismatch) {
    return value.includes('@') ? messages.emailMalformed : messages.emailWithoutAt;
  }
  const missing: Partial<Record<FieldName, string>> = messages;
  return ((validity.valueMissing || validity.customError) && missing[name]) || control.validationMessage;
}

/**
 * When a visitor may try again: 'in 30 seconds'.
 *
 * @param retryAfter the Retry-After header: whole seconds or an HTTP date; null without one.
 * @param now the current time.
 */
export function formatWait(retryAfter: string | null, now: Date = new Date()): string {
  const header = retryAfter?.trim() ?? '';
  const seconds = /^\d+$/.test(header)
    ? Number(header)
    : Math.max(0, Math.ceil((Date.parse(header) - now.getTime()) / 1000));
  if (Number.isNaN(seconds)) return 'in a few minutes';
  if (seconds < 1) return 'now';
  if (seconds <= 90) return `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`;
}

/** Windows ignores a click on an address longer than 2,083 characters. */
const MAX_ADDRESS_LENGTH = 2000;

/** Line breaks in a mail address are CRLF (RFC 6068). `encodeURIComponent` throws on half of a surrogate pair. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\r\n|\r|\n/g, '\r\n'));

/** A mailto address about a request. @param reference its short number, by which mail and request are matched. */
export const buildReferenceMailto = (email: string, reference: string, body: string): string =>
  `mailto:${email}?subject=${encode(`Contact request ${reference}`)}&body=${encode(body)}`;

/**
 * A mailto address with what was typed.
 *
 * @param note takes the place of a message that is too long for an address; `isCut` says so.
 */
export function buildMessageMailto(
  email: string,
  values: FormValues,
  reference: string,
  note: string,
): { href: string; isCut: boolean } {
  const rest = fieldNames
    .filter((name) => name !== 'message' && values[name] !== '')
    .map((name) => `${contactFields[name].label}: ${values[name]}`)
    .join('\n');
  const build = (message: string) => buildReferenceMailto(email, reference, `${message}\n\n${rest}`);
  const whole = build(values.message);
  return whole.length <= MAX_ADDRESS_LENGTH
    ? { href: whole, isCut: false }
    : { href: build(note), isCut: true };
}
