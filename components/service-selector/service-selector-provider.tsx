'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import { useWalk } from '@/components/wizard/use-wizard';
import { type SelectorAction, selectorReducer } from '@/lib/recommendation/machine';
import { type Recommendation, type RecommendationRules, recommend } from '@/lib/recommendation/recommend';
import {
  isRecommended,
  type Requirements,
  requirementsOf,
  selectorAlphabets,
} from '@/lib/recommendation/requirements';
import type { Walk } from '@/lib/wizard/wizard-state';

type SelectorContext = {
  walk: Walk;
  /** Rises with each move to another question; headings follow it with the focus. */
  moves: number;
  rules: RecommendationRules;
  requirements: Requirements;
  /** What the last answer led to, or null before. */
  result: Recommendation | null;
  send: (action: SelectorAction) => void;
};

const Context = createContext<SelectorContext | null>(null);

/**
 * The selector's state and its actions.
 *
 * @throws Error outside a ServiceSelectorProvider (ERRORS-04).
 */
export function useServiceSelector(): SelectorContext {
  const value = use(Context);
  if (!value) throw new Error('useServiceSelector must be used within a ServiceSelectorProvider');
  return value;
}

/** Keeps the selector's walk in the page's address and works out its recommendation. */
export function ServiceSelectorProvider({
  rules,
  children,
}: {
  rules: RecommendationRules;
  children: ReactNode;
}) {
  const { walk, moves, send } = useWalk(selectorAlphabets, selectorReducer);
  const value = useMemo(() => {
    const requirements = requirementsOf(walk);
    const result = isRecommended(walk) ? recommend(requirements, rules) : null;
    return { walk, moves, rules, requirements, result, send };
  }, [walk, moves, rules, send]);
  return <Context value={value}>{children}</Context>;
}
