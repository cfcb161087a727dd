'use client';

import type { ReactElement } from 'react';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import type { Option } from '@/content/schemas/contact';
import { contactFields, type FieldName, fieldNames } from '@/lib/contact/contact-fields';
import { type FieldErrors, getControlId, initialFormValues } from './values';

type Props = {
  services: readonly Option[];
  inquiryTypes: readonly Option[];
  noService: string;
  errors: FieldErrors;
  messageHint: ReactElement | '' | null;
  /** True while a request is being sent, when input would be lost. */
  locked: boolean;
};

export function FormFields({ services, inquiryTypes, noService, errors, messageHint, locked }: Props) {
  const field = (name: FieldName) => ({
    id: getControlId(name),
    name,
    label: contactFields[name].label,
    error: errors[name],
  });
  return (
    // The field before the message fills its row where an odd number of fields leaves it alone there.
    <div className="grid grid-cols-1 gap-x-5 gap-y-6 sm:grid-cols-2 sm:[&>:nth-last-child(3):nth-child(odd)]:col-span-2">
      {fieldNames.map((name) => {
        const { type, required, autoComplete } = contactFields[name];
        if (type === 'choice' || type === 'long') return null;
        const mark = required ? { required } : { optional: true };
        return (
          <TextField
            key={name}
            {...field(name)}
            {...mark}
            type={type}
            autoComplete={autoComplete}
            readOnly={locked}
          />
        );
      })}
      <SelectField {...field('service')} optional>
        <option value="">{noService}</option>
        <Options options={services} />
      </SelectField>
      <SelectField {...field('inquiryType')} required defaultValue={initialFormValues.inquiryType}>
        {/* HTML requires an empty first option in a required select; it cannot be chosen. */}
        <option value="" disabled hidden>
          {contactFields.inquiryType.label}
        </option>
        <Options options={inquiryTypes} />
      </SelectField>
      <div className="sm:col-span-2">
        <TextAreaField
          {...field('message')}
          required
          hint={messageHint}
          rows={5}
          placeholder="Tell us about your AI needs and goals..."
          readOnly={locked}
        />
      </div>
      <div aria-hidden className="sr-only">
        <label htmlFor="contact-website">Leave this field empty</label>
        {/* These attributes keep 1Password, LastPass, Bitwarden and Dashlane from filling in the field. */}
        <input
          id="contact-website"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          data-bwignore
          data-form-type="other"
        />
      </div>
    </div>
  );
}

const Options = ({ options }: { options: readonly Option[] }) =>
  options.map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ));
