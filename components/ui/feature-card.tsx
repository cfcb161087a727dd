import clsx from 'clsx';
import type { Feature } from '@/content/schemas/landing-page-parts';
import { CheckList } from './check-list';
import { FoldingList } from './fold';
import { Icon } from './icon';

/** A ruled list of features, three or nine of them in rows of three, else in two columns. Their parts share rows. */
export function FeatureList({ items }: { items: readonly Feature[] }) {
  const inThrees = items.length % 3 === 0 && items.length % 2 > 0;
  return (
    <div className="border-t border-edge">
      <FoldingList
        // Rows of three would break where a phone folds.
        shown={inThrees ? items.length : undefined}
        className={clsx(
          'grid gap-x-8 lg:gap-x-16',
          inThrees ? 'md:grid-cols-[repeat(auto-fit,minmax(max(12rem,26%),1fr))]' : 'md:grid-cols-2',
        )}
      >
        {items.map(({ title, description, icon, details }) => (
          <li
            key={title}
            className={clsx(
              'row-span-3 grid min-w-0 grid-rows-subgrid content-start gap-y-0 border-b border-rule md:py-7',
              details ? 'py-4' : 'py-2',
            )}
          >
            <h3 className="type-h3 flex items-baseline gap-3">
              <Icon name={icon} size={20} className="shrink-0 self-center text-ink-2" />
              {title}
            </h3>
            <p className="mt-0.5 max-w-reading text-pretty max-sm:text-small md:mt-2">{description}</p>
            {details && <CheckList items={details} className="mt-3 content-start" />}
          </li>
        ))}
      </FoldingList>
    </div>
  );
}
