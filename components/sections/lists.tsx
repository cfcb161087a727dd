import { ConvertedNote } from '@/components/currency/price';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { peopleBySize } from '@/lib/pricing-calculator/parameters';
import { ServiceTimeline } from './parts/service-timeline';
import type { SectionRenderer } from './types';

/** Running text beside its title. */
export const Overview: SectionRenderer<'overview'> = ({ paragraphs, link }) => (
  <>
    <div className="grid max-w-reading gap-4">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
    {link && (
      <TextLink href={link.href} className="mt-6">
        {link.label}
      </TextLink>
    )}
  </>
);

/** Services by id as lanes on one scale, each a link to its page. */
export const Services: SectionRenderer<'services'> = ({ ids, described }, { services }) => (
  <>
    <ServiceTimeline
      services={ids.flatMap((id) => services.filter((service) => service.id === id))}
      described={described}
    />
    <p className="type-small mt-5 text-ink-2">
      Base prices for {peopleBySize.small} users, without licenses and usage. <ConvertedNote />
    </p>
  </>
);

/** Technologies by category, each in a column of its own. */
export const Technologies: SectionRenderer<'technologies'> = ({ categories }) => (
  <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
    {categories.map(({ title, description, items }) => (
      <li key={title}>
        <h3 className="type-h3">{title}</h3>
        <p className="mt-2">{description}</p>
        <ul className="mt-5 border-t border-edge">
          {items.map((item) => (
            <li key={item} className="border-b border-rule py-2.5">
              {item}
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);

/** Ways to work together: what each costs, whom it suits and what we risk. */
export const EngagementModels: SectionRenderer<'engagement-models'> = ({ items }) => (
  <ul className="grid gap-x-8 gap-y-8 border-t border-edge pt-6 md:grid-cols-3">
    {items.map(({ title, description, terms }) => (
      <li key={title} className="grid content-start gap-y-3 md:row-span-3 md:grid-rows-subgrid">
        <h3 className="type-h3">{title}</h3>
        <p>{description}</p>
        <dl className="type-small *:border-t *:border-rule *:py-2.5">
          {terms.map(({ label, value }) => (
            <div key={label}>
              <dt className="font-semibold">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
);

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
