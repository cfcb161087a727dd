import type { ContactForm } from '@/content/schemas/contact';
import { contactFields, type FieldName, fieldNames } from '@/lib/contact/contact-fields';
import type { FieldErrors, FormValues } from './values';

/** The message below a field that the browser found invalid: ours if there is one, else the browser's. */
export function getFieldMessage(
  name: FieldName,
  { value, validity, validationMessage }: Pick<HTMLInputElement, 'value' | 'validity' | 'validationMessage'>,
  messages: FieldErrors & Pick<ContactForm['messages'], 'emailWithoutAt' | 'emailMalformed'>,
): string {
  if (name === 'email' && validity.typeMismatch)
    return value.includes('@') ? messages.emailMalformed : messages.emailWithoutAt;
  return ((validity.valueMissing || validity.customError) && messages[name]) || validationMessage;
}

const inWords = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** When a visitor may try again, as 'in 30 seconds', from a Retry-After header: whole seconds, an HTTP date, or null. */
export function formatWait(retryAfter: string | null): string {
  const header = retryAfter ?? '';
  const given = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  if (Number.isNaN(given)) return 'in a few minutes';
  const seconds = Math.max(0, Math.ceil(given));
  if (seconds <= 90) return inWords.format(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? inWords.format(minutes, 'minute') : inWords.format(Math.ceil(minutes / 60), 'hour');
}

/** Windows ignores a click on an address longer than 2,083 characters. */
const MAX_ADDRESS_LENGTH = 2000;

/** Line breaks in a mail address are CRLF (RFC 6068). `encodeURIComponent` throws on half of a surrogate pair. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\r\n|\r|\n/g, '\r\n'));

/** A mailto address about a request with this reference. */
export const buildReferenceMailto = (email: string, reference: string, body: string): string =>
  `mailto:${email}?subject=${encode(`Contact request ${reference}`)}&body=${encode(body)}`;

/** A mailto address with what was typed; `note` takes the place of a message that is too long for an address. */
export function buildMessageMailto(email: string, values: FormValues, reference: string, note: string) {
  const rest = fieldNames
    .filter((name) => name !== 'message' && values[name] !== '')
    .map((name) => `${contactFields[name].label}: ${values[name]}`)
    .join('\n');
  const build = (message: string) => buildReferenceMailto(email, reference, `${message}\n\n${rest}`);
  const whole = build(values.message);
  const isCut = whole.length > MAX_ADDRESS_LENGTH;
  return { href: isCut ? build(note) : whole, isCut };
}
