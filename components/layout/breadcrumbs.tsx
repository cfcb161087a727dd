import { Icon } from '@/components/ui/icon';
import { Rail, RailStart } from '@/components/ui/rail';
import type { Breadcrumb } from '@/lib/seo/breadcrumbs';

/**
 * Breadcrumbs from home to this page, beside which the page's rail begins. They take one line, except where the last would
 * be a few letters; its least width is such that, on no common phone, only the fallback font wraps it.
 */
export const Breadcrumbs = ({ crumbs }: { crumbs: readonly Breadcrumb[] }) => (
  <>
    <RailStart />
    <Rail className="top-[calc(1.5rem+var(--rail-turn))]" />
    <nav aria-label="Breadcrumb" className="type-small py-(--head)">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2">
        {crumbs.map(({ label, href }, index) => (
          <li
            key={label}
            className="flex items-center gap-2 min-[22.5rem]:last:min-w-0 min-[22.5rem]:last:flex-[1_1_4.875rem]"
          >
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className="min-[22.5rem]:truncate">
                {label}
              </span>
            ) : (
              <a href={href} className="quiet-link inline-flex min-h-6 items-center">
                {label}
              </a>
            )}
            {/* After its crumb, so that no line begins with a separator. */}
            {index < crumbs.length - 1 && <Icon name="chevron-right" size={14} />}
          </li>
        ))}
      </ol>
    </nav>
  </>
);
