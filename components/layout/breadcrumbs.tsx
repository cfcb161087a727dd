import { Icon } from '@/components/ui/icon';
import { routes } from '@/lib/routes';

/** A page above this one, or this page, which has no link. */
export type Crumb = { label: string; href?: string };

const home: Crumb = { label: 'Home', href: routes.home };

/**
 * Breadcrumbs from home, which it adds, to this page; the last one is not a link. Includes its own vertical spacing,
 * and takes one line except on the narrowest screens, so that the title is at the same height on every page.
 */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="type-meta py-(--head)">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2">
        {[home, ...crumbs].map((crumb, index) => (
          <li
            key={crumb.label}
            className="flex items-center gap-2 min-[22.5rem]:last:min-w-0 min-[22.5rem]:last:flex-[1_1_3rem]"
          >
            {crumb.href ? (
              <a href={crumb.href} className="quiet-link inline-flex min-h-6 items-center">
                {crumb.label}
              </a>
            ) : (
              <span aria-current="page" className="min-[22.5rem]:truncate">
                {crumb.label}
              </span>
            )}
            {/* Behind its crumb, so that no line begins with one. */}
            {index < crumbs.length && <Icon name="chevron-right" size={14} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
