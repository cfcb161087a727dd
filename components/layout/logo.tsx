import clsx from 'clsx';

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
    <span
      className={clsx(
        'inline-flex items-center gap-2.5 leading-none font-semibold tracking-[-0.015em] font-stretch-78%',
        size === 'lg' ? 'text-[2rem]' : 'text-[1.625rem]',
      )}
    >
      <LogoMark size={size === 'lg' ? 34 : 30} />
      {name}
    </span>
  );
}
