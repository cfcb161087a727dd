import type { z } from 'zod';
import { pluralize } from '../format/pluralize';
import { describeField } from './field-in-words';
import { didYouMean, mostSimilar } from './nearest';

type Issue = z.core.$ZodIssue;
type Explained = { path: readonly PropertyKey[]; message: string };

const KINDS: Readonly<Record<string, string>> = {
  string: 'text between quotes',
  number: 'a number, without quotes',
  int: 'a whole number, without quotes',
  boolean: 'true or false, without quotes',
  array: 'a list in [ ]',
  object: 'a group of fields in { }',
};

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );

function show(value: unknown): string {
  if (typeof value === 'string') return `'${value.length > 60 ? `${value.slice(0, 57)}...` : value}'`;
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'a group of fields' : String(value);
}

const entries = (count: number | bigint) => pluralize(count, 'entry', 'entries');
const characters = (count: number | bigint) => pluralize(count, 'character');

/** The words for what a schema without words of its own expects; `safeParse` takes it as `error`. */
export function expected(issue: z.core.$ZodRawIssue): string | undefined {
  const limit = (word: string, count: number | bigint) => {
    if (/number|int/.test(String(issue.origin))) return `must be at ${word} ${count}`;
    return `must have at ${word} ${issue.origin === 'array' ? entries(count) : characters(count)}`;
  };
  if (issue.code === 'invalid_type') return `must be ${KINDS[issue.expected] ?? issue.expected}`;
  if (issue.code === 'too_big') return limit('most', issue.maximum);
  if (issue.code === 'too_small') return limit('least', issue.minimum);
  return issue.code === 'invalid_value' ? `must be ${issue.values.map(show).join(' or ')}` : undefined;
}

function explainOne(issue: Issue, root: unknown): Explained {
  const { path, code } = issue;
  const message = issue.message.replace(/\.?$/, '.');
  const value = at(root, path);
  const say = (is: string) => ({ path, message: `${describeField(path) || 'this entry'} ${is}` });
  const wanted = /^Invalid\b/.test(message) ? 'Its schema says what it takes.' : `It ${message}`;
  if (value === undefined) return say(`is missing. ${wanted}`);
  const isSize = code === 'too_big' || code === 'too_small';
  if (isSize && typeof value === 'string') {
    const length = value.trim().length;
    return say(length === 0 ? 'is empty.' : `has ${characters(length)}. ${wanted}`);
  }
  if (Array.isArray(value) && (isSize || message.startsWith('must list ')))
    return say(`has ${entries(value.length)}. ${wanted}`);
  // A message about two fields, and one that says what a field has or at which line, is a complete sentence.
  if (/^(and |has |line \d)/.test(message)) return say(message.replace(/^line/, 'at its line'));
  if (typeof value === 'object' && code !== 'invalid_type') return say(`does not fit. ${wanted}`);
  const choices = code === 'invalid_value' ? issue.values.map(String) : [];
  const isNamed = choices.length > 8 || choices.every((choice) => wanted.includes(choice));
  const remedy = didYouMean(String(value), choices) || (isNamed ? '' : ` Use one of: ${choices.join(', ')}.`);
  return say(`is ${show(value)}. ${wanted}${remedy}`);
}

/** Issues of a union: those of the best matching shape. */
function flat(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const [best = []] = issue.errors.toSorted((one, other) => one.length - other.length);
  return best.flatMap((inner) => flat({ ...inner, path: [...issue.path, ...inner.path] } as Issue));
}

/**
 * Describes what is wrong with a value, one sentence per mistake. A misspelled key is one mistake: the field that is
 * missing because of it is not reported.
 */
export function explainZodError(error: z.ZodError, root: unknown): Explained[] {
  const all = error.issues.flatMap(flat);
  const keyOf = (path: readonly PropertyKey[]) => path.map(String).join('.');
  // A value of the wrong type is reported once; its length does not matter.
  const wrongKind = new Set(all.flatMap(({ code, path }) => (code === 'invalid_type' ? keyOf(path) : [])));
  const issues = all.filter(({ code, path }) => code === 'invalid_type' || !wrongKind.has(keyOf(path)));
  const missing = issues.map(({ path }) => path).filter((path) => at(root, path) === undefined);
  const misspelled = new Set<string>();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const owner = describeField(issue.path);
    const beside = missing
      .filter((path) => keyOf(path.slice(0, -1)) === keyOf(issue.path))
      .map((path) => String(path.at(-1)));
    return issue.keys.map((key) => {
      const right = mostSimilar(key, beside);
      if (right) misspelled.add(keyOf([...issue.path, right]));
      const remedy = right ? `Did you mean '${right}'?` : 'Check its spelling, or remove it.';
      const message = `there is no field '${key}'${owner && ` in ${owner}`}. ${remedy}`;
      return { path: [...issue.path, key], message };
    });
  });
  const others = issues.filter(
    ({ code, path }) => code !== 'unrecognized_keys' && !misspelled.has(keyOf(path)),
  );
  return [...unknown, ...others.map((issue) => explainOne(issue, root))];
}
