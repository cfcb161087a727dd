import clsx from 'clsx';
import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';

type Props = { items: readonly { title: string; description: string }[]; heading?: 'h2' | 'h3' };

/** Two to four statements, such as benefits or challenges, side by side; from 64rem their parts share rows. */
export function StatementColumns({ items, heading: Heading = 'h3' }: Props) {
  const count = items.length;
  return (
    <ul
      className={clsx(
        'grid gap-x-8 lg:auto-cols-fr lg:grid-flow-col',
        count > 3
          ? 'max-lg:grid-cols-2 max-lg:gap-x-6 max-lg:gap-y-4'
          : 'max-lg:gap-y-5 md:max-lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]',
      )}
    >
      {items.map(({ title, description }) => (
        <li
          key={title}
          className="min-w-0 lg:row-span-3 lg:grid lg:grid-cols-1 lg:grid-rows-subgrid lg:not-first:border-l lg:not-first:border-edge lg:not-first:pl-8"
        >
          <Heading className="type-h3">{title}</Heading>
          <p className={clsx('mt-1 max-w-reading text-balance lg:mt-2', count > 3 && 'max-sm:text-small')}>
            <NoWrapRanges text={description} />
          </p>
        </li>
      ))}
    </ul>
  );
}
