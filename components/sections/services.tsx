import { convertedNote } from '@/lib/currency/converted-note';
import { LandingSection, type SectionProps } from './landing-section';
import { DetailsAbout, ServiceBadge } from './parts/service-parts';
import { ServiceTimeline } from './parts/service-timeline';

/** Services by id as lanes on one scale; below them, where they are described, a ruled row for each. */
export function Services({ section, contentIndex, headingId }: SectionProps<'services'>) {
  const services = section.ids.flatMap((id) => contentIndex.services.filter((service) => service.id === id));
  return (
    <LandingSection section={section} headingId={headingId} flush>
      <ServiceTimeline services={services} linked={!section.described} />
      <p className="type-meta mt-5 text-ink-2">{convertedNote}</p>
      {section.described && (
        <ul className="mt-10 border-t border-edge *:grid *:gap-x-8 *:gap-y-2 *:border-b *:border-rule *:py-5 lg:mt-14 lg:*:py-6 lg:*:grid-cols-[5fr_5fr_auto] lg:*:items-center">
          {services.map((service) => (
            <li key={service.id} className="row-link">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h3 className="type-h3-lg row-title">{service.title}</h3>
                <ServiceBadge badge={service.badge} />
              </div>
              <p className="type-small max-w-reading text-ink-2">{service.description}</p>
              <a href={service.url} className="row-cover type-small inline-flex min-h-6 items-center gap-1.5">
                <DetailsAbout title={service.title} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </LandingSection>
  );
}
