import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { ButtonLink } from '@/components/ui/button';
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
          : 'gap-y-4 border-t border-edge pt-6 lg:grid-rows-subgrid lg:row-span-4 lg:gap-y-0',
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
        <p className="type-small flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-2">
          <span>{category}</span> <LevelBadge level={level} />
        </p>
        <h3 className="row-title type-h3-lg mt-1.5">{title}</h3>
        <p className="mt-2 max-w-reading text-pretty">{description}</p>
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
        <span>
          <strong className="font-semibold text-ink">
            <VideoDuration time={duration} />
          </strong>{' '}
          <span aria-hidden>•</span> {views} views
        </span>{' '}
        <time dateTime={date}>{formatDate(date)}</time>
      </p>
      <p
        className={clsx(
          'flex flex-wrap items-center gap-x-5 gap-y-2.5',
          share ? 'lg:col-start-2 lg:row-start-1 lg:self-center' : 'lg:mt-4',
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
        <a
          href={url}
          className={clsx(
            'grid min-h-11 content-center text-small leading-tight font-semibold',
            recording ? 'stretched-link' : 'relative z-1',
          )}
        >
          <span className="quiet-link">Watch Now</span>{' '}
          {!recording && <span className="text-note font-normal text-ink-2">Recording planned</span>}
          <span className="sr-only"> {title}</span>
        </a>
      </p>
    </article>
  );
}
