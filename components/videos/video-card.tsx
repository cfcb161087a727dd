import clsx from 'clsx';
import { ButtonLink } from '@/components/ui/button';
import type { Video } from '@/content/schemas/videos';
import { formatDate } from '@/lib/format/dates';
import { ChapterLane, ChapterList } from './chapter-lane';
import { LevelBadge } from './level-badge';
import { VideoDuration } from './video-duration';

/**
 * A tutorial in a list: its chapters, subject, length and views, and two ways to it. The whole card is a link to its
 * walkthrough. It is a row, with its chapters as a line; a large one is a column with the titles of its chapters.
 */
export function VideoCard({ video, large = false }: { video: Video; large?: boolean }) {
  const { url, title, description, category, level, views, date, chapters, duration, recording } = video;
  return (
    <article
      className={clsx(
        'row-link grid content-start gap-x-12 gap-y-4',
        large
          ? 'border-t border-edge pt-6 lg:grid-rows-subgrid lg:row-span-4 lg:gap-y-0'
          : 'border-t border-rule py-7 lg:grid-cols-[minmax(8rem,15rem)_1fr_auto] lg:gap-y-2',
      )}
    >
      {!large && (
        <div className="max-w-80 lg:row-span-2 lg:pt-2">
          <ChapterLane chapters={chapters} duration={duration} />
          <p className="type-small mt-2 text-ink-3">{`${chapters.length} chapters`}</p>
        </div>
      )}
      <div className={clsx(large && 'lg:mb-5')}>
        <p className="type-small flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-2">
          <span>{category}</span> <LevelBadge level={level} />
        </p>
        <h3 className={clsx('row-title mt-1.5', large ? 'type-h3-lg' : 'type-h3')}>{title}</h3>
        <p className="mt-2 max-w-reading text-pretty">{description}</p>
      </div>
      {large && <ChapterList chapters={chapters} />}
      <p
        className={clsx(
          'type-small flex flex-wrap gap-x-4 text-ink-2',
          large ? 'lg:mt-6' : 'lg:col-start-2 lg:row-start-2 lg:self-end',
        )}
      >
        <span>
          <VideoDuration time={duration} /> <span aria-hidden>•</span> {views} views
          {!recording && ', sample figures'}
        </span>{' '}
        <time dateTime={date}>{formatDate(date)}</time>
      </p>
      <p
        className={clsx(
          'flex flex-wrap gap-2.5',
          large
            ? 'lg:mt-4'
            : 'lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:flex-col lg:items-stretch lg:self-center',
        )}
      >
        {!recording && (
          <>
            <ButtonLink
              href={`${url}#walkthrough`}
              variant="outline-primary"
              size="sm"
              className="stretched-link"
            >
              Read the walkthrough<span className="sr-only"> of {title}</span>
            </ButtonLink>{' '}
          </>
        )}
        <ButtonLink
          href={url}
          variant="outline"
          size="sm"
          className={clsx('z-1', recording ? 'stretched-link' : 'relative')}
        >
          <span className="whitespace-nowrap">Watch Now</span>
          {!recording && <span className="font-normal text-ink-2"> Recording planned</span>}
          <span className="sr-only"> {title}</span>
        </ButtonLink>
      </p>
    </article>
  );
}
