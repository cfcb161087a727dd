import { Fragment, type ReactNode } from 'react';
import type { Crumb } from '@/components/layout/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import type { ContentIndex } from '@/content/content-index.schema';
import type { LandingPage as Content, Section, SectionKind } from '@/content/landing-page/schema';
import { Articles } from './articles';
import { ClosingAction } from './closing-action';
import { Features } from './features';
import { Figures } from './figures';
import { Fit } from './fit';
import { Industries } from './industries';
import { LandingHero } from './landing-hero';
import type { SectionProps } from './landing-section';
import { Models } from './models';
import { Onward } from './onward';
import { Overview } from './overview';
import { Points } from './points';
import { Process } from './process';
import { Programs } from './programs';
import { Faq } from './questions';
import { Services } from './services';
import { Solution } from './solution';
import { Stack } from './stack';
import { Statistics } from './statistics';
import { Studies } from './studies';
import { Testimonial } from './testimonial';
import { Tiers } from './tiers';

/** Who draws which kind of section: a kind that nobody draws does not compile. */
const drawings: { [Kind in SectionKind]: (props: SectionProps<Kind>) => ReactNode } = {
  overview: Overview,
  points: Points,
  features: Features,
  process: Process,
  programs: Programs,
  tiers: Tiers,
  figures: Figures,
  stack: Stack,
  studies: Studies,
  faq: Faq,
  services: Services,
  solution: Solution,
  fit: Fit,
  models: Models,
  statistics: Statistics,
  testimonial: Testimonial,
  articles: Articles,
  industries: Industries,
  onward: Onward,
};

function draw<Kind extends SectionKind>(kind: Kind, props: SectionProps<Kind>): ReactNode {
  const Drawing: (props: SectionProps<Kind>) => ReactNode = drawings[kind];
  return <Drawing {...props} />;
}

export type LandingPageProps = {
  crumbs: readonly Crumb[];
  page: Content;
  contentIndex: ContentIndex;
  /** Where the consultation buttons lead: the contact form, with the page's service chosen where it has one. */
  contactHref: string;
  /** The calculator's base price in US dollars and its weeks, on pages that sell one service. */
  base?: { usd: number; weeks: number };
};

/** A page in sections along one lane: first view, sections in order, closing action. */
export function LandingPage({ crumbs, page, contentIndex, contactHref, base }: LandingPageProps) {
  const { hero, sections, closing } = page;
  return (
    <>
      <LandingHero crumbs={crumbs} hero={hero} contactHref={contactHref} base={base} />
      {sections.map((section: Section, index) => {
        const headingId = `section-${index + 1}`;
        return (
          <Fragment key={headingId}>
            {draw(section.kind, { section, contentIndex, headingId } as SectionProps<typeof section.kind>)}
          </Fragment>
        );
      })}
      <ClosingAction
        rail
        heading={closing.heading}
        lead={closing.lead}
        actions={
          <>
            <ButtonLink href={contactHref} size="lg">
              {closing.action}
            </ButtonLink>
            {closing.second && (
              <ButtonLink href={closing.second.href} variant="outline" size="lg">
                {closing.second.label}
              </ButtonLink>
            )}
          </>
        }
      />
    </>
  );
}
