import clsx from 'clsx';

/** A list of sentences, each marked with a short gray line. */
export const DashList = ({ items, className }: { items: readonly string[]; className?: string }) => (
  <ul className={clsx('grid gap-2.5', className)}>
    {items.map((item) => (
      <li
        key={item}
        className="relative pl-6 before:absolute before:top-[0.8em] before:left-0 before:h-[2px] before:w-3 before:bg-before"
      >
        {item}
      </li>
    ))}
  </ul>
);
