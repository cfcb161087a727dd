import { VideoThumbnail } from '@/components/illustrations/covers/video-thumbnail';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import type { Video, VideoLevel } from '@/content/videos/schema';
import { formatDate } from '@/lib/dates';
import { Duration } from './duration';

const badges: Record<VideoLevel, BadgeVariant> = {
  Beginner: 'success',
  Intermediate: 'secondary',
  Advanced: 'warning',
};
/** The badge of a level. A level that has no color yet gets 'primary'. */
export const levelBadge = (level: string): BadgeVariant => badges[level as VideoLevel] ?? 'primary';

type CardVideo = Pick<
  Video,
  'slug' | 'url' | 'title' | 'description' | 'category' | 'level' | 'duration' | 'views' | 'date' | 'chapters'
>;

/** A tutorial in a list. The whole card is a link to it. */
export function VideoCard({ video }: { video: CardVideo }) {
  const { url, title, description, category, level, views, date, duration } = video;
  return (
    <article className="row-link flex flex-col items-start justify-items-start">
      <div className="relative w-full">
        <VideoThumbnail video={video} />
        <p className="absolute right-2 top-2 rounded-badge bg-ink px-2 py-0.5 text-[0.8125rem] font-semibold tabular-nums text-paper [font-kerning:none]">
          <Duration time={duration} />
        </p>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge variant={levelBadge(level)}>{level}</Badge> <p className="type-meta text-ink-2">{category}</p>
      </div>
      <h3 className="type-h3 mt-3">
        <span className="row-title">{title}</span>
      </h3>
      <p className="type-small mt-2 text-ink-2">{description}</p>
      <p className="type-meta mb-5 mt-3 text-ink-3">
        {views} views <span aria-hidden>•</span> <time dateTime={date}>{formatDate(date)}</time>
      </p>
      <ButtonLink href={url} variant="outline" size="sm" className="row-cover mt-auto">
        Watch Now<span className="sr-only"> {title}</span>
      </ButtonLink>
    </article>
  );
}
