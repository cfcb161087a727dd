import type { ReactNode } from 'react';
import { PriceText } from '@/components/currency/price-text';
import { ButtonLink } from '@/components/ui/button';
import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';
import { Section, SectionHead } from '@/components/ui/section';
import { Split } from '@/components/ui/split';
import type { ContentIndex } from '@/content/content-index.schema';
import type { Section as SectionContent, SectionKind } from '@/content/landing-page/schema';

/** What a section of a landing page gets: its content, what it may look up, and the id of its heading. */
export type SectionProps<Kind extends SectionKind> = {
  section: Extract<SectionContent, { kind: Kind }>;
  contentIndex: ContentIndex;
  headingId: string;
};

type Head = Pick<SectionContent, 'kind' | 'title' | 'lead' | 'note' | 'tone' | 'anchor'> & {
  action?: { label: string; href: string };
};

/** Their sections are not landmarks, so that a page has at most ten. */
const minorKinds: readonly SectionKind[] = ['company-statistics', 'overview', 'related-links', 'testimonial'];

/** Kinds that are one large thing under their title, and kinds that are a dense table. The others are split. */
const shapes: Partial<Record<SectionKind, 'large' | 'table'>> = {
  articles: 'table',
  'case-studies': 'large',
  'company-statistics': 'large',
  'engagement-models': 'table',
  features: 'table',
  'group-quote': 'table',
  industries: 'table',
  process: 'table',
  programs: 'table',
  'related-links': 'table',
  services: 'large',
  statistics: 'large',
  technologies: 'table',
  testimonial: 'large',
};

/** A section with its heading above its content, or beside it when `split`. */
export function LandingSection({
  section,
  headingId,
  tone = 'paper',
  split = false,
  flush = false,
  rail = 'through',
  aside,
  children,
}: {
  section: Head;
  headingId: string;
  /** Default background of this kind of section. */
  tone?: Head['tone'];
  split?: boolean;
  /** The children have their own top margin. */
  flush?: boolean;
  rail?: 'through' | 'none';
  /** Shown below the lead, beside the content. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const { kind, title, note, anchor, action } = section;
  const shape = shapes[kind];
  const withPrice = section.lead?.includes('{usd:');
  const lead =
    section.lead && (withPrice ? <PriceText text={section.lead} /> : <NoWrapRanges text={section.lead} />);
  const content = action ? (
    <>
      {children}
      <ButtonLink href={action.href} variant="outline" className="mt-10">
        {action.label}
      </ButtonLink>
    </>
  ) : (
    children
  );
  return (
    <Section
      tone={section.tone ?? tone}
      rail={rail}
      label={minorKinds.includes(kind) ? undefined : headingId}
      id={anchor}
      className={shape === 'table' ? '[--section:clamp(2.25rem,5vw,4.5rem)]' : undefined}
    >
      {split ? (
        <Split
          head={
            <div className="max-w-reading">
              <h2 id={headingId} className="type-h2">
                {title}
              </h2>
              {lead && <p className="mt-4 text-balance">{lead}</p>}
              {aside}
              {note && <p className="type-small mt-4 text-ink-3">{note}</p>}
            </div>
          }
        >
          {content}
        </Split>
      ) : (
        <>
          <SectionHead id={headingId} title={title} lead={lead} note={note} shape={shape} />
          <div className={flush ? undefined : shape === 'table' ? 'mt-6' : 'mt-8 lg:mt-12'}>{content}</div>
        </>
      )}
    </Section>
  );
}
