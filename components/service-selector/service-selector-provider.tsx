'use client';

import { createContext, type ReactNode, useMemo } from 'react';
import { keepAnswersInTab } from '@/components/business-case/use-tab-answers';
import { useRequired } from '@/components/hooks/use-required';
import { useWizard, type Wizard } from '@/components/wizard/use-wizard';
import { type Requirements, readRequirements, selectorUrlCodes } from '@/lib/service-selector/requirements';
import type { RecommendationRules } from './recommend';

type ServiceSelector = Wizard & { rules: RecommendationRules; requirements: Requirements };

const Context = createContext<ServiceSelector | null>(null);

export const useServiceSelector = () => useRequired(Context, 'useServiceSelector', 'ServiceSelectorProvider');

const events = keepAnswersInTab('selector');

/** Keeps the selector's state in the page's address. */
export function ServiceSelectorProvider({
  rules,
  children,
}: {
  rules: RecommendationRules;
  children: ReactNode;
}) {
  const wizard = useWizard(selectorUrlCodes, events);
  const { state } = wizard;
  const requirements = useMemo(() => readRequirements(state), [state]);
  return <Context value={{ ...wizard, rules, requirements }}>{children}</Context>;
}
