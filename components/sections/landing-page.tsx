import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { ContentIndex } from '@/content/content-index.schema';
import type { LandingPage as Content, Section, SectionKind } from '@/content/landing-page/schema';
import { createSlugger } from '@/lib/format/slug';
import { routes } from '@/lib/routes';
import type { Crumb } from '@/lib/seo/crumbs';
import { Articles } from './articles';
import { CaseStudies } from './case-studies';
import { CompanyStatistics } from './company-statistics';
import { EngagementModels } from './engagement-models';
import { Faq } from './faq';
import { FeaturedSolution } from './featured-solution';
import { Features } from './features';
import { GroupQuote } from './group-quote';
import { Hero } from './hero';
import { Industries } from './industries';
import type { SectionProps } from './landing-section';
import { Overview } from './overview';
import { ClosingAction } from './parts/closing-action';
import { PricingTiers } from './pricing-tiers';
import { Process } from './process';
import { Programs } from './programs';
import { RelatedLinks } from './related-links';
import { RuledList } from './ruled-list';
import { Services } from './services';
import { Statistics } from './statistics';
import { Technologies } from './technologies';
import { Testimonial } from './testimonial';
import { TextColumns } from './text-columns';

/** The component for each kind of section. TypeScript reports a kind without one. */
const components: { [Kind in SectionKind]: (props: SectionProps<Kind>) => ReactNode } = {
  articles: Articles,
  'case-studies': CaseStudies,
  'company-statistics': CompanyStatistics,
  'engagement-models': EngagementModels,
  faq: Faq,
  'featured-solution': FeaturedSolution,
  features: Features,
  'group-quote': GroupQuote,
  industries: Industries,
  overview: Overview,
  'pricing-tiers': PricingTiers,
  process: Process,
  programs: Programs,
  'related-links': RelatedLinks,
  'ruled-list': RuledList,
  services: Services,
  statistics: Statistics,
  technologies: Technologies,
  testimonial: Testimonial,
  'text-columns': TextColumns,
};

/** An anchor for each section's heading, made from its words. No two things on a page may share one. */
function headingIdsOf(sections: readonly Section[]): string[] {
  const slugger = createSlugger();
  for (const { anchor } of sections) if (anchor) slugger(anchor);
  return sections.map(({ title }) => slugger(title));
}

type LandingPageProps = {
  crumbs: readonly Crumb[];
  page: Content;
  contentIndex: ContentIndex;
  /** Where the consultation buttons lead, other than the empty contact form. */
  contactHref?: string;
  /** The calculator's base price in US dollars and its weeks, on pages that sell one service. */
  base?: { usd: number; weeks: number };
};

/** A page made of sections: hero, sections in order, closing action. */
export function LandingPage({
  crumbs,
  page,
  contentIndex,
  contactHref = routes.contact,
  base,
}: LandingPageProps) {
  const { hero, sections, closing } = page;
  const headingIds = headingIdsOf(sections);
  return (
    <>
      <Hero crumbs={crumbs} hero={hero} contactHref={contactHref} base={base} />
      {/* Two sections with the same background share the space between them, and so do a hero without a drawing and
          the first section. */}
      <div
        className={clsx(
          '[&>[data-tone=paper]+[data-tone=paper]>*]:pt-0 [&>[data-tone=sunk]+[data-tone=sunk]>*]:pt-0',
          !hero.figure && '[&>[data-tone=paper]:first-child>*]:pt-0',
        )}
      >
        {sections.map((section: Section, index) => {
          const headingId = headingIds[index] as string;
          const Component = components[section.kind] as (props: SectionProps<SectionKind>) => ReactNode;
          return (
            <Component key={headingId} section={section} contentIndex={contentIndex} headingId={headingId} />
          );
        })}
      </div>
      <ClosingAction
        rail
        heading={closing.heading}
        lead={closing.lead}
        actions={[{ label: closing.action, href: contactHref }, ...(closing.second ? [closing.second] : [])]}
      />
    </>
  );
}
