import clsx from 'clsx';
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { Icon } from './icon';

type FieldProps = {
  id: string;
  label: string;
  /** Says 'optional' after the label; what is required carries no mark. */
  optional?: boolean;
  hint?: ReactNode;
  /** The sentence below the control; its presence marks the control invalid. */
  error?: string;
  /** A remark below the control, which stays valid. */
  note?: string | undefined;
};

/** Look of a text control or select in each of its states, without its height and inner space. */
export const controlClass = clsx(
  'block w-full rounded-control border-[1.5px] border-edge bg-raised px-3.5 text-[1.0625rem] leading-normal text-ink',
  'placeholder:text-ink-3 hover:border-ink disabled:border-dashed disabled:border-edge',
  'disabled:bg-sunk disabled:text-ink-3 aria-invalid:border-2 aria-invalid:border-danger',
);

const fieldControlClass = `${controlClass} min-h-12 py-2.5`;

/** Look of the sentence below an invalid control. */
export const errorClass =
  'mt-1.5 flex items-start gap-2 text-[0.9375rem] leading-[1.4] text-danger [&>svg]:mt-0.5 [&>svg]:shrink-0';

/** Renders label, hint and error, and ties them to the control. */
function Field({
  id,
  label,
  optional,
  hint,
  error,
  note,
  children,
}: FieldProps & {
  children: (control: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
}) {
  const described = [hint && `${id}-hint`, note && `${id}-note`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-[0.9375rem] font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-3"> optional</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="type-meta mb-2.5 text-ink-2">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        ...(described && { 'aria-describedby': described }),
      })}
      {note && (
        <p id={`${id}-note`} className="type-meta mt-1.5 border-l-3 border-lane pl-3">
          {note}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={errorClass}>
          <Icon name="circle-alert" size={18} />
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
  note,
  ...rest
}: Own<InputHTMLAttributes<HTMLInputElement>>) {
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error} note={note}>
      {(control) => <input className={fieldControlClass} {...rest} {...control} />}
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
  note,
  ...rest
}: Own<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error} note={note}>
      {(control) => <textarea className={fieldControlClass} {...rest} {...control} />}
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
  note,
  children,
  ...rest
}: Own<SelectHTMLAttributes<HTMLSelectElement>>) {
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error} note={note}>
      {(control) => (
        <div className="relative">
          <select
            className={`${fieldControlClass} appearance-none pr-10 text-ellipsis`}
            {...rest}
            {...control}
          >
            {children}
          </select>
          <Icon
            name="chevron-down"
            size={18}
            className="pointer-events-none absolute top-1/2 right-3.5 [translate:0_-50%]"
          />
        </div>
      )}
    </Field>
  );
}
