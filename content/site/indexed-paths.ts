import { checkRedirects } from '@/lib/content/redirects';
import { redirects } from './redirects';
import { sitePages } from './site-pages';

/** The paths of all pages that a search engine may list, home first. */
export const indexedPaths: readonly string[] = sitePages.map(({ path }) => path);

checkRedirects(redirects, indexedPaths);
