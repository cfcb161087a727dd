import { clean } from '@/lib/content/text-marks';

type Placed = { id: string; industry: string; solution: string };

/**
 * Other studies that share the industry or the solution, at most `limit`. Those that share both come first; otherwise
 * the list's order applies.
 */
export function relatedStudies<Study extends Placed>(
  study: Placed,
  all: readonly Study[],
  limit = 2,
): Study[] {
  const shared = (other: Placed) =>
    Number(clean(other.industry) === clean(study.industry)) +
    Number(clean(other.solution) === clean(study.solution));
  return all
    .filter((other) => other.id !== study.id && shared(other) > 0)
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, limit);
}
