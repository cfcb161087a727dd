import { Icon } from '@/components/ui/icon';
import type { Industry } from '@/content/industries/schema';
import { firstUseCases } from '@/lib/landing/use-cases';
import { LandingSection, type SectionProps } from './landing-section';

/** The industries as ruled rows; the whole row leads to the industry's page. */
export function Industries({ section, contentIndex, headingId }: SectionProps<'industries'>) {
  return (
    <LandingSection section={section} headingId={headingId}>
      <ul className="border-t border-edge">
        {contentIndex.industries.map((industry) => (
          <li key={industry.id} className="row-link relative border-b border-rule py-8">
            <IndustryRow {...industry} />
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}

function IndustryRow({ title, description, useCases, iconName, ctaLink }: Industry) {
  const { shown, more } = firstUseCases(useCases);
  return (
    <article className="grid gap-x-8 gap-y-5 lg:grid-cols-12">
      <div className="flex min-w-0 gap-5 pr-10 lg:col-span-6">
        <Icon name={iconName} size={26} className="mt-1 shrink-0" />
        <div className="min-w-0">
          <h3 className="type-h3-lg">
            <a href={ctaLink} className="row-cover row-title">
              {title}
            </a>
          </h3>
          <p className="mt-2 max-w-reading text-ink-2">{description}</p>
        </div>
      </div>
      <div className="type-small min-w-0 pl-11.5 lg:col-span-6 lg:pl-0 lg:pr-12 lg:pt-2">
        <ul className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
          {shown.map((useCase) => (
            <li key={useCase}>{useCase}</li>
          ))}
        </ul>
        {more && <p className="mt-2.5 text-ink-2">{more}</p>}
      </div>
      <Icon name="arrow-right" size={20} className="arrow-move absolute right-0 top-10 text-ember-text" />
    </article>
  );
}
