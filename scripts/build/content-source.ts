import { type ParseResult, parse } from '@babel/parser';
import type * as Babel from '@babel/types';

/** A content file as written. */
export type ContentFile = { file: string; text: string; ast: ParseResult };

/** A syntax error. */
export type SyntaxProblem = { file: string; line: number; message: string };

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

const read = (text: string): ParseResult => parse(text, { sourceType: 'module', plugins: ['typescript'] });

const reads = (text: string): boolean => {
  try {
    read(text);
    return true;
  } catch {
    return false;
  }
};

/** Where a comma may be missing: the end of the code before `position`. */
function endBefore(text: string, position: number): number {
  const before = text.slice(0, position).replace(/(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)+$/, '');
  return before.length;
}

/** Finds the syntax error by trying corrections: the one that makes the file valid names what was missing. */
function nameSyntax(text: string, position: number): { line: number; message: string } {
  const line = lineAt(text, position);
  const lines = text.split('\n');
  const withLine = (index: number, changed: string) => lines.with(index, changed).join('\n');

  for (const index of [line - 1, line - 2].filter((index) => index >= 0)) {
    const written = lines[index] ?? '';
    for (const match of written.matchAll(/(?<=\w)'(?=\w)/g)) {
      if (reads(withLine(index, `${written.slice(0, match.index)}’${written.slice(match.index + 1)}`)))
        return {
          line: index + 1,
          message: `the apostrophe in '${written.slice(0, match.index).match(/\w+$/)?.[0]}'${written.slice(match.index + 1).match(/^\w+/)?.[0]}' ends the text too early. Type ’ (a curly apostrophe) inside quotes.`,
        };
    }
  }
  const end = endBefore(text, position);
  const withComma = reads(`${text.slice(0, end)},${text.slice(end)}`);
  if (withComma && /^\s*(?:\/\/.*)?\n/.test(text.slice(end)))
    return { line: lineAt(text, end), message: 'a comma is missing at the end of this line.' };
  for (const index of [line - 1, line - 2].filter((index) => index >= 0)) {
    const written = lines[index] ?? '';
    for (const [number] of written.matchAll(/\b\d{1,3}(?:,\d{3})+\b/g))
      if (reads(withLine(index, written.replace(number, number.replaceAll(',', '')))))
        return {
          line: index + 1,
          message: `the number ${number} has a comma. Write ${number.replaceAll(',', '')}.`,
        };
  }
  for (const index of [line - 1, line - 2].filter((index) => index >= 0)) {
    const written = lines[index] ?? '';
    const [, start = '', comma = ''] = written.match(/^(.*?)(,?)\s*$/) ?? [];
    for (const quote of ["'", '`'])
      if (reads(withLine(index, `${start}${quote}${comma}`)))
        return { line: index + 1, message: `the text is not closed. Add ${quote} at its end.` };
    const opened = written.match(/^(\s*(?:\w+:\s*)?)(.*?)(',?)$/);
    if (opened && reads(withLine(index, `${opened[1]}'${opened[2]}${opened[3]}`)))
      return { line: index + 1, message: "the text is not opened. Add ' before its first word." };
    const unquoted = written.match(/^(\s*\w+:\s*)([^'"`{[\s][^'"`{[]*?)(,?)$/);
    if (unquoted && reads(withLine(index, `${unquoted[1]}'${unquoted[2]}'${unquoted[3]}`)))
      return { line: index + 1, message: `'${unquoted[2]}' needs quotes around it.` };
  }
  for (const closing of ['},', '],', '}', ']', ')'])
    if (reads(`${text.slice(0, end)}${closing}${text.slice(end)}`))
      return { line: lineAt(text, end), message: `${closing} is missing after this line.` };
  if (withComma) return { line, message: 'a comma is missing between two fields.' };
  return {
    line,
    message:
      'this line cannot be read. Compare it and the line above with a file that works: each text between quotes, a comma after each field, each { and [ closed.',
  };
}

/** Parses a file, or explains in plain English why that fails. */
export function readContentFile(file: string, text: string): ContentFile | SyntaxProblem {
  try {
    return { file, text, ast: read(text) };
  } catch (error) {
    const { pos = 0 } = error as { pos?: number };
    return { file, ...nameSyntax(text, pos) };
  }
}

type Node = Babel.Node;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** All nodes of a tree, outermost first. */
function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child);
}

/** Removes type annotations. */
function plain(node: Node): Node {
  const wrapped = [
    'TSAsExpression',
    'TSSatisfiesExpression',
    'TSNonNullExpression',
    'ParenthesizedExpression',
  ];
  return wrapped.includes(node.type) ? plain((node as Babel.TSAsExpression).expression) : node;
}

const keyOf = ({ key }: Babel.ObjectProperty | Babel.ObjectMethod): string | undefined =>
  key.type === 'Identifier'
    ? key.name
    : key.type === 'StringLiteral' || key.type === 'NumericLiteral'
      ? String(key.value)
      : undefined;

/** The node at a key or position inside another, if it is a literal. */
function childOf(outer: Node, key: string): Node | undefined {
  const node = plain(outer);
  if (node.type === 'ArrayExpression') {
    const before = node.elements.slice(0, Number(key) + 1);
    // After a spread, positions differ from those of the file.
    return before.some((element) => element?.type === 'SpreadElement')
      ? undefined
      : (node.elements[Number(key)] ?? undefined);
  }
  if (node.type !== 'ObjectExpression') return undefined;
  const property = node.properties.find((one) => one.type === 'ObjectProperty' && keyOf(one) === key);
  return property?.type === 'ObjectProperty' ? property : undefined;
}

const innerOf = (node: Node): Node => (node.type === 'ObjectProperty' ? innerOf(node.value) : plain(node));

/**
 * How well an expression matches a value: how many of its literals the value contains, or -1 when it lacks one. Calls
 * and names match anything.
 */
function agreement(written: Node, value: unknown): number {
  const node = innerOf(written);
  const all = (parts: readonly (readonly [Node, unknown])[]): number => {
    const found = parts.map(([part, inner]) => agreement(part, inner));
    return found.includes(-1) ? -1 : found.reduce((sum, one) => sum + one, 0);
  };
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value === value ? 1 : -1;
    case 'ArrayExpression': {
      const elements = node.elements.filter((one) => one !== null);
      if (!Array.isArray(value)) return -1;
      if (elements.some(({ type }) => type === 'SpreadElement')) return 0;
      return elements.length === value.length ? all(elements.map((one, index) => [one, value[index]])) : -1;
    }
    case 'ObjectExpression': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return -1;
      const properties = node.properties.filter((one) => one.type === 'ObjectProperty');
      return all(properties.map((one) => [one, (value as Record<string, unknown>)[keyOf(one) ?? '']]));
    }
    default:
      return 0;
  }
}

/** The list or object that produced a value: the best match. */
function rootOf({ ast }: ContentFile, root: unknown): Node | undefined {
  let best: { node: Node; score: number } | undefined;
  for (const node of nodesOf(ast.program)) {
    if (node.type !== 'ObjectExpression' && node.type !== 'ArrayExpression') continue;
    const score = agreement(node, root);
    if (score >= 0 && score > (best?.score ?? -1)) best = { node, score };
  }
  return best?.node;
}

/** The expression of an exported name; of a call such as checkEntry(…), its last list or object. */
function exportOf({ ast }: ContentFile, name: string): Node | undefined {
  for (const node of nodesOf(ast.program)) {
    if (
      node.type !== 'VariableDeclarator' ||
      node.id.type !== 'Identifier' ||
      node.id.name !== name ||
      !node.init
    )
      continue;
    const value = plain(node.init);
    if (value.type !== 'CallExpression') return value;
    const written = value.arguments.filter(
      ({ type }) => type === 'ObjectExpression' || type === 'ArrayExpression',
    );
    return written.at(-1) ?? value;
  }
  return undefined;
}

/**
 * The line of a field.
 *
 * @param from `root` is the checked value; without it, the path begins with the name of an export.
 * @param needle a text inside the field, whose line is returned if it is found.
 */
export function lineOf(
  source: ContentFile,
  path: readonly PropertyKey[],
  from: { root?: unknown; needle?: string | undefined },
): number | undefined {
  const [name = '', ...inside] = path.map(String);
  const start = from.root === undefined ? exportOf(source, name) : rootOf(source, from.root);
  const keys = from.root === undefined ? inside : path.map(String);
  if (!start) return undefined;
  let node = start;
  for (const key of keys) {
    const child = childOf(innerOf(node), key);
    if (!child) break;
    node = child;
  }
  const within =
    from.needle === undefined ? -1 : source.text.slice(node.start ?? 0, node.end ?? 0).indexOf(from.needle);
  return within >= 0 ? lineAt(source.text, (node.start ?? 0) + within) : node.loc?.start.line;
}

export type Import = {
  from: string;
  line: number;
  names: { name: string; local: string; line: number; used: boolean }[];
};

/** A file's imports, and whether they are used. */
export function importsOf({ ast }: ContentFile): Import[] {
  const declarations = ast.program.body.filter((node) => node.type === 'ImportDeclaration');
  const used = new Set<string>();
  for (const statement of ast.program.body)
    if (statement.type !== 'ImportDeclaration')
      for (const node of nodesOf(statement)) if (node.type === 'Identifier') used.add(node.name);
  return declarations.map(({ source, loc, specifiers }) => ({
    from: source.value,
    line: loc?.start.line ?? 1,
    names: specifiers.flatMap((one) =>
      one.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
        ? [
            {
              name: one.imported.name,
              local: one.local.name,
              line: one.loc?.start.line ?? 1,
              used: used.has(one.local.name),
            },
          ]
        : [],
    ),
  }));
}

/** The names that a file exports. */
export function exportsOf({ ast }: ContentFile): string[] {
  return ast.program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return [];
    const named = node.specifiers.flatMap(({ exported }) =>
      exported.type === 'Identifier' ? [exported.name] : [],
    );
    const { declaration } = node;
    if (declaration?.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    if (declaration && 'id' in declaration && declaration.id?.type === 'Identifier')
      return [declaration.id.name];
    return named;
  });
}
