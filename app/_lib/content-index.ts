import type { ContentIndex } from '@/components/sections/types';
import { articles } from '@/content/articles';
import { audiences } from '@/content/audiences';
import { caseStudies } from '@/content/case-studies';
import { groupQuote } from '@/content/company/facts';
import { statistics } from '@/content/company/statistics';
import { testimonials } from '@/content/company/testimonials';
import { sharedFaq } from '@/content/faq/faq';
import { industries } from '@/content/industries';
import { pricing } from '@/content/pricing/pricing-rules';
import { services } from '@/content/services';

/** Everything that a section of a landing page may refer to. */
export const contentIndex: ContentIndex = {
  faq: sharedFaq,
  caseStudies,
  services: services.map((service) => ({
    ...service,
    usd: pricing.baseCost[service.pricingType],
    weeks: pricing.baseWeeks[service.pricingType],
  })),
  audiences,
  industries,
  statistics,
  testimonials,
  articles,
  groupQuote,
};
