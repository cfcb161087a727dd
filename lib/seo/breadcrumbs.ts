import { toolOrder } from '../routes/tool-order';

type PageName = { path: string; label: string };

/** A page in breadcrumbs. */
export type Breadcrumb = { label: string; href: string };

/**
 * Breadcrumbs: home, every page whose path is a prefix of this page's, and the page itself. A tool is below the first
 * one, wherever its address is.
 */
export function buildBreadcrumbs(page: PageName, pages: readonly PageName[]): Breadcrumb[] {
  const tool = toolOrder.findIndex(({ href }) => href === page.path);
  const above = pages
    .filter(({ path }) => path === '/' || (tool < 0 && page.path.startsWith(`${path}/`)))
    .filter(({ path }) => path !== page.path)
    .sort((one, other) => one.path.length - other.path.length)
    .map(({ label, path }) => ({ label, href: path }));
  if (tool >= 0) above.push({ label: 'Tools', href: toolOrder[0].href });
  return [...above, { label: page.label, href: page.path }];
}
