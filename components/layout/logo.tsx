import clsx from 'clsx';
import styles from './logo.module.css';

/** The company's mark, drawn by /icons.svg in the colors of the theme. @param size drawn size in CSS pixels. */
export function LogoMark({ size }: { size: number }) {
  return (
    <svg aria-hidden width={size} height={size}>
      <use href="/icons.svg#logo" />
    </svg>
  );
}

/** Mark and name, large in the footer. */
export function Logo({ name, size = 'md' }: { name: string; size?: 'md' | 'lg' }) {
  return (
    <span className={clsx(styles.logo, size === 'lg' && styles.large)}>
      <LogoMark size={size === 'lg' ? 34 : 30} />
      {name}
    </span>
  );
}
