import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'outline-primary' | 'accent';
export type ButtonSize = 'sm' | 'md' | 'lg';

type Look = { variant?: ButtonVariant; size?: ButtonSize; className?: string };

const look = ({ variant = 'primary', size = 'md', className = '' }: Look) =>
  `button button-${variant} button-${size} ${className}`.trim();

/** A call to action: a plain anchor that navigates by a full page load (ROUTE-13). */
export function ButtonLink({
  variant,
  size,
  className,
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children: ReactNode }) {
  return (
    <a className={look({ variant, size, className })} {...rest}>
      {children}
    </a>
  );
}

/**
 * A button (PIECES-07). While `loading` it shows a spinner before its label, keeps its width, is `aria-busy`
 * and cannot be pressed.
 */
export function Button({
  variant,
  size,
  className,
  loading = false,
  disabled,
  type = 'button',
  children,
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement> & { loading?: boolean; children: ReactNode }) {
  return (
    <button
      type={type}
      className={look({ variant, size, className })}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      {...rest}
    >
      {loading && <span aria-hidden className="spinner" />}
      {children}
    </button>
  );
}
