import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { Industry } from '@/content/schemas/industries';
import type { Service } from '@/content/schemas/services';

type Props = { services: readonly Service[]; industries?: readonly Industry[] };

/** The services that an article or tutorial names, as rows, and the industries of the case studies that it names. */
export const RelatedServices = ({ services, industries = [] }: Props) => (
  <Section label="related-services" tone="sunk">
    <div className="grid grid-cols-1 gap-y-8 lg:split-4-7">
      <div>
        <h2 id="related-services" className="type-h2">
          Services that do this work
        </h2>
        {industries.map(({ id, title, ctaLink }) => (
          <p key={id} className="mt-3">
            <TextLink href={ctaLink}>{`AI in ${title.toLowerCase()}`}</TextLink>
          </p>
        ))}
      </div>
      <ul className="border-t border-edge">
        {services.map(({ id, url, title, description }) => (
          <li key={id} className="row-link flex items-start gap-6 border-b border-rule py-6">
            <div className="flex-1">
              <h3 className="type-h3">
                <a href={url} className="stretched-link row-title">
                  {title}
                </a>
              </h3>
              <p className="mt-1.5">{description}</p>
            </div>
            <Icon name="arrow-right" size={20} className="arrow-move mt-1" />
          </li>
        ))}
      </ul>
    </div>
  </Section>
);
