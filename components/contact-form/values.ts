import { contactFields, type FieldName, fieldNames } from '@/lib/contact/contact-fields';

export type FormValues = Record<FieldName, string>;

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(contactFields, name);

/** Reads every field; missing ones are ''. */
export function toFormValues(read: (name: FieldName) => unknown): FormValues {
  const entries = fieldNames.map((name) => {
    const value = read(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(entries) as FormValues;
}

/** The form in the server's HTML. */
export const initialFormValues: FormValues = { ...toFormValues(() => ''), inquiryType: 'consultation' };

/** Id of a field's control on the page. */
export const getControlId = (name: FieldName): string => `contact-${name}`;
