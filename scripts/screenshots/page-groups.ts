import { indexedPaths } from '@/app/_lib/site-pages';
import { routes } from '@/lib/routes';
import { type PageState, states } from '../support/page-states';

type PageGroup = { name: string; pages: PageState[] };

/** Pages that have a sheet of their own, though their path lies below another's. */
const sheets: Record<string, string> = {
  [routes.serviceSelector]: 'selector',
  [routes.pricingCalculator]: 'calculator',
  [routes.businessCase]: 'business-case',
  [routes.readiness]: 'assessment',
  [routes.roiCalculator]: 'roi-calculator',
  '/resources/ai-implementation-guide': 'implementation-guide',
};

function groupOf(path: string): string {
  const [part = 'home', second, third] = path.split('/').filter(Boolean);
  if (sheets[path]) return sheets[path];
  if (part === 'blog' && second && second !== 'page') return 'articles';
  if (part === 'resources' && third) return 'videos';
  return part;
}

/**
 * Every page of the sitemap and every state of scripts/support/page-states.ts, by the sheet they are on.
 *
 * @param only names of groups, or paths; none keeps all
 */
export function pageGroups(only: readonly string[]): PageGroup[] {
  const found = new Map<string, PageState[]>();
  for (const state of [...indexedPaths.map((path): PageState => ({ name: '', path })), ...states]) {
    const name = state.group ?? groupOf(state.path.replace(/\?.*/, ''));
    if (only.length > 0 && !only.includes(name) && !only.includes(state.path)) continue;
    found.set(name, [...(found.get(name) ?? []), state]);
  }
  return [...found].map(([name, pages]) => ({ name, pages }));
}
