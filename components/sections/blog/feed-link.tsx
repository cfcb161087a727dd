import { Rss } from 'lucide';
import { routes } from '@/lib/routes';
import { Glyph } from '../../ui/glyph';

/** The way to the feed for readers who use one. */
export const FeedLink = () => (
  <a href={routes.feed} className="feed-link" type="application/atom+xml">
    <Glyph of={Rss} size={16} />
    <span className="quiet-link">Feed</span>
  </a>
);
