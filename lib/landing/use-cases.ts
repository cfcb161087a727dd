const MAX_USE_CASES = 4;

/** The use cases in an industry's row: the first four, and the number of others. */
export function firstUseCases(useCases: readonly string[]): { shown: string[]; more?: string } {
  const shown = useCases.slice(0, MAX_USE_CASES);
  const left = useCases.length - shown.length;
  return left > 0 ? { shown, more: `+${left} more solutions` } : { shown };
}
