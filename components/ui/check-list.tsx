import clsx from 'clsx';
import { Icon } from './icon';
import { NoWrapRanges } from './no-wrap-ranges';

/** A list of short statements with checks. */
export function CheckList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={clsx('grid gap-2 md:gap-3', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon name="check" size={20} className="mt-1 shrink-0 text-ember-text" />
          <span>
            <NoWrapRanges text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
