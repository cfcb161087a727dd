import { splitResult } from '@/lib/case-studies/result-line';

/** Key results in running size, each with its leading figure set apart. */
export function ResultLines({ results }: { results: readonly string[] }) {
  return (
    <ul className="grid gap-1 text-ink-2">
      {results.map((result) => {
        const { figure, rest } = splitResult(result);
        return (
          <li key={result}>
            <strong className="font-semibold text-ink">{figure}</strong> {rest}
          </li>
        );
      })}
    </ul>
  );
}
