/** A result's figure: sign, currency, number, and the unit of time that belongs to it. */
const FIGURE =
  /^([~+<>-]?[$€£]?\d[\d,.]*(?:-\d[\d,.]*)?[%x+]?(?: (?:minutes?|hours?|days?|weeks?|months?|years?)\b)?)(.*)$/s;

/** One result of a case study with its figure in bold. */
export function ResultLine({ result }: { result: string }) {
  const [, figure, rest] = FIGURE.exec(result) ?? [];
  if (!figure) return result;
  return (
    <>
      <strong className="font-semibold text-ink">{figure}</strong>
      {rest}
    </>
  );
}
