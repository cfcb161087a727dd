import clsx from 'clsx';

/** A list of sentences, each marked with a short gray line. */
export function DashList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul
      className={clsx(
        'grid gap-2.5 [&>li]:relative [&>li]:pl-6 [&>li]:before:absolute [&>li]:before:top-[0.8em] [&>li]:before:left-0',
        '[&>li]:before:h-[2px] [&>li]:before:w-3 [&>li]:before:bg-before',
        className,
      )}
    >
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
