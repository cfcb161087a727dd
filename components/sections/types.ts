import type { ReactNode } from 'react';
import type { Article } from '@/content/articles/schema';
import type { Audience } from '@/content/audiences/schema';
import type { CaseStudy } from '@/content/case-studies/schema';
import type { GroupQuote } from '@/content/company/facts.schema';
import type { Statistic } from '@/content/company/statistics.schema';
import type { Testimonial } from '@/content/company/testimonials.schema';
import type { Industry } from '@/content/industries/schema';
import type { Section, SectionKind } from '@/content/landing-page/schema';
import type { FaqItem } from '@/content/schemas/faq.schema';
import type { PricedService } from '@/content/services/schema';

/** Everything a section may refer to by id, title or position. */
export type ContentIndex = {
  faq: readonly FaqItem[];
  studies: readonly CaseStudy[];
  services: readonly PricedService[];
  audiences: readonly Audience[];
  industries: readonly Industry[];
  statistics: readonly Statistic[];
  testimonials: readonly Testimonial[];
  articles: readonly Article[];
  groupQuote: GroupQuote;
};

/** Draws what a section of one kind has below its heading. Nothing leaves the section out. */
export type Draw<Kind extends SectionKind> = (
  section: Extract<Section, { kind: Kind }>,
  contentIndex: ContentIndex,
  headingId: string,
) => ReactNode;
