import { Badge, type BadgeVariant } from '@/components/ui/badge';
import type { Video } from '@/content/schemas/videos';
import { formatIsoDuration, formatSpokenDuration } from '@/lib/videos/durations';

const variants: Record<Video['level'], BadgeVariant> = {
  Beginner: 'success',
  Intermediate: 'secondary',
  Advanced: 'warning',
};

/** The level of a tutorial, in the color of its difficulty. */
export const LevelBadge = ({ level }: Pick<Video, 'level'>) => (
  <Badge size="sm" variant={variants[level]}>
    {level}
  </Badge>
);

/** A length of time such as '15:32'. Screen readers get it in words. */
export const VideoDuration = ({ time }: { time: string }) => (
  <time dateTime={formatIsoDuration(time)}>
    <span aria-hidden>{time}</span> <span className="sr-only">{formatSpokenDuration(time)}</span>
  </time>
);
