'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import { useWizard, type Wizard } from '@/components/wizard/use-wizard';
import { type Recommendation, type RecommendationRules, recommend } from '@/lib/recommendation/recommend';
import {
  isRecommended,
  type Requirements,
  requirementsOf,
  selectorAnswerCodes,
} from '@/lib/recommendation/requirements';

type ServiceSelector = Wizard & {
  rules: RecommendationRules;
  requirements: Requirements;
  /** Null until the last question is answered. */
  result: Recommendation | null;
};

const Context = createContext<ServiceSelector | null>(null);

/**
 * The selector's state and its actions.
 *
 * @throws Error outside a ServiceSelectorProvider.
 */
export function useServiceSelector(): ServiceSelector {
  const value = use(Context);
  if (!value) throw new Error('useServiceSelector must be used within a ServiceSelectorProvider');
  return value;
}

/** Keeps the selector's state in the page's address and works out its recommendation. */
export function ServiceSelectorProvider({
  rules,
  children,
}: {
  rules: RecommendationRules;
  children: ReactNode;
}) {
  const wizard = useWizard('selector', selectorAnswerCodes);
  const { state } = wizard;
  const derived = useMemo(() => {
    const requirements = requirementsOf(state);
    return { rules, requirements, result: isRecommended(state) ? recommend(requirements, rules) : null };
  }, [state, rules]);
  return <Context value={{ ...wizard, ...derived }}>{children}</Context>;
}
