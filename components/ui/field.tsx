import clsx from 'clsx';
import type { InputHTMLAttributes, ReactElement, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { controlClass, errorClass } from './field-classes';
import { Icon } from './icon';

type FieldProps = {
  id: string;
  label: string;
  /** Adds 'optional' to the label. Required fields have no mark. */
  optional?: boolean;
  /** Another word after the label, such as 'example'. */
  mark?: string | undefined;
  /** A sentence between the label and the control. */
  hint?: ReactElement | string | null | undefined;
  /** The sentence below the control; its presence marks the control invalid. */
  error?: string | undefined;
  /** A remark below the control, which stays valid. */
  note?: string | undefined;
};

type Props<Attributes> = FieldProps & Omit<Attributes, keyof FieldProps | 'className'>;

function Field({
  control: Control,
  id,
  label,
  optional,
  mark = optional ? 'optional' : undefined,
  hint,
  error,
  note,
  ...attributes
}: FieldProps & { control: 'input' | 'textarea' | 'select' }) {
  const described = [hint && `${id}-hint`, note && `${id}-note`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  const isSelect = Control === 'select';
  const control = (
    <Control
      className={clsx(controlClass, 'min-h-12 py-2.5', isSelect && 'appearance-none pr-10 text-ellipsis')}
      {...attributes}
      id={id}
      aria-invalid={error ? true : undefined}
      {...(described && { 'aria-describedby': described })}
    />
  );
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
        <span>{label}</span>
        {mark && <span className="font-normal text-ink-3">{` ${mark}`}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="type-small mb-2.5 text-ink-2">
          {hint}
        </p>
      )}
      {isSelect ? (
        <div className="relative">
          {control}
          <Icon
            name="chevron-down"
            size={18}
            className="pointer-events-none absolute top-1/2 right-3.5 [translate:0_-50%]"
          />
        </div>
      ) : (
        control
      )}
      {note && (
        <p id={`${id}-note`} className="type-small mt-1.5 border-l-3 border-lane pl-3">
          {note}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={errorClass}>
          <Icon name="circle-alert" size={18} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

/** A one-line text control with its label. */
export const TextField = (props: Props<InputHTMLAttributes<HTMLInputElement>>) => (
  <Field control="input" {...props} />
);

/** A text control of several lines with its label. */
export const TextAreaField = (props: Props<TextareaHTMLAttributes<HTMLTextAreaElement>>) => (
  <Field control="textarea" {...props} />
);

/** A native select with its label; `children` are its options. */
export const SelectField = (props: Props<SelectHTMLAttributes<HTMLSelectElement>>) => (
  <Field control="select" {...props} />
);
