import { Icon } from '@/components/ui/icon';
import type { SectionRenderer } from './types';

/** Links to related pages, as ruled rows. */
export const RelatedLinks: SectionRenderer<'related-links'> = ({ links }) => (
  <ul
    className={`grid gap-x-8 border-t border-edge md:grid-cols-2 ${links.length % 2 ? 'lg:grid-cols-3' : ''}`}
  >
    {links.map(({ label, href }) => (
      <li key={href} className="row-link border-b border-rule">
        <a
          href={href}
          className="flex min-h-16 items-center justify-between gap-4 py-3.5 font-semibold leading-snug"
        >
          <span className="row-title">{label}</span>
          <Icon name="arrow-right" size={20} className="arrow-move shrink-0 text-ember-text" />
        </a>
      </li>
    ))}
  </ul>
);
