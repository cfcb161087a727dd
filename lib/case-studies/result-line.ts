export type ResultLine = { figure: string; rest: string };

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const UNIT = 'seconds?|min(?:utes?)?|hours?|days?|weeks?|months?|years?';

/** An amount or a range, its sign, its unit of time, or 'n of m' and 'n in m'. */
const LEADING = new RegExp(
  String.raw`^([~+<>-]?[$€£]?${NUMBER}(?:\s?[-–]\s?${NUMBER})?(?:%|x)?\+?(?: (?:of|in) ${NUMBER}| (?:${UNIT})\b)?)[\s,:]*(.*)$`,
  's',
);

/** Splits a result such as '3 weeks of warning.' into its leading figure, which may be empty, and the rest. */
export function splitResult(result: string): ResultLine {
  const found = LEADING.exec(result.trim());
  return found?.[1] ? { figure: found[1], rest: found[2] ?? '' } : { figure: '', rest: result.trim() };
}
