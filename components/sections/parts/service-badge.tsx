import { Badge } from '@/components/ui/badge';
import type { Service } from '@/content/services/schema';

/** 'Popular' or 'Advanced' beside a service's name; nothing for a service that has no badge. */
export function ServiceBadge({ badge }: Pick<Service, 'badge'>) {
  return badge && <Badge variant={badge === 'Popular' ? 'primary' : 'outline'}>{badge}</Badge>;
}
