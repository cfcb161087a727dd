/** The fields of a contact request, in the order of the form. */
export const fieldNames = ['name', 'email', 'company', 'phone', 'service', 'inquiryType', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
export type FormValues = Record<FieldName, string>;

export const labels: Record<FieldName, string> = {
  name: 'Full Name',
  email: 'Email Address',
  company: 'Company',
  phone: 'Phone Number',
  service: 'Service of Interest',
  inquiryType: 'Inquiry Type',
  message: 'Your Message',
};

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(labels, name);

/** Reads every field; missing ones are ''. */
export function valuesFrom(read: (name: FieldName) => unknown): FormValues {
  const entries = fieldNames.map((name) => {
    const value = read(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(entries) as FormValues;
}

/** The form in the server's HTML. */
export const initialValues: FormValues = { ...valuesFrom(() => ''), inquiryType: 'consultation' };

/** Id of a field's control on the page. */
export const controlId = (name: FieldName): string => `contact-${name}`;
