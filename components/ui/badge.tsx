import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Two looks: filled, in the color of a tone, and outlined. */
const variants = {
  primary: 'border-transparent bg-tint text-ink',
  secondary: 'border-rule bg-sunk text-ink',
  success: 'border-transparent bg-success-tint text-success',
  warning: 'border-transparent bg-warning-tint text-warning',
  danger: 'border-transparent bg-danger-tint text-danger',
  outline: 'border-edge text-ink-2',
};
const sizes = { sm: 'px-1.5 text-note', md: 'px-2 py-0.5 text-note', lg: 'px-3 py-1 text-small' };

export type BadgeVariant = keyof typeof variants;

type Props = { variant?: BadgeVariant; size?: keyof typeof sizes; children: ReactNode };

/** A short label for the thing beside it. */
export const Badge = ({ variant = 'primary', size = 'md', children }: Props) => (
  <span
    className={clsx(
      'inline-block rounded-badge border font-semibold [line-height:1.35] whitespace-nowrap',
      variants[variant],
      sizes[size],
    )}
  >
    {children}
  </span>
);
