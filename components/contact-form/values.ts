/** The fields of a contact request, in the order of the form (CALLS-01). */
export const fieldNames = ['name', 'email', 'company', 'phone', 'service', 'inquiryType', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Values = Record<FieldName, string>;

export const labels: Record<FieldName, string> = {
  name: 'Full Name',
  email: 'Email Address',
  company: 'Company',
  phone: 'Phone Number',
  service: 'Service of Interest',
  inquiryType: 'Inquiry Type',
  message: 'Your Message',
};

/** The form after a successful send (CONTACT-11). */
export const cleared: Values = {
  name: '',
  email: '',
  company: '',
  phone: '',
  service: '',
  inquiryType: 'general',
  message: '',
};

/** The form as it stands in the server's HTML (CONTACT-01). */
export const arriving: Values = { ...cleared, inquiryType: 'consultation' };

export function isFieldName(name: string): name is FieldName {
  return (fieldNames as readonly string[]).includes(name);
}

export function sameValues(one: Values, other: Values): boolean {
  return fieldNames.every((name) => one[name] === other[name]);
}

/** Makes values out of anything that gives a text for a name; what is missing becomes empty. */
export function valuesFrom(read: (name: FieldName) => unknown): Values {
  const entries = fieldNames.map((name) => {
    const value = read(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(entries) as Values;
}

/** Id of a field's control on the page. */
export function controlId(name: FieldName): string {
  return `contact-${name}`;
}
