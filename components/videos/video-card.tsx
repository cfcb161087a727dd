import clsx from 'clsx';
import { Cover } from '@/components/illustrations/cover';
import { ButtonLink } from '@/components/ui/button';
import type { Video } from '@/content/videos/schema';
import { formatDate } from '@/lib/format/dates';
import { Duration } from './duration';
import { LevelBadge } from './level-badge';
import styles from './video-card.module.css';

/**
 * A tutorial in a list, with the cover of its category. A featured one is larger and names its chapters. The whole card
 * is a link to it. Without a recording, its sample views are folded away.
 */
export function VideoCard({
  video,
  featured = false,
  brief = false,
}: {
  video: Video;
  featured?: boolean;
  /** Leaves out the description, which the page of all tutorials has. */
  brief?: boolean;
}) {
  const { url, title, description, category, level, views, date, duration, chapters, recording } = video;
  return (
    <article
      className={clsx('row-link grid content-start gap-y-3', featured ? styles.featured : styles.listed)}
    >
      <Cover category={category} alt={`Cover: ${category}`} className="row-picture bg-band" />
      <div>
        <p className="type-small flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-2">
          <span>{category}</span> <LevelBadge level={level} />
        </p>
        <h3 className={featured ? 'type-h3-lg mt-1.5' : 'type-h3 mt-1'}>
          <span className="row-title">{title}</span>
        </h3>
      </div>
      {!brief && <p>{description}</p>}
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
        <div className="type-small min-w-32 flex-1 text-ink-3">
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
              <p>{views} views: a placeholder, like the length.</p>
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
    </article>
  );
}
