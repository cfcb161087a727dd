import type { ReactNode } from 'react';
import type { Service } from '@/content/schemas/services';
import type { ToolQuestion } from '@/content/schemas/tools';
import type { BusinessSize } from '@/lib/service-selector/requirements';
import type { PriceRange } from './price-range';
import type { ReasonTexts, RecommendationNote } from './recommend';

/** What the result shows of a service. */
type SelectorService = Pick<Service, 'id' | 'title' | 'url' | 'pricingType'> & {
  prices: Readonly<Record<BusinessSize, PriceRange>>;
};

/** Every text of the selector, as plain data from content, and each service's figure drawn by the server. */
export type SelectorContent = {
  company: string;
  questions: readonly ToolQuestion[];
  reasonWords: ReasonTexts;
  notes: readonly RecommendationNote[];
  services: Readonly<Record<string, SelectorService>>;
  figures: Readonly<Record<string, ReactNode>>;
  /** `enterprise` leads to the enterprise page, `rest` says what the other answers are for. */
  words: { enterprise: string; rest: string };
};
