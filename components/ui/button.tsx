import clsx from 'clsx';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';

/**
 * 'primary' is the main action of a view; 'secondary' is the one that every page repeats (the header) or that opens a
 * tool; 'outline' is any other; 'outline-primary' is a link to read more; 'accent' is a suggestion.
 */
type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'outline-primary' | 'accent';
type ButtonSize = 'sm' | 'md' | 'lg';

type Style = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
};

const composeClassName = ({ variant = 'primary', size = 'md', className }: Style) =>
  clsx(styles.button, styles[variant], size !== 'md' && styles[size], className);

type Props = Style & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children: ReactNode };

/** A call to action. */
export const ButtonLink = ({ variant, size, className, children, ...rest }: Props) => (
  <a className={composeClassName({ variant, size, className })} {...rest}>
    {children}
  </a>
);

/** A button. While `loading` it cannot be pressed, but keeps the focus, which the attribute `disabled` would lose. */
export const Button = ({
  variant,
  size,
  className,
  loading = false,
  disabled,
  type = 'button',
  onClick,
  children,
  ...rest
}: Style & ButtonHTMLAttributes<HTMLButtonElement> & { loading?: boolean; children: ReactNode }) => (
  <button
    type={type}
    className={composeClassName({ variant, size, className })}
    disabled={disabled}
    aria-disabled={loading || undefined}
    aria-busy={loading || undefined}
    onClick={loading ? (event) => event.preventDefault() : onClick}
    {...rest}
  >
    {loading && <span aria-hidden className={styles.spinner} />}
    <span className={styles.label}>{children}</span>
  </button>
);
