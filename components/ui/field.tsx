import { ChevronDown, CircleAlert } from 'lucide';
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { Icon } from './icon';

type FieldProps = {
  id: string;
  label: string;
  /** Says 'optional' after the label; what is required carries no mark. */
  optional?: boolean;
  hint?: string;
  /** The sentence below the control; its presence marks the control invalid. */
  error?: string;
};

/** Owns label, hint, error and the attributes that tie them to the control. */
function Field({
  id,
  label,
  optional,
  hint,
  error,
  children,
}: FieldProps & {
  children: (control: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
}) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
        {optional && <span className="field-optional"> optional</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="type-meta mb-1.5 text-ink-2">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        ...(described && { 'aria-describedby': described }),
      })}
      {error && (
        <p id={`${id}-error`} className="field-error">
          <Icon icon={CircleAlert} size={18} />
          {error}
        </p>
      )}
    </div>
  );
}

type Own<Attributes> = FieldProps & Omit<Attributes, keyof FieldProps | 'className'>;

/** A one-line text control with its label. */
export function TextField({
  id,
  label,
  optional,
  hint,
  error,
  ...rest
}: Own<InputHTMLAttributes<HTMLInputElement>>) {
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      {(control) => <input className="field-control" {...rest} {...control} />}
    </Field>
  );
}

/** A text control of several lines with its label. */
export function TextAreaField({
  id,
  label,
  optional,
  hint,
  error,
  ...rest
}: Own<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      {(control) => <textarea className="field-control" {...rest} {...control} />}
    </Field>
  );
}

/** A native select with its label; `children` are its options. */
export function SelectField({
  id,
  label,
  optional,
  hint,
  error,
  children,
  ...rest
}: Own<SelectHTMLAttributes<HTMLSelectElement>>) {
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <div className="field-select">
          <select className="field-control" {...rest} {...control}>
            {children}
          </select>
          <Icon icon={ChevronDown} size={18} />
        </div>
      )}
    </Field>
  );
}
