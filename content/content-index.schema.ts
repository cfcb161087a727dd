import type { Article } from './articles/schema';
import type { Audience } from './audiences/schema';
import type { CaseStudy } from './case-studies/schema';
import type { GroupQuote } from './company/facts.schema';
import type { Statistic } from './company/statistics.schema';
import type { Testimonial } from './company/testimonials.schema';
import type { Industry } from './industries/schema';
import type { FaqItem } from './schemas/faq.schema';
import type { PricedService } from './services/schema';

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
