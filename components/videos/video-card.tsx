import clsx from 'clsx';
import { VideoThumbnail } from '@/components/illustrations/covers/video-thumbnail';
import { ButtonLink } from '@/components/ui/button';
import type { Video } from '@/content/videos/schema';
import { formatDate } from '@/lib/dates';
import { Duration } from './duration';

type CardVideo = Pick<
  Video,
  'slug' | 'url' | 'title' | 'description' | 'category' | 'level' | 'duration' | 'views' | 'date' | 'chapters'
>;

/** On a phone a row with a small picture. From 40rem the picture stands above the text. */
const card =
  'border-t border-rule pt-5 max-sm:grid-cols-[6.5rem_1fr] sm:grid-rows-[auto_auto_1fr_auto] sm:border-0 sm:pt-0';
/** The picture above the text, and from 64rem at its left. */
const featuredCard =
  'lg:split-7-5 lg:grid-rows-[auto_auto_1fr] lg:[&>:first-child]:row-span-full [&>:first-child]:max-lg:mb-1';

/** A tutorial in a list; a featured one is larger and names its chapters. The whole card is a link to it. */
export function VideoCard({ video, featured = false }: { video: CardVideo; featured?: boolean }) {
  const { url, title, description, category, level, views, date, duration } = video;
  const small = !featured;
  return (
    <article className={clsx('row-link grid content-start gap-x-4 gap-y-3', featured ? featuredCard : card)}>
      <div className="relative">
        <VideoThumbnail video={video} named={featured} />
        <p
          className={clsx(
            'text-[0.8125rem] tabular-nums [font-kerning:none]',
            small &&
              'max-sm:static max-sm:mt-1 max-sm:bg-transparent max-sm:p-0 max-sm:font-normal max-sm:text-ink-2',
            'absolute right-2 top-2 rounded-badge bg-ink px-2 py-0.5 font-semibold text-paper',
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
      <p className={clsx('text-ink-2', small && 'type-small max-sm:col-span-full')}>{description}</p>
      <div
        className={clsx(
          'flex flex-wrap items-center justify-between gap-x-4 gap-y-3',
          small
            ? 'max-sm:col-span-full sm:flex-col sm:items-start'
            : 'lg:self-end lg:border-t lg:border-rule lg:pt-4',
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
