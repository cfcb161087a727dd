import { splitResult } from '@/lib/case-studies/result-line';

/** One result of a case study with its figure in bold. */
export function ResultLine({ result }: { result: string }) {
  const { figure, rest } = splitResult(result);
  return (
    <>
      {figure && <strong className="font-semibold text-ink">{figure}</strong>} {rest}
    </>
  );
}
