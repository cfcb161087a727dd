import clsx from 'clsx';
import { Cover } from '@/components/illustrations/cover';
import { ButtonLink } from '@/components/ui/button';
import type { Video } from '@/content/videos/schema';
import { formatDate } from '@/lib/format/dates';
import { Duration } from './duration';
import { LevelBadge } from './level-badge';
import styles from './video-card.module.css';

/**
 * A tutorial in a list, with the cover of its category. A featured one is larger and names its chapters.
 * The whole card is a link to it.
 */
export function VideoCard({ video, featured = false }: { video: Video; featured?: boolean }) {
  const { url, title, description, category, level, views, date, duration, chapters } = video;
  return (
    <article
      className={clsx('row-link grid content-start gap-y-3', featured ? styles.featured : styles.listed)}
    >
      <Cover category={category} alt={`Cover: ${category}`} className="row-picture bg-band" />
      <div>
        <p className="type-meta flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-2">
          <span>{category}</span> <LevelBadge level={level} />
        </p>
        <h3 className={featured ? 'type-h3-lg mt-1.5' : 'type-h3 mt-1'}>
          <span className="row-title">{title}</span>
        </h3>
      </div>
      <p className={clsx('text-ink-2', !featured && 'type-small')}>{description}</p>
      {featured && (
        <ol className={styles.chapters}>
          {chapters.map((chapter) => (
            <li key={chapter.at}>{chapter.title}</li>
          ))}
        </ol>
      )}
      <div
        className={clsx(
          'flex flex-wrap items-center justify-between gap-x-4 gap-y-3',
          !featured && 'sm:flex-col sm:items-start',
        )}
      >
        <p className="type-meta min-w-32 flex-1 text-ink-3">
          <Duration time={duration} /> <span aria-hidden>•</span> {views} views <span aria-hidden>•</span>{' '}
          <time dateTime={date} className="whitespace-nowrap">
            {formatDate(date)}
          </time>
        </p>
        <ButtonLink href={url} variant="outline" size="sm" className="stretched-link">
          Watch Now<span className="sr-only"> {title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
