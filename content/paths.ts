import { checkRedirects } from '@/lib/content/redirects';
import { routes } from '@/lib/routes';
import { articles } from './articles';
import { audiences } from './audiences';
import { blogPages } from './blog';
import { caseStudies } from './case-studies';
import { industries } from './industries';
import { pages } from './pages';
import { redirects } from './redirects';
import { services } from './services';
import { videos } from './videos';

/** The paths of all pages that a search engine may list, home first. */
export const indexedPaths: readonly string[] = [
  routes.home,
  ...pages.map(({ path }) => path),
  ...services.map(({ url }) => url),
  ...audiences.map(({ ctaLink }) => ctaLink),
  ...industries.map(({ ctaLink }) => ctaLink),
  ...caseStudies.map(({ url }) => url),
  ...blogPages.slice(1).map(({ path }) => path),
  ...articles.map(({ url }) => url),
  ...videos.map(({ url }) => url),
];

checkRedirects(redirects, indexedPaths);
