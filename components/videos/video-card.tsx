import clsx from 'clsx';
import { VideoThumbnail } from '@/components/illustrations/covers/video-thumbnail';
import { ButtonLink } from '@/components/ui/button';
import type { Video } from '@/content/videos/schema';
import { formatDate } from '@/lib/format/dates';
import { Duration } from './duration';

type CardVideo = Pick<
  Video,
  'slug' | 'url' | 'title' | 'description' | 'category' | 'level' | 'duration' | 'views' | 'date' | 'chapters'
>;

/** A tutorial in a list; a featured one is larger and names its chapters. The whole card is a link to it. */
export function VideoCard({ video, featured = false }: { video: CardVideo; featured?: boolean }) {
  const { url, title, description, category, level, views, date, duration } = video;
  return (
    <article
      className={clsx(
        'row-link grid content-start gap-y-3',
        featured
          ? 'lg:split-7-5 lg:grid-rows-[repeat(2,auto)_1fr]'
          : 'max-sm:grid-cols-[6.5rem_1fr] max-sm:gap-x-4 max-sm:border-t max-sm:border-rule max-sm:pt-5 sm:grid-rows-[auto_auto_1fr_auto]',
      )}
    >
      <div className={clsx('relative', featured && 'lg:row-span-full')}>
        <VideoThumbnail video={video} named={featured} />
        <p
          className={clsx(
            'absolute top-2 right-2 rounded-badge bg-ink px-2 py-0.5 text-[0.8125rem] font-semibold text-paper even-digits',
            !featured &&
              'max-sm:static max-sm:mt-1 max-sm:bg-transparent max-sm:p-0 max-sm:font-normal max-sm:text-ink-2',
          )}
        >
          <Duration time={duration} />
        </p>
      </div>
      <div>
        <p className="type-meta text-ink-2">
          <span>{level}</span> <span aria-hidden>•</span> <span>{category}</span>
        </p>
        <h3 className={featured ? 'type-h3-lg mt-1.5' : 'type-h3 mt-1'}>
          <span className="row-title">{title}</span>
        </h3>
      </div>
      <p className={clsx('text-ink-2', !featured && 'type-small max-sm:col-span-full')}>{description}</p>
      <div
        className={clsx(
          'flex flex-wrap items-center justify-between gap-x-4 gap-y-3',
          featured
            ? 'lg:self-end lg:border-t lg:border-rule lg:pt-4'
            : 'max-sm:col-span-full sm:flex-col sm:items-start',
        )}
      >
        <p className="type-meta text-ink-3">
          {views} views <span aria-hidden>•</span> <time dateTime={date}>{formatDate(date)}</time>
        </p>
        <ButtonLink href={url} variant="outline" size="sm" className="row-cover">
          Watch Now<span className="sr-only"> {title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
