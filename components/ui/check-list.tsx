import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import { NoWrapRanges } from './no-wrap-ranges';

type Props = { items: readonly string[]; render?: (item: string) => ReactNode; className?: string };

/** A list of short statements with check marks. */
export const CheckList = ({ items, render = (item) => <NoWrapRanges text={item} />, className }: Props) => (
  <ul className={clsx('grid gap-2 md:gap-3', className)}>
    {items.map((item) => (
      <li key={item} className="flex gap-3">
        <Icon name="check" size={20} className="mt-1 shrink-0 text-ember-text" />
        <span>{render(item)}</span>
      </li>
    ))}
  </ul>
);
