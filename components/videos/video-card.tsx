import clsx from 'clsx';
import { Cover } from '@/components/illustrations/cover';
import { ButtonLink } from '@/components/ui/button';
import type { Video } from '@/content/schemas/videos';
import { formatDate } from '@/lib/format/dates';
import { Duration } from './duration';
import { LevelBadge } from './level-badge';

/**
 * A tutorial in a list, with the cover of its category; the whole card is a link to it. A large one has its cover
 * beside the text. On a phone the others are rows with a small cover. Without a recording, sample views are folded away.
 */
export function VideoCard({
  video: { url, title, description, category, level, views, date, duration, recording },
  large = false,
  brief = false,
}: {
  video: Video;
  large?: boolean;
  /** Leaves out the description, which the page of all tutorials has. */
  brief?: boolean;
}) {
  return (
    <article
      className={clsx(
        'row-link grid content-start items-start gap-x-4 gap-y-3 sm:grid-rows-[auto_auto_1fr]',
        large
          ? 'lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:split-7-5'
          : 'max-sm:grid-cols-[6.5rem_1fr] max-sm:border-t max-sm:border-rule max-sm:pt-5',
      )}
    >
      <Cover
        category={category}
        alt={`Cover: ${category}`}
        className={clsx('bg-band', large ? 'lg:row-span-2 lg:h-full' : 'max-sm:aspect-4/3')}
      />
      <div>
        <p className="type-small flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-2">
          <span>{category}</span> <LevelBadge level={level} />
        </p>
        <h3 className={large ? 'type-h3-lg mt-1.5' : 'type-h3 mt-1'}>
          <span className="row-title">{title}</span>
        </h3>
      </div>
      <div className={clsx('flex h-full flex-col justify-between gap-3', !large && 'max-sm:col-span-2')}>
        {!brief && <p>{description}</p>}
        <div className="grid gap-3">
          <div className="type-small text-ink-3">
            <p>
              <Duration time={duration} />
              {recording ? (
                <>
                  {' '}
                  <span aria-hidden>•</span> {views} views
                </>
              ) : (
                ' planned'
              )}{' '}
              <span aria-hidden>•</span>{' '}
              <time dateTime={date} className="whitespace-nowrap">
                {formatDate(date)}
              </time>
            </p>
            {!recording && (
              <details className="relative z-1 w-fit">
                <summary className="disclosure min-h-6 w-fit">No recording yet</summary>
                <p>{views} views: a sample figure, like the length.</p>
              </details>
            )}
          </div>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <ButtonLink href={url} variant="outline" size="sm" className="stretched-link">
              Watch Now<span className="sr-only"> {title}</span>
            </ButtonLink>{' '}
            {!recording && (
              <a
                href={`${url}#walkthrough`}
                className="text-link type-small relative z-1 inline-flex min-h-6 items-center"
              >
                Read the walkthrough<span className="sr-only"> of {title}</span>
              </a>
            )}
          </p>
        </div>
      </div>
    </article>
  );
}
