'use client';

import { createContext } from 'react';
import { useRequired } from '@/components/hooks/use-required';
import type { Wizard } from '@/components/wizard/use-wizard';
import type { Requirements } from '@/lib/service-selector/requirements';
import type { RecommendationRules } from './recommend';

type ServiceSelector = Wizard & { rules: RecommendationRules; requirements: Requirements };

/** The selector's state, for its result, whose code loads later. */
export const ServiceSelectorProvider = createContext<ServiceSelector | null>(null);

export const useServiceSelector = () =>
  useRequired(ServiceSelectorProvider, 'useServiceSelector', 'ServiceSelectorProvider');
