import { Badge } from '@/components/ui/badge';
import type { Service } from '@/content/services/schema';
import { stripMarks } from '@/lib/content/text-marks';

/** 'Popular' or 'Advanced' beside a service's name; nothing for a service that has no badge. */
export function ServiceBadge({ badge }: Pick<Service, 'badge'>) {
  return badge && <Badge variant={stripMarks(badge) === 'Popular' ? 'primary' : 'outline'}>{badge}</Badge>;
}
