import { VideoThumbnail } from '@/components/illustrations/covers/video-thumbnail';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import type { Video, VideoLevel } from '@/content/videos/schema';
import { formatDate } from '@/lib/dates';
import { isoDuration, spokenDuration } from '@/lib/videos/times';

const badges: Record<VideoLevel, BadgeVariant> = {
  Beginner: 'success',
  Intermediate: 'secondary',
  Advanced: 'warning',
};
/** The badge of a level; 'primary' for one that has no color yet (VIDEOS-03). */
export const levelBadge = (level: string): BadgeVariant => badges[level as VideoLevel] ?? 'primary';

export type CardVideo = Pick<
  Video,
  'slug' | 'url' | 'title' | 'description' | 'category' | 'level' | 'duration' | 'views' | 'date' | 'chapters'
>;

/** The length of a tutorial; its sentence for screen readers. */
export function Duration({ time }: { time: string }) {
  return (
    <time dateTime={isoDuration(time)}>
      <span aria-hidden>{time}</span>
      <span className="sr-only">{spokenDuration(time)}</span>
    </time>
  );
}

/** A tutorial beside others (VIDEOS-03). */
export function VideoCard({ video }: { video: CardVideo }) {
  const { url, title, description, category, level, views, date, duration } = video;
  return (
    <article className="row-link video-card">
      <div className="video-picture">
        <VideoThumbnail video={video} />
        <p className="video-length">
          <Duration time={duration} />
        </p>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge variant={levelBadge(level)}>{level}</Badge>
        <p className="type-meta text-ink-2">{category}</p>
      </div>
      <h3 className="type-h3 mt-3">
        <span className="row-title">{title}</span>
      </h3>
      <p className="type-small mt-2 text-ink-2">{description}</p>
      <p className="type-meta mt-3 text-ink-3">
        {views} views <span aria-hidden>•</span> <time dateTime={date}>{formatDate(date)}</time>
      </p>
      <ButtonLink href={url} variant="outline" size="sm" className="row-cover video-watch">
        Watch Now<span className="sr-only"> {title}</span>
      </ButtonLink>
    </article>
  );
}
