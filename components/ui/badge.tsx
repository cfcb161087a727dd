import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

const variants = {
  primary: styles.primary,
  secondary: styles.secondary,
  success: styles.success,
  warning: styles.warning,
  danger: styles.danger,
  outline: styles.outline,
};
const sizes = { sm: styles.sm, md: styles.md, lg: styles.lg };

type BadgeVariant = keyof typeof variants;

/** A short label for the thing beside it. */
export function Badge({
  variant = 'primary',
  size = 'md',
  children,
}: {
  variant?: BadgeVariant;
  size?: keyof typeof sizes;
  children: ReactNode;
}) {
  return <span className={clsx(styles.badge, variants[variant], sizes[size])}>{children}</span>;
}
