import { IndustryDrawing } from '@/components/illustrations/closing-illustration';
import { RailBranch } from '@/components/layout/rail';
import { Icon } from '@/components/ui/icon';
import type { Industry } from '@/content/industries/schema';
import { LandingSection, type SectionProps } from './landing-section';

const MAX_USE_CASES = 4;

/** The industries as ruled rows; the whole row leads to the industry's page. */
export function Industries({ section, contentIndex, headingId }: SectionProps<'industries'>) {
  return (
    <LandingSection section={section} headingId={headingId}>
      <ul className="border-t border-edge">
        {contentIndex.industries.map((industry) => (
          <li key={industry.id} className="row-link border-b border-rule py-8">
            <RailBranch at="calc(2rem + 20.5px)" />
            <IndustryRow {...industry} />
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}

function IndustryRow({ id, title, description, useCases, iconName, ctaLink }: Industry) {
  const more = useCases.length - MAX_USE_CASES;
  return (
    <article className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-12">
      <div className="flex min-w-0 gap-4 sm:gap-5 lg:col-span-5">
        <span className="grid size-11 flex-none place-items-center rounded-full border-3 border-lane bg-paper">
          <Icon name={iconName} size={20} />
        </span>
        <div className="min-w-0 pt-1.5">
          <h3 className="type-h3-lg flex items-center gap-2">
            <a href={ctaLink} className="stretched-link row-title">
              {title}
            </a>
            <Icon name="arrow-right" size={20} className="arrow-move flex-none text-ember-text" />
          </h3>
          <p className="mt-2 max-w-reading text-ink-2">{description}</p>
        </div>
      </div>
      <div className="type-small min-w-0 pl-15 sm:pl-16 lg:col-span-3 lg:pt-2 lg:pl-0">
        <ul className="grid gap-x-8 gap-y-1.5 sm:max-lg:grid-cols-2">
          {useCases.slice(0, MAX_USE_CASES).map((useCase) => (
            <li key={useCase}>{useCase}</li>
          ))}
        </ul>
        {more > 0 && <p className="mt-2.5 text-ink-2">{`+${more} more solutions`}</p>}
      </div>
      <IndustryDrawing
        id={id}
        className="row-picture w-full max-w-90 pl-15 sm:pl-16 lg:col-span-4 lg:max-w-none lg:pt-2 lg:pl-0"
      />
    </article>
  );
}
