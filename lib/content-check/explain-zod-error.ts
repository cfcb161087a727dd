import type { z } from 'zod';
import { pluralize } from '../format/pluralize';
import { describeField } from './describe-field';
import { didYouMean, mostSimilar } from './nearest';

type Issue = z.core.$ZodIssue;
type Explained = { path: readonly PropertyKey[]; message: string };

/** Zod's own messages, which are for programmers. */
const LIBRARY = /^(Invalid|Too (small|big)|Unrecognized|Expected)/;

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

/** What is expected, in the words of the schema, or in ours if it has none. */
function wanted(issue: Issue): string {
  if (!LIBRARY.test(issue.message)) return `It ${issue.message.replace(/\.?$/, '.')}`;
  const things =
    'origin' in issue && issue.origin === 'array' ? ['entry', 'entries'] : ['character', 'characters'];
  const [one = '', many = ''] = things;
  const isNumber = 'origin' in issue && /number|int/.test(String(issue.origin));
  switch (issue.code) {
    case 'invalid_type':
      return `It must be ${KINDS[issue.expected] ?? issue.expected}.`;
    case 'too_big':
      return isNumber
        ? `It must be at most ${issue.maximum}.`
        : `It must have at most ${pluralize(issue.maximum, one, many)}.`;
    case 'too_small':
      return isNumber
        ? `It must be at least ${issue.minimum}.`
        : `It must have at least ${pluralize(issue.minimum, one, many)}.`;
    case 'invalid_value':
      return `It must be ${issue.values.map((value) => show(value)).join(' or ')}.`;
    default:
      return 'The schema beside the file says what it takes.';
  }
}

/** The values that a field may have. */
const choices = (issue: Issue): string[] => (issue.code === 'invalid_value' ? issue.values.map(String) : []);

/** The values themselves, if they are few and the schema's message does not name them. */
function allowed(issue: Issue): string {
  const values = choices(issue);
  const named = values.every((value) => wanted(issue).includes(value));
  return values.length === 0 || values.length > 8 || named ? '' : ` Use one of: ${values.join(', ')}.`;
}

function explainOne(issue: Issue, root: unknown, file: string): Explained {
  const { path } = issue;
  const field = describeField(path, file) || 'this entry';
  const value = at(root, path);
  const say = (is: string) => ({ path, message: `${field} ${is}` });
  if (value === undefined) return say(`is missing. ${wanted(issue)}`);
  const size = issue.code === 'too_big' || issue.code === 'too_small';
  if (size && typeof value === 'string')
    return value.trim() === ''
      ? say('is empty.')
      : say(`has ${pluralize(value.trim().length, 'character', 'characters')}. ${wanted(issue)}`);
  const isCount = size || issue.message.startsWith('must list ');
  if (isCount && Array.isArray(value))
    return say(`has ${pluralize(value.length, 'entry', 'entries')}. ${wanted(issue)}`);
  // A message about two fields, and one that says what a field has or at which line, is a complete sentence.
  if (/^(and |has |line \d)/.test(issue.message))
    return say(issue.message.replace(/^line/, 'at its line').replace(/\.?$/, '.'));
  if (typeof value === 'object' && issue.code !== 'invalid_type')
    return say(`does not fit. ${wanted(issue)}`);
  const meant = didYouMean(String(value), choices(issue));
  return say(`is ${show(value)}. ${wanted(issue)}${meant || allowed(issue)}`);
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
 *
 * @param file path from the project's root.
 */
export function explainZodError(error: z.ZodError, root: unknown, file: string): Explained[] {
  const found = error.issues.flatMap(flat);
  // A value of the wrong type is reported once; its length does not matter.
  const wrongKind = new Set(
    found.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.')),
  );
  const issues = found.filter(({ code, path }) => code === 'invalid_type' || !wrongKind.has(path.join('.')));
  const missing = issues.filter(({ path }) => path.length > 0 && at(root, path) === undefined);
  const meant = new Set<Issue>();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const owner = describeField(issue.path, file);
    return issue.keys.map((key) => {
      const beside = missing.filter(
        ({ path }) =>
          path.length === issue.path.length + 1 && issue.path.every((part, index) => part === path[index]),
      );
      const right = mostSimilar(
        key,
        beside.map(({ path }) => String(path.at(-1))),
      );
      const absent = beside.find(({ path }) => path.at(-1) === right);
      if (absent) meant.add(absent);
      return {
        path: [...issue.path, key],
        message: `there is no field '${key}'${owner ? ` in ${owner}` : ''}.${
          right === undefined
            ? ' Check its spelling against the schema beside the file, or remove it.'
            : ` Did you mean '${right}'?`
        }`,
      };
    });
  });
  const others = issues.filter((issue) => issue.code !== 'unrecognized_keys' && !meant.has(issue));
  return [...unknown, ...others.map((issue) => explainOne(issue, root, file))];
}
