import { ConvertedNote } from '@/components/currency/converted-note';
import { peopleBySize } from '@/lib/pricing-calculator/parameters';
import { ServiceTimeline } from './parts/service-timeline';
import type { SectionRenderer } from './types';

/** Services by id as lanes on one scale, each a link to its page. */
export const Services: SectionRenderer<'services'> = ({ ids, described }, contentIndex) => {
  const services = ids.flatMap((id) => contentIndex.services.filter((service) => service.id === id));
  return (
    <>
      <ServiceTimeline services={services} described={described} />
      <p className="type-small mt-5 text-ink-2">
        Base prices for {peopleBySize.small} users, without licenses and usage. <ConvertedNote />
      </p>
    </>
  );
};
