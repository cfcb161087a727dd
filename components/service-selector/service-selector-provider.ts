'use client';

import { createContext, type ReactNode } from 'react';
import { useRequiredContext } from '@/components/hooks/use-required-context';
import type { Wizard } from '@/components/wizard/use-wizard';
import type { RecommendationNote } from '@/content/schemas/selector';
import type { Service } from '@/content/schemas/services';
import type { ToolQuestion } from '@/content/schemas/tools';
import type { TeamSize } from '@/lib/pricing-calculator/parameters';
import type { Requirements } from '@/lib/service-selector/requirements';
import type { ReasonTexts, RecommendationRules } from './recommend';

/** Every text of the selector, as plain data from content, and each service's figure drawn by the server. */
export type SelectorContent = {
  company: string;
  rules: RecommendationRules;
  questions: readonly ToolQuestion[];
  reasonWords: ReasonTexts;
  notes: readonly RecommendationNote[];
  services: Readonly<
    Record<
      string,
      Pick<Service, 'id' | 'title' | 'url' | 'pricingType'> & {
        /** In whole US dollars and weeks, by the number of people who will use the service. */
        prices: readonly { users: TeamSize; usd: number; weeks: number }[];
      }
    >
  >;
  figures: Readonly<Record<string, ReactNode>>;
  /** The calculator's question about how many people will use a service. */
  users: Pick<ToolQuestion, 'question' | 'options'>;
  words: { enterprise: string; rest: string; range: string; price: string };
};

type ServiceSelector = Wizard & { content: SelectorContent; requirements: Requirements };

/** The selector's state and texts, for its result, whose code loads later. */
export const ServiceSelectorProvider = createContext<ServiceSelector | null>(null);

export const useServiceSelector = () =>
  useRequiredContext(ServiceSelectorProvider, 'useServiceSelector', 'ServiceSelectorProvider');
