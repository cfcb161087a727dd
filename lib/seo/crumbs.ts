import type { SitePage } from './site-page';

/** A page in breadcrumbs. */
export type Crumb = { label: string; href: string };

/**
 * Breadcrumbs: home, every page whose path is a prefix of this page's, and the page itself.
 *
 * @param pages all pages of the site, with home.
 */
export function crumbsTo(page: Pick<SitePage, 'path' | 'label'>, pages: readonly SitePage[]): Crumb[] {
  const above = pages
    .filter(({ path }) => path !== page.path && (path === '/' || page.path.startsWith(`${path}/`)))
    .sort((one, other) => one.path.length - other.path.length);
  return [...above, page].map(({ label, path }) => ({ label, href: path }));
}
