import { Badge, type BadgeVariant } from '@/components/ui/badge';
import type { Video } from '@/content/schemas/videos';

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
