import { articles } from '../articles';
import { audiences } from '../audiences';
import { caseStudies } from '../case-studies';
import { groupQuote } from '../company/facts';
import { statistics, statisticsNote } from '../company/statistics';
import { testimonials } from '../company/testimonials';
import { sharedFaq } from '../faq/faq';
import { industries } from '../industries';
import { pricing } from '../pricing/pricing-rules';
import { services } from '../services';
import type { ContentIndex } from './content-index.schema';

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
