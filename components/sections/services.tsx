import { Price } from '../islands/currency/price';
import { Badge } from '../ui/badge';
import { TextLink } from '../ui/text-link';
import { LandingSection, type SectionProps } from './landing-section';

/** Services by id as ruled rows, each with its base price and weeks. */
export function Services({ section, library, headingId }: SectionProps<'services'>) {
  const services = section.ids.flatMap((id) => library.services.filter((service) => service.id === id));
  return (
    <LandingSection section={section} headingId={headingId}>
      <ul className="border-t border-rule">
        {services.map(({ id, title, description, url, badge, basePrice, baseWeeks }) => (
          <li key={id} className="grid gap-x-8 gap-y-4 border-b border-rule py-8 lg:grid-cols-12">
            <div className="lg:col-span-9">
              <h3 className="type-h3-lg flex flex-wrap items-center gap-3">
                {title}
                {badge && <Badge variant={badge === 'Popular' ? 'primary' : 'outline'}>{badge}</Badge>}
              </h3>
              <p className="mt-2.5 max-w-reading text-ink-2">{description}</p>
            </div>
            <div className="lg:col-span-3">
              <p className="type-meta text-ink-2">Base price</p>
              <p className="type-h3-lg">
                <Price usd={basePrice} />
              </p>
              <p className="type-meta text-ink-2">about {baseWeeks} weeks</p>
              <TextLink href={url} hint={`of ${title}`} className="mt-2">
                Details
              </TextLink>
            </div>
          </li>
        ))}
      </ul>
      <p className="type-meta mt-6 text-ink-2">Prices are converted at fixed rates from US dollars.</p>
    </LandingSection>
  );
}
