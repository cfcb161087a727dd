import clsx from 'clsx';
import { ButtonLink } from '@/components/ui/button';
import type { ResourceItem } from './types';

/** A resource: its title, type, what it does and its download. From 64rem one with a page of its own takes a whole row. */
export function ResourceCard({ item }: { item: ResourceItem }) {
  const { id, title, description, type, page, reading, file, second } = item;
  const about = <span className="sr-only"> {title}</span>;
  return (
    <article
      id={id}
      data-page={page && ''}
      aria-labelledby={`${id}-title`}
      className={clsx(
        'grid grid-cols-1 scroll-mt-4 content-start gap-x-8 gap-y-3 border-t border-rule pt-5 target:border-t-lane target:[box-shadow:0_-3px_0_var(--lane)]',
        page
          ? 'lg:grid-cols-12 lg:*:col-span-4 lg:*:first:col-span-5 lg:*:last:col-span-3'
          : 'grid-rows-[auto_1fr_auto]',
      )}
    >
      <div>
        <p className="type-small text-ink-2">{type}</p>
        <h3 id={`${id}-title`} className={page ? 'type-h3-lg mt-1' : 'type-h3 mt-1'}>
          {title}
        </h3>
      </div>
      <p className="max-w-reading">{description}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="type-small basis-full text-ink-3">{file.facts}</p>
        <div className="flex flex-wrap items-center gap-3">
          {page && (
            <ButtonLink href={page} variant="secondary" size="sm">
              Open{about}
            </ButtonLink>
          )}{' '}
          <ButtonLink href={file.href} variant="outline" size="sm" download>
            Download{about}
          </ButtonLink>{' '}
          {reading && (
            <a href={reading} className="text-link type-small inline-flex min-h-6 items-center">
              Read online{about}
            </a>
          )}
          {second && (
            <a href={second.href} download className="text-link type-small inline-flex min-h-6 items-center">
              PDF version{about}
            </a>
          )}
        </div>
      </div>
    </article>
  );
}
