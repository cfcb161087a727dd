import { Icon } from '@/components/ui/icon';
import * as routes from '@/lib/routes';

/** A link to the Atom feed. */
export const FeedLink = () => (
  <a href={routes.feed} className="inline-flex min-h-6 items-center gap-1.5" type="application/atom+xml">
    <Icon name="rss" size={16} />
    <span className="quiet-link">Feed</span>
  </a>
);
