import { contactFields, type FieldName, fieldNames } from '@/lib/contact/contact-fields';

export type FormValues = Record<FieldName, string>;

export type FieldErrors = Partial<FormValues>;

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(contactFields, name);

/** Reads every field; missing ones are ''. */
export const toFormValues = (read: (name: FieldName) => string | undefined): FormValues =>
  Object.fromEntries(fieldNames.map((name) => [name, read(name) ?? ''])) as FormValues;

/** The form in the server's HTML. */
export const initialFormValues: FormValues = { ...toFormValues(() => ''), inquiryType: 'consultation' };

export const getControlId = (name: FieldName): string => `contact-${name}`;
