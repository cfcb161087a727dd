import clsx from 'clsx';
import { PriceText } from '@/components/currency/price-text';
import { ButtonLink } from '@/components/ui/button';
import { FeatureList } from '@/components/ui/feature-card';
import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';
import { Section, SectionHead } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import type { Section as SectionContent, SectionKind } from '@/content/schemas/landing-page';
import { allQuestionsLink, Faq } from './faq';
import {
  Articles,
  CaseStudies,
  EngagementModels,
  Industries,
  Overview,
  Programs,
  Services,
  Technologies,
} from './lists';
import { StatementColumns } from './parts/statement-columns';
import { StatisticsRow } from './parts/statistics-row';
import { Testimonials } from './parts/testimonials';
import { Buys, PricingTiers } from './pricing-tiers';
import { FeaturedSolution, Showcase } from './showcase';
import { Statistics } from './statistics';
import type { ContentIndex, SectionRenderer } from './types';

type Kind<Name extends SectionKind> = {
  render: SectionRenderer<Name>;
  /** 'beside' has the title at its side. 'own' renders the whole section. */
  shape?: 'beside' | 'own';
  /** Default background. */
  tone?: SectionContent['tone'];
  /** No landmark, so that a page has at most ten. */
  minor?: boolean;
};

/** How each kind of section is rendered. TypeScript reports a kind that is missing. */
const kinds: { [Name in SectionKind]: Kind<Name> } = {
  articles: { render: Articles },
  'case-studies': { render: CaseStudies, tone: 'sunk' },
  'engagement-models': { render: EngagementModels, tone: 'sunk' },
  faq: { render: Faq, shape: 'beside' },
  'featured-solution': { render: FeaturedSolution, shape: 'own', tone: 'band' },
  features: { render: FeatureList },
  industries: { render: Industries },
  overview: { render: Overview, shape: 'beside', minor: true },
  'pricing-tiers': { render: PricingTiers, shape: 'own', tone: 'sunk' },
  process: {
    render: ({ steps, buys }) => (
      <>
        <Steps steps={steps} />
        {buys && <Buys {...buys} />}
      </>
    ),
  },
  programs: { render: Programs },
  showcase: { render: Showcase, shape: 'own', tone: 'band' },
  services: { render: Services },
  statistics: { render: Statistics, tone: 'band' },
  technologies: { render: Technologies, tone: 'sunk' },
  testimonial: {
    render: (section, { testimonials, statistics }) => (
      <>
        <Testimonials testimonials={testimonials.filter(({ id }) => id === section.id)} />
        {section.statistics && <StatisticsRow statistics={statistics} small />}
      </>
    ),
    tone: 'sunk',
    minor: true,
  },
  'text-columns': { render: StatementColumns, tone: 'sunk' },
};

export const getSectionTone = ({ kind, tone }: SectionContent): SectionContent['tone'] =>
  tone ?? (kinds[kind] as Kind<SectionKind>).tone ?? 'paper';

type Props = {
  section: SectionContent;
  contentIndex: ContentIndex;
  headingId: string;
  opens: boolean;
  joined: boolean;
};

/**
 * A section of a landing page. @param opens true for the first on its background, whose heading is large.
 * @param joined true where the section above has the same background, so that they share the space between them.
 */
export function LandingSection({ section, contentIndex, headingId, opens, joined }: Props) {
  const { kind, title, note, anchor } = section;
  const { render, shape, minor } = kinds[kind] as Kind<SectionKind>;
  const body = render(section, contentIndex, headingId);
  if (!body || shape === 'own') return body;
  const beside = shape === 'beside';
  const lead = section.lead?.includes('{usd:') ? (
    <PriceText text={section.lead} />
  ) : (
    section.lead && <NoWrapRanges text={section.lead} />
  );
  return (
    <Section
      tone={getSectionTone(section)}
      searched={kind !== 'testimonial'}
      label={minor ? undefined : headingId}
      id={anchor}
      className={clsx(joined && 'pt-0', beside && 'grid gap-y-4 lg:split-4-7')}
    >
      <div>
        <SectionHead
          id={headingId}
          title={title}
          lead={lead}
          note={note}
          shape="large"
          // A quote is the large thing of its band.
          opens={opens && kind !== 'testimonial'}
        />
        {kind === 'faq' && allQuestionsLink}
      </div>
      <div className={clsx('min-w-0', !beside && (opens ? 'mt-5 lg:mt-12' : 'mt-5 lg:mt-6'))}>
        {body}
        {'action' in section && section.action && (
          <ButtonLink href={section.action.href} variant="outline" className="mt-10">
            {section.action.label}
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}
