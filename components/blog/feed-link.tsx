import { Rss } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { routes } from '@/lib/routes';

/** The way to the feed for readers who use one. */
export const FeedLink = () => (
  <a href={routes.feed} className="feed-link" type="application/atom+xml">
    <Icon icon={Rss} size={16} />
    <span className="quiet-link">Feed</span>
  </a>
);
