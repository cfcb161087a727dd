import { placesOf } from '@/lib/content/places';

const PRICING_RULES = 'content/pricing/pricing-rules.ts';

/** Line numbers of all figures in content/pricing/pricing-rules.ts, by field: { 'baseCost.training': 6 }. */
export function priceLines(figures: unknown, path: readonly string[] = []): Record<string, number> {
  if (typeof figures === 'number')
    return { [path.join('.')]: placesOf({ file: PRICING_RULES }, path, '')[0]?.line ?? 1 };
  if (typeof figures !== 'object' || figures === null || Array.isArray(figures)) return {};
  const parts = Object.entries(figures).map(([key, value]) => priceLines(value, [...path, key]));
  return Object.assign({}, ...parts);
}
