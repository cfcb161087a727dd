import type { ReactNode } from 'react';
import { PriceText } from '@/components/currency/price-text';
import { ButtonLink } from '@/components/ui/button';
import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';
import { Section, SectionHead } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import type { Section as SectionContent, SectionKind } from '@/content/schemas/landing-page';
import { Articles } from './articles';
import { CaseStudies } from './case-studies';
import { EngagementModels } from './engagement-models';
import { allQuestions, Faq } from './faq';
import { FeaturedSolution } from './featured-solution';
import { Features } from './features';
import { GroupQuote } from './group-quote';
import { Industries } from './industries';
import { Overview } from './overview';
import { StatisticsRow } from './parts/statistics-row';
import { Testimonials } from './parts/testimonials';
import { PricingTiers } from './pricing-tiers';
import { Programs } from './programs';
import { RelatedLinks } from './related-links';
import { RuledList } from './ruled-list';
import { Services } from './services';
import { Statistics } from './statistics';
import { Technologies } from './technologies';
import { TextColumns } from './text-columns';
import type { ContentIndex, Draw } from './types';

type Kind<Name extends SectionKind> = {
  draw: Draw<Name>;
  /** 'large' is one large thing below its title, 'table' a dense table, 'beside' has its title at its side. */
  shape?: 'large' | 'table' | 'beside';
  /** Default background. */
  tone?: SectionContent['tone'];
  /** No landmark, so that a page has at most ten. */
  minor?: boolean;
  /** What it draws has a margin above. */
  flush?: boolean;
  /** Shown below the lead, beside the content. */
  aside?: ReactNode;
};

/** How each kind of section is drawn. TypeScript reports a kind that is missing. */
const kinds: { [Name in SectionKind]: Kind<Name> } = {
  articles: { draw: Articles, shape: 'table' },
  'case-studies': { draw: CaseStudies, shape: 'large', tone: 'sunk' },
  'company-statistics': {
    draw: (_section, { statistics }) => <StatisticsRow statistics={statistics} />,
    shape: 'large',
    tone: 'band',
    minor: true,
    flush: true,
  },
  'engagement-models': { draw: EngagementModels, shape: 'table', tone: 'sunk' },
  faq: { draw: Faq, shape: 'beside', aside: allQuestions },
  'featured-solution': { draw: FeaturedSolution },
  features: { draw: Features, shape: 'table' },
  'group-quote': { draw: GroupQuote, shape: 'table' },
  industries: { draw: Industries, shape: 'table' },
  overview: { draw: Overview, shape: 'beside', minor: true },
  'pricing-tiers': { draw: PricingTiers, tone: 'sunk' },
  process: { draw: Steps, shape: 'table' },
  programs: { draw: Programs, shape: 'table' },
  'related-links': { draw: RelatedLinks, shape: 'table', minor: true },
  'ruled-list': { draw: RuledList, shape: 'beside' },
  services: { draw: Services, shape: 'large', flush: true },
  statistics: { draw: Statistics, shape: 'large', tone: 'band' },
  technologies: { draw: Technologies, shape: 'table', tone: 'sunk' },
  testimonial: {
    draw: ({ id }, { testimonials }) => (
      <Testimonials testimonials={testimonials.filter((testimonial) => testimonial.id === id)} />
    ),
    shape: 'large',
    tone: 'sunk',
    minor: true,
  },
  'text-columns': { draw: TextColumns, tone: 'sunk' },
};

/** A section of a landing page: its heading, and its content below or beside it. */
export function LandingSection({
  section,
  contentIndex,
  headingId,
}: {
  section: SectionContent;
  contentIndex: ContentIndex;
  headingId: string;
}) {
  const { kind, title, note, anchor } = section;
  const { draw, shape, tone, minor, flush, aside } = kinds[kind] as Kind<SectionKind>;
  const drawn = draw(section, contentIndex, headingId);
  // This one has two headings side by side.
  if (!drawn || kind === 'featured-solution') return drawn;
  const lead = section.lead?.includes('{usd:') ? (
    <PriceText text={section.lead} />
  ) : (
    section.lead && <NoWrapRanges text={section.lead} />
  );
  const content = (
    <>
      {drawn}
      {'action' in section && section.action && (
        <ButtonLink href={section.action.href} variant="outline" className="mt-10">
          {section.action.label}
        </ButtonLink>
      )}
    </>
  );
  return (
    <Section
      tone={section.tone ?? tone}
      rail="through"
      searched={kind !== 'testimonial'}
      label={minor ? undefined : headingId}
      id={anchor}
      className={shape === 'table' ? '[--section:clamp(2.25rem,5vw,4.5rem)]' : undefined}
    >
      {shape === 'beside' ? (
        <div className="grid gap-y-8 lg:split-4-7">
          <div className="max-w-reading">
            <h2 id={headingId} className="type-h2">
              {title}
            </h2>
            {lead && <p className="mt-4 text-balance">{lead}</p>}
            {aside}
            {note && <p className="type-small mt-4 text-ink-3">{note}</p>}
          </div>
          <div className="min-w-0">{content}</div>
        </div>
      ) : (
        <>
          <SectionHead id={headingId} title={title} lead={lead} note={note} shape={shape} />
          <div className={flush ? undefined : shape === 'table' ? 'mt-6' : 'mt-8 lg:mt-12'}>{content}</div>
        </>
      )}
    </Section>
  );
}
