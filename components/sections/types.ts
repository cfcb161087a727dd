import type { ReactNode } from 'react';
import type { Article } from '@/content/schemas/articles';
import type { Audience } from '@/content/schemas/audiences';
import type { CaseStudy } from '@/content/schemas/case-studies';
import type { GroupQuote } from '@/content/schemas/facts';
import type { FaqItem } from '@/content/schemas/faq';
import type { Industry } from '@/content/schemas/industries';
import type { Section, SectionKind } from '@/content/schemas/landing-page';
import type { PricedService } from '@/content/schemas/services';
import type { Statistic } from '@/content/schemas/statistics';
import type { Testimonial } from '@/content/schemas/testimonials';

/** Everything a section may refer to by id, title or position. */
export type ContentIndex = {
  faq: readonly FaqItem[];
  caseStudies: readonly CaseStudy[];
  services: readonly PricedService[];
  audiences: readonly Audience[];
  industries: readonly Industry[];
  statistics: readonly Statistic[];
  testimonials: readonly Testimonial[];
  articles: readonly Article[];
  groupQuote: GroupQuote;
};

/** Renders what a section of one kind has below its heading; null leaves the section out. */
export type SectionRenderer<Kind extends SectionKind> = (
  section: Extract<Section, { kind: Kind }>,
  contentIndex: ContentIndex,
  headingId: string,
) => ReactNode;
