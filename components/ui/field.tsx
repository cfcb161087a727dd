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

const fieldControlClass = `${controlClass} min-h-12 py-2.5`;

type ControlProps<Attributes> = FieldProps & Omit<Attributes, keyof FieldProps | 'className'>;

/** Renders label, hint and error, and links them to the control that `render` returns for its attributes. */
function Field<Attributes>({
  id,
  label,
  optional,
  mark = optional ? 'optional' : undefined,
  hint,
  error,
  note,
  render,
  ...attributes
}: ControlProps<Attributes> & { render: (attributes: Attributes) => ReactElement }) {
  const described = [hint && `${id}-hint`, note && `${id}-note`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
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
      {render({
        ...(attributes as Attributes),
        id,
        'aria-invalid': error ? true : undefined,
        ...(described && { 'aria-describedby': described }),
      })}
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

type Input = InputHTMLAttributes<HTMLInputElement>;
type TextArea = TextareaHTMLAttributes<HTMLTextAreaElement>;
type Select = SelectHTMLAttributes<HTMLSelectElement>;

/** A one-line text control with its label. */
export const TextField = (props: ControlProps<Input>) => (
  <Field<Input> {...props} render={(attributes) => <input className={fieldControlClass} {...attributes} />} />
);

/** A text control of several lines with its label. */
export const TextAreaField = (props: ControlProps<TextArea>) => (
  <Field<TextArea>
    {...props}
    render={(attributes) => <textarea className={fieldControlClass} {...attributes} />}
  />
);

/** A native select with its label; `children` are its options. */
export const SelectField = (props: ControlProps<Select>) => (
  <Field<Select>
    {...props}
    render={(attributes) => (
      <div className="relative">
        <select className={`${fieldControlClass} appearance-none pr-10 text-ellipsis`} {...attributes} />
        <Icon
          name="chevron-down"
          size={18}
          className="pointer-events-none absolute top-1/2 right-3.5 [translate:0_-50%]"
        />
      </div>
    )}
  />
);
