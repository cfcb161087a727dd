import { LandingSection, type SectionProps } from './landing-section';
import { ServiceRows } from './service-rows';

/** Services by id as ruled rows, each with its figure, base price and weeks. */
export function Services({ section, contentIndex, headingId }: SectionProps<'services'>) {
  const services = section.ids.flatMap((id) => contentIndex.services.filter((service) => service.id === id));
  return (
    <LandingSection section={section} headingId={headingId} flush>
      <ServiceRows services={services} />
      <p className="type-meta mt-6 text-ink-2">Prices are converted at fixed rates from US dollars.</p>
    </LandingSection>
  );
}
