/** One field of an inquiry: its label in the form, and in the mail where that differs. */
type ContactField = {
  label: string;
  mailLabel?: string;
  type: 'text' | 'email' | 'tel' | 'choice' | 'long';
  required: boolean;
  autoComplete?: string;
};

export type FieldName = 'name' | 'email' | 'company' | 'phone' | 'service' | 'inquiryType' | 'message';

/**
 * The fields of an inquiry, in the order of the form. A field is one entry here: the form, its draft, the rules of
 * the server, the mail, the privacy page and the visitor of the tests read it. It also needs a rule in
 * inquiry-schema.ts, without which the code does not compile.
 */
export const contactFields: Record<FieldName, ContactField> = {
  name: { label: 'Full Name', mailLabel: 'Full name', type: 'text', required: true, autoComplete: 'name' },
  email: { label: 'Email Address', mailLabel: 'Email', type: 'email', required: true, autoComplete: 'email' },
  company: { label: 'Company', type: 'text', required: false, autoComplete: 'organization' },
  phone: { label: 'Phone Number', mailLabel: 'Phone', type: 'tel', required: false, autoComplete: 'tel' },
  service: { label: 'Service of Interest', mailLabel: 'Service', type: 'choice', required: false },
  inquiryType: { label: 'Inquiry Type', mailLabel: 'Inquiry type', type: 'choice', required: true },
  message: { label: 'Your Message', type: 'long', required: true },
};

export const fieldNames = Object.keys(contactFields) as FieldName[];
