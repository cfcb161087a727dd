import type { ContactForm } from '@/content/contact.schema';
import type { FieldName } from './values';

type Messages = ContactForm['messages'];

/**
 * The sentence beside a field that the browser finds invalid: our own where we have one, else the browser's.
 *
 * @param control the field's control, whose `invalid` event was fired.
 */
export function fieldMessage(
  name: FieldName,
  control: {
    value: string;
    validity: Pick<ValidityState, 'valueMissing' | 'typeMismatch'>;
    validationMessage: string;
  },
  messages: Partial<Messages> & Pick<Messages, 'emailWithoutAt' | 'emailMalformed'>,
): string {
  const { validity, value } = control;
  if (name === 'email' && validity.typeMismatch) {
    return value.includes('@') ? messages.emailMalformed : messages.emailWithoutAt;
  }
  const missing: Partial<Record<FieldName, string>> = messages;
  return (validity.valueMissing && missing[name]) || control.validationMessage;
}
