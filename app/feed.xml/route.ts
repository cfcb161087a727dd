import { renderAtomFeed } from '@/app/_lib/atom-feed';
import { articles } from '@/content/articles';
import { feedTitle } from '@/content/site/blog';
import { pageOf } from '@/content/site/pages';
import * as routes from '@/lib/routes';
import { toAbsoluteUrl } from '@/lib/routes/site-origin';

export const dynamic = 'force-static';

export function GET() {
  const page = pageOf(routes.blog);
  const facts = { title: feedTitle, subtitle: page.lead, page: page.path, feed: routes.feed };
  return new Response(renderAtomFeed(facts, articles, toAbsoluteUrl), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}
