import clsx from 'clsx';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';

const variants = {
  primary: 'border-transparent bg-ember text-on-ember hover:bg-ember-hover active:bg-ember-press',
  secondary:
    'border-transparent bg-ink text-paper hover:bg-[color-mix(in_srgb,var(--ink)_84%,var(--paper))] active:bg-[color-mix(in_srgb,var(--ink)_92%,var(--paper))]',
  outline: clsx(
    'border-edge text-ink hover:border-ink hover:bg-sunk active:border-ink',
    'active:bg-[color-mix(in_srgb,var(--sunk)_88%,var(--ink))] in-[.band]:active:bg-tint',
    'in-[.band]:hover:bg-[color-mix(in_srgb,var(--band)_88%,var(--on-band))]',
  ),
  'outline-primary':
    'border-lane text-ember-text hover:bg-tint active:bg-[color-mix(in_srgb,var(--tint)_90%,var(--ember))]',
  accent:
    'border-transparent bg-tint text-ink hover:bg-[color-mix(in_srgb,var(--tint)_86%,var(--ember))] active:bg-[color-mix(in_srgb,var(--tint)_78%,var(--ember))]',
};
const sizes = {
  sm: 'min-h-[40px] px-[16px] py-1.5 text-[0.9375rem] pointer-coarse:min-h-[44px]',
  md: 'min-h-[48px] px-[22px] py-2 text-[1rem]',
  lg: 'min-h-[56px] px-[28px] py-2.5 text-[1.0625rem]',
};

export type ButtonVariant = keyof typeof variants;
type ButtonSize = keyof typeof sizes;

type Look = { variant?: ButtonVariant; size?: ButtonSize; className?: string };

const look = ({ variant = 'primary', size = 'md', className }: Look) =>
  clsx(
    'inline-flex items-center justify-center gap-2.5 rounded-control border-[1.5px] text-center leading-[1.2] font-semibold',
    'transition-[background-color,border-color] duration-(--t-fast) ease-(--ease) print:border print:border-edge',
    variants[variant],
    sizes[size],
    className,
  );

/** A call to action: a plain anchor that navigates by a full page load. */
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
 * A button. While `loading` it shows a spinner before its label, keeps its width, is `aria-busy` and cannot be
 * pressed.
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
      className={clsx(
        look({ variant, size, className }),
        !loading && 'disabled:border-dashed disabled:border-edge disabled:bg-sunk disabled:text-ink-3',
      )}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      {...rest}
    >
      {loading && <span aria-hidden className={styles.spinner} />}
      {children}
    </button>
  );
}
