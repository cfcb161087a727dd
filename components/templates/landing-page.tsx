import { Fragment, type ReactNode } from 'react';
import type { LandingPage as Content, Library, Section, SectionKind } from '@/content/schema';
import { Articles } from '../sections/articles';
import { ClosingAction } from '../sections/closing-action';
import { Features } from '../sections/features';
import { Figures } from '../sections/figures';
import { Fit } from '../sections/fit';
import { Industries } from '../sections/industries';
import { LandingHero } from '../sections/landing-hero';
import type { SectionProps } from '../sections/landing-section';
import { Models } from '../sections/models';
import { Onward } from '../sections/onward';
import { Overview } from '../sections/overview';
import { Points } from '../sections/points';
import { Process } from '../sections/process';
import { Programs } from '../sections/programs';
import { Faq } from '../sections/questions';
import { Services } from '../sections/services';
import { Solution } from '../sections/solution';
import { Stack } from '../sections/stack';
import { Statistics } from '../sections/statistics';
import { Studies } from '../sections/studies';
import { Testimonial } from '../sections/testimonial';
import { Tiers } from '../sections/tiers';
import type { Crumb } from '../ui/breadcrumbs';
import { ButtonLink } from '../ui/button';

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
  library: Library;
  /** Where the consultation buttons lead: the contact form, with the page's service chosen where it has one. */
  contactHref: string;
  /** The calculator's base price in US dollars and its weeks, on pages that sell one service. */
  base?: { usd: number; weeks: number };
};

/** A page in sections along one lane: first view, sections in order, closing action. */
export function LandingPage({ crumbs, page, library, contactHref, base }: LandingPageProps) {
  const { hero, sections, closing } = page;
  return (
    <>
      <LandingHero crumbs={crumbs} hero={hero} contactHref={contactHref} base={base} />
      {sections.map((section: Section, index) => {
        const headingId = `section-${index + 1}`;
        return (
          <Fragment key={headingId}>
            {draw(section.kind, { section, library, headingId } as SectionProps<typeof section.kind>)}
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
