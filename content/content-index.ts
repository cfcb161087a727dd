import { articles } from './articles';
import { audiences } from './audiences';
import { caseStudies } from './case-studies';
import type { ContentIndex } from './content-index.schema';
import { groupQuote } from './facts';
import { sharedFaq } from './faq';
import { industries } from './industries';
import { pricing } from './pricing-rules';
import { services } from './services';
import { statistics, statisticsNote } from './statistics';
import { testimonials } from './testimonials';

/** Everything that a section of a landing page may refer to. */
export const contentIndex: ContentIndex = {
  faq: sharedFaq,
  studies: caseStudies,
  services: services.map((service) => ({
    ...service,
    usd: pricing.baseCost[service.pricingType],
    weeks: pricing.baseWeeks[service.pricingType],
  })),
  audiences,
  industries,
  statistics,
  statisticsNote,
  testimonials,
  articles,
  groupQuote,
};
