import { indexedPaths } from '@/app/_lib/site-pages';
import { routes } from '@/lib/routes';
import { type PageState, states } from '../support/page-states';

type Family = { name: string; stops: PageState[] };

/** Pages that have a sheet of their own, though their path lies below another's. */
const sheets: Record<string, string> = {
  [routes.serviceSelector]: 'selector',
  [routes.pricingCalculator]: 'calculator',
  [routes.businessCase]: 'business-case',
  [routes.readiness]: 'assessment',
  [routes.roiCalculator]: 'roi-calculator',
  '/resources/ai-implementation-guide': 'implementation-guide',
};

function familyOf(path: string): string {
  const [part = 'home', second, third] = path.split('/').filter(Boolean);
  if (sheets[path]) return sheets[path];
  if (part === 'blog' && second && second !== 'page') return 'articles';
  if (part === 'resources' && third) return 'videos';
  return part;
}

/**
 * Every page of the sitemap and every state of scripts/support/page-states.ts, by the sheet they are on.
 *
 * @param only names of families, or paths; none keeps all
 */
export function families(only: readonly string[]): Family[] {
  const found = new Map<string, PageState[]>();
  for (const stop of [...indexedPaths.map((path): PageState => ({ name: '', path })), ...states]) {
    const name = stop.family ?? familyOf(stop.path.replace(/\?.*/, ''));
    if (only.length > 0 && !only.includes(name) && !only.includes(stop.path)) continue;
    found.set(name, [...(found.get(name) ?? []), stop]);
  }
  return [...found].map(([name, stops]) => ({ name, stops }));
}
