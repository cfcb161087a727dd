import { ConvertedNote } from '@/components/currency/converted-note';
import { LandingSection, type SectionProps } from './landing-section';
import { ServiceTimeline } from './parts/service-timeline';

/** Services by id as lanes on one scale, each a link to its page. */
export function Services({ section, contentIndex, headingId }: SectionProps<'services'>) {
  const services = section.ids.flatMap((id) => contentIndex.services.filter((service) => service.id === id));
  return (
    <LandingSection section={section} headingId={headingId} flush>
      <ServiceTimeline services={services} described={section.described} />
      <p className="type-small mt-5 text-ink-2">
        Base prices for 2-10 users, without licenses and usage. <ConvertedNote />
      </p>
    </LandingSection>
  );
}
