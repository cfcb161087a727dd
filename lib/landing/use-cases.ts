/** An industry's row shows this many use cases. */
const MAX_USE_CASES = 4;

/** What a row shows of an industry's use cases: the first four, and how many there are besides. */
export function firstUseCases(useCases: readonly string[]): { shown: string[]; more?: string } {
  const shown = useCases.slice(0, MAX_USE_CASES);
  const left = useCases.length - shown.length;
  return left > 0 ? { shown, more: `+${left} more solutions` } : { shown };
}
