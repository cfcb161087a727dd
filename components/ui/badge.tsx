import clsx from 'clsx';
import type { ReactNode } from 'react';

const variants = {
  primary: 'border-transparent bg-tint text-ink',
  secondary: 'border-rule bg-sunk text-ink',
  success: 'border-transparent bg-success-tint text-success',
  warning: 'border-transparent bg-warning-tint text-warning',
  danger: 'border-transparent bg-danger-tint text-danger',
  outline: 'border-edge text-ink-2',
};
const sizes = {
  sm: 'px-2 py-0.5 text-[0.75rem]',
  md: 'px-2.5 py-1 text-[0.8125rem]',
  lg: 'px-3 py-1.5 text-[0.9375rem]',
};

export type BadgeVariant = keyof typeof variants;

/** One or two words about the thing beside it. */
export function Badge({
  variant = 'primary',
  size = 'md',
  children,
}: {
  variant?: BadgeVariant;
  size?: keyof typeof sizes;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-block rounded-badge border leading-[1.35] font-semibold whitespace-nowrap',
        variants[variant],
        sizes[size],
      )}
    >
      {children}
    </span>
  );
}
