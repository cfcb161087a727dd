import { getNumberConventions, type NumberConvention } from './conventions';
import { type NumberProblem, type NumberUnit, normalizeNumber, stripSymbols } from './strip-symbols';

/** The reading of a text: a number, one of two numbers, or none. */
export type NumberReading =
  | { kind: 'number'; value: number }
  | { kind: 'choice'; values: readonly [smaller: number, larger: number] }
  | { kind: 'none'; problem: NumberProblem };

const none = (problem: NumberProblem): NumberReading => ({ kind: 'none', problem });

const MAX_DECIMALS = 2;

const escaped = (sign: string) => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Reads a number by one convention, as digits with a point; undefined when it is not one. */
function byConvention(text: string, { group, decimal, groupSize }: NumberConvention): string | undefined {
  // Spaces separate groups in every region.
  for (const sign of [group, ' ']) {
    const g = escaped(sign);
    const d = escaped(decimal);
    const grouped = `[1-9]\\d{0,${groupSize - 1}}(?:${g}\\d{${groupSize}})*${g}\\d{3}`;
    if (!new RegExp(`^(?:${grouped}|\\d+)(?:${d}\\d*)?$|^${d}\\d+$`).test(text)) continue;
    return text.replaceAll(sign, '').replace(decimal, '.');
  }
  return undefined;
}

/** The distinct numbers that a text means by several conventions. */
function readings(text: string, conventions: readonly NumberConvention[]): string[] {
  const all = conventions.flatMap((convention) => byConvention(text, convention) ?? []);
  return all.filter((digits, index) => all.findIndex((one) => Number(one) === Number(digits)) === index);
}

const decimalsOf = (digits: string): number => (digits.split('.')[1] ?? '').replace(/0+$/, '').length;
const rounded = (digits: string): number =>
  Math.round(Number(digits) * 10 ** MAX_DECIMALS) / 10 ** MAX_DECIMALS;

/** One to three digits, a separator, three digits: thousands in some regions, decimals in others. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;
/** Four digits after the separator: tens of thousands as in Japan, a slip, or decimals. */
const GROUP_OF_FOUR = /^[1-9]\d{0,3}[.,]\d{4}$/;

/**
 * Reads a number as people write it: with the separators of the currency's regions, the symbols that belong to the
 * field, and digits of several scripts. A text that can mean two numbers is not decided here.
 */
export function readNumber(typed: string, of: { currency?: string; unit?: NumberUnit } = {}): NumberReading {
  const plain = normalizeNumber(typed);
  if (plain === undefined) return none('text');
  const stripped = stripSymbols(plain, of);
  if ('problem' in stripped) return none(stripped.problem);
  const { text } = stripped;
  const everywhere = getNumberConventions();
  const home = readings(text, getNumberConventions(of.currency));
  // A number that no region of the currency writes may still be plain: 12,5 dollars are twelve and a half. And a number
  // that looks like thousands elsewhere is ambiguous, even if the region would read three decimals.
  const asDecimals = home.length === 1 && AMBIGUOUS.test(text) && Number(home[0]) < 1000;
  const candidates = home.length === 0 || asDecimals ? readings(text, everywhere) : home;
  const [first, second] = candidates.toSorted((a, b) => Number(a) - Number(b));
  if (first === undefined) return none('text');
  if (second !== undefined) return { kind: 'choice', values: [rounded(first), rounded(second)] };
  if (decimalsOf(first) > MAX_DECIMALS) return none('decimals');
  if (GROUP_OF_FOUR.test(text))
    return { kind: 'choice', values: [rounded(first), Number(text.replace(/[.,]/, ''))] };
  return { kind: 'number', value: rounded(first) };
}
