import type { Sheet } from './office';

/**
 * A second, independent reading of worksheets' formulas: numbers, texts, cells, areas, the four operations,
 * comparisons, & and the functions below. It shares nothing with what writes the files.
 */
type Value = string | number | boolean | null;
type Area = Value[];
type Result = Value | Area;

const flat = (args: Result[]): Value[] => args.flat();
const number = (value: Result): number => {
  const one = Array.isArray(value) ? value[0] : value;
  if (one === null || one === undefined || one === '') return 0;
  const found = Number(one);
  if (Number.isNaN(found)) throw new Error(`not a number: ${String(one)}`);
  return found;
};
const numbers = (args: Result[]) => flat(args).filter((value): value is number => typeof value === 'number');
const truth = (value: Result): boolean => (typeof value === 'boolean' ? value : number(value) !== 0);
const equal = (a: Value, b: Value): boolean =>
  (a ?? '') === (b ?? '') ||
  (typeof a === 'string' && typeof b === 'string' && a.toLowerCase() === b.toLowerCase());

const functions: Record<string, (...args: Result[]) => Value> = {
  SUM: (...args) => numbers(args).reduce((sum, value) => sum + value, 0),
  MIN: (...args) => Math.min(...numbers(args)),
  MAX: (...args) => Math.max(...numbers(args)),
  AVERAGE: (...args) => numbers(args).reduce((sum, value) => sum + value, 0) / numbers(args).length,
  COUNT: (...args) => numbers(args).length,
  AND: (...args) => flat(args).every(truth),
  OR: (...args) => flat(args).some(truth),
  ISNUMBER: (value) => typeof value === 'number',
  ROUND: (value, places) => {
    const factor = 10 ** number(places ?? 0);
    return Math.round(number(value ?? 0) * factor + 1e-9) / factor;
  },
  COUNTIF: (area, wanted) => [area ?? null].flat().filter((value) => equal(value, wanted as Value)).length,
  SUMIF: (area, wanted, sums) =>
    [area ?? null]
      .flat()
      .reduce<number>(
        (sum, value, index) =>
          sum + (equal(value, wanted as Value) ? number([sums ?? null].flat()[index] ?? 0) : 0),
        0,
      ),
  SUMPRODUCT: (first, ...others) =>
    [first ?? null]
      .flat()
      .reduce<number>(
        (sum, value, index) =>
          sum +
          others.reduce<number>((part, other) => part * number([other].flat()[index] ?? 0), number(value)),
        0,
      ),
};

const TOKEN =
  /\s*(?:(\d+(?:\.\d+)?%?)|"((?:[^"]|"")*)"|((?:'[^']+'|[A-Za-z_]\w*)!)?(\$?[A-Z]{1,2}\$?\d+)(?::(\$?[A-Z]{1,2}\$?\d+))?(?![\w(])|([A-Z]+)\(|(TRUE|FALSE)|(<=|>=|<>|[-+*/^&=<>(),]))/y;

const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
const lettersOf = (column: number): string =>
  column > 26
    ? lettersOf(Math.floor((column - 1) / 26)) + lettersOf(((column - 1) % 26) + 1)
    : String.fromCharCode(64 + column);

/** The value of a formula (without its '=') that stands on `sheet`. */
export function evaluate(formula: string, sheet: string, sheets: readonly Sheet[], depth = 0): Value {
  if (depth > 60) throw new Error(`${formula} leads to itself`);
  const cellValue = (name: string, at: string): Value => {
    const found = sheets.find((one) => one.name === name);
    if (!found) throw new Error(`no sheet '${name}'`);
    const cell = found.cells.get(at);
    if (!cell) return null;
    return cell.formula === undefined ? cell.value : evaluate(cell.formula, name, sheets, depth + 1);
  };
  TOKEN.lastIndex = 0;
  const tokens: RegExpExecArray[] = [];
  while (TOKEN.lastIndex < formula.length) {
    const token = TOKEN.exec(formula);
    if (!token) throw new Error(`cannot read '${formula}'`);
    tokens.push(token);
  }
  let at = 0;
  const sign = () => tokens[at]?.[8];
  const take = (...signs: string[]) => {
    const found = sign();
    if (found === undefined || !signs.includes(found)) return undefined;
    at += 1;
    return found;
  };
  const single = (value: Result): Value => (Array.isArray(value) ? (value[0] ?? null) : value);

  const primary = (): Result => {
    const token = tokens[at];
    at += 1;
    if (!token) throw new Error(`'${formula}' ends too soon`);
    const [, amount, text, place, from, to, name, logic, mark] = token;
    if (amount !== undefined)
      return amount.endsWith('%') ? Number(amount.slice(0, -1)) / 100 : Number(amount);
    if (text !== undefined) return text.replaceAll('""', '"');
    if (logic !== undefined) return logic === 'TRUE';
    if (from !== undefined) {
      const on = place ? place.slice(0, -1).replace(/^'|'$/g, '') : sheet;
      const start = from.replaceAll('$', '');
      if (to === undefined) return cellValue(on, start);
      const [, firstColumn = '', firstRow = ''] = /([A-Z]+)(\d+)/.exec(start) ?? [];
      const [, lastColumn = '', lastRow = ''] = /([A-Z]+)(\d+)/.exec(to.replaceAll('$', '')) ?? [];
      const area: Area = [];
      for (let row = Number(firstRow); row <= Number(lastRow); row += 1)
        for (let column = columnOf(firstColumn); column <= columnOf(lastColumn); column += 1)
          area.push(cellValue(on, `${lettersOf(column)}${row}`));
      return area;
    }
    if (name !== undefined) {
      const args: Result[] = [];
      while (!take(')')) {
        args.push(compare());
        take(',');
      }
      if (name === 'IF') return single(truth(args[0] ?? false) ? (args[1] ?? null) : (args[2] ?? false));
      const known = functions[name];
      if (!known) throw new Error(`unknown function ${name}`);
      return known(...args);
    }
    if (mark === '(') {
      const inner = compare();
      if (!take(')')) throw new Error(`'${formula}' lacks a )`);
      return inner;
    }
    if (mark === '-') return -number(primary());
    throw new Error(`'${formula}' has a stray '${mark}'`);
  };
  const product = (): Result => {
    let value = primary();
    for (let found = take('*', '/'); found; found = take('*', '/'))
      value = found === '*' ? number(value) * number(primary()) : number(value) / number(primary());
    return value;
  };
  const sum = (): Result => {
    let value = product();
    for (let found = take('+', '-'); found; found = take('+', '-'))
      value = found === '+' ? number(value) + number(product()) : number(value) - number(product());
    return value;
  };
  const joined = (): Result => {
    let value = sum();
    while (take('&')) value = `${single(value) ?? ''}${single(sum()) ?? ''}`;
    return value;
  };
  const compare = (): Result => {
    let value = joined();
    for (
      let found = take('=', '<>', '<', '>', '<=', '>=');
      found;
      found = take('=', '<>', '<', '>', '<=', '>=')
    ) {
      const [left, right] = [single(value), single(joined())];
      if (found === '=') value = equal(left, right);
      else if (found === '<>') value = !equal(left, right);
      else if (found === '<') value = number(left) < number(right);
      else if (found === '>') value = number(left) > number(right);
      else value = found === '<=' ? number(left) <= number(right) : number(left) >= number(right);
    }
    return value;
  };
  const result = single(compare());
  if (at < tokens.length) throw new Error(`'${formula}' goes on after its end`);
  return result;
}
