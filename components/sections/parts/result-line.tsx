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

/** One result of a case study with its figure in large type above the other words. */
export function LargeResult({ result }: { result: string }) {
  const { figure, rest } = splitResult(result);
  return (
    <>
      <span className="block type-figure">{figure}</span>{' '}
      <span className="mt-2 block">{rest.replace(/\.$/, '')}</span>
    </>
  );
}
