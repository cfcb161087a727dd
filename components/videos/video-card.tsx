import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { RailBranch } from '@/components/ui/rail';
import type { Video } from '@/content/schemas/videos';
import { formatDate } from '@/lib/format/dates';
import { durationToSeconds } from '@/lib/videos/durations';
import { ChapterLane, ChapterList } from './chapter-lane';
import { LevelBadge, VideoDuration } from './video-facts';

/**
 * A tutorial in a list: a row, where the page's lane branches into its chapters, or a column that lists them.
 *
 * @param longest seconds of the longest tutorial of a list of rows, whose lanes are to one scale.
 */
export function VideoCard({ video, longest }: { video: Video; longest?: number }) {
  const { url, title, description, category, level, views, date, chapters, duration, recording } = video;
  const share = longest && durationToSeconds(duration) / longest;
  return (
    <article
      className={clsx(
        'row-link grid content-start gap-x-8',
        share
          ? 'gap-y-3 border-t border-rule py-7 [--rail-at:calc(1.75rem+8px)] lg:grid-cols-[1fr_auto] lg:gap-y-5 lg:[--rail-at:calc(100%-1.75rem-8px)]'
          : 'gap-y-4 border-t border-edge pt-6 md:max-lg:grid-cols-2 lg:grid-rows-subgrid lg:row-span-4 lg:gap-y-0',
      )}
      style={share ? ({ '--share': share } as CSSProperties) : undefined}
    >
      {share && <RailBranch />}
      <div
        className={
          share
            ? 'w-[max(25%,calc(var(--share)*100%))] lg:col-span-full lg:row-start-2 lg:w-[calc(var(--share)*(100%-24rem))]'
            : 'sm:hidden'
        }
      >
        <ChapterLane chapters={chapters} duration={duration} />
      </div>
      <div className={share ? undefined : 'lg:mb-5'}>
        {!share && (
          <p className="type-figure mb-5 [--h2:min(5.5rem,22vw)]">
            <VideoDuration time={duration} />
          </p>
        )}
        <p className="type-small flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-2">
          <span>{category}</span> <LevelBadge level={level} />
        </p>
        <h3 className="row-title type-h3-lg mt-1.5">{title}</h3>
        <p className={clsx('mt-2 max-w-reading text-pretty', share && 'max-sm:hidden')}>{description}</p>
      </div>
      {!share && (
        <div className="max-sm:hidden">
          <ChapterList chapters={chapters} />
        </div>
      )}
      <p
        className={clsx(
          'type-small flex flex-wrap gap-x-4 text-ink-2',
          share
            ? 'lg:col-span-full lg:row-start-2 lg:-my-1 lg:ml-[calc(var(--share)*(100%-24rem)+1rem)]'
            : 'lg:mt-6',
        )}
      >
        {share && (
          <strong className="font-semibold text-ink">
            <VideoDuration time={duration} />
          </strong>
        )}{' '}
        <span>{views} views</span>{' '}
        {recording ? <time dateTime={date}>{formatDate(date)}</time> : <span>Recording planned</span>}
      </p>
      <p
        className={clsx(
          'flex flex-wrap items-center gap-x-6 text-small',
          share && 'lg:col-start-2 lg:row-start-1 lg:self-center',
        )}
      >
        {!recording && (
          <>
            <a
              href={`${url}#walkthrough`}
              className="stretched-link inline-flex min-h-11 items-center text-link"
            >
              Read the walkthrough<span className="sr-only"> of {title}</span>
            </a>{' '}
          </>
        )}
        <a
          href={url}
          className={clsx(
            'quiet-link inline-flex min-h-11 items-center',
            recording ? 'stretched-link' : 'relative z-1',
          )}
        >
          Watch Now<span className="sr-only"> {title}</span>
        </a>
      </p>
    </article>
  );
}
