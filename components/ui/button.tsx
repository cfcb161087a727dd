import clsx from 'clsx';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';

const variants = {
  primary: styles.primary,
  secondary: styles.secondary,
  outline: styles.outline,
  'outline-primary': styles.outlinePrimary,
  accent: styles.accent,
};
const sizes = { sm: styles.sm, md: styles.md, lg: styles.lg };

type ButtonVariant = keyof typeof variants;
type ButtonSize = keyof typeof sizes;

type Style = { variant?: ButtonVariant; size?: ButtonSize; className?: string };

const classOf = ({ variant = 'primary', size = 'md', className }: Style) =>
  clsx(styles.button, variants[variant], sizes[size], className);

/** A call to action: a plain anchor that navigates by a full page load. */
export function ButtonLink({
  variant,
  size,
  className,
  children,
  ...rest
}: Style & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children: ReactNode }) {
  return (
    <a className={classOf({ variant, size, className })} {...rest}>
      {children}
    </a>
  );
}

/**
 * A button. While `loading` it shows a spinner before its label, keeps its width, is `aria-busy` and cannot be
 * pressed. It keeps the focus then, which an element with the attribute `disabled` would lose.
 */
export function Button({
  variant,
  size,
  className,
  loading = false,
  disabled,
  type = 'button',
  onClick,
  children,
  ...rest
}: Style & ButtonHTMLAttributes<HTMLButtonElement> & { loading?: boolean; children: ReactNode }) {
  return (
    <button
      type={type}
      className={classOf({ variant, size, className })}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {loading && <span aria-hidden className={styles.spinner} />}
      {children}
    </button>
  );
}
