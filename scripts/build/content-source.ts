import { type ParseResult, parse } from '@babel/parser';
import type * as Babel from '@babel/types';

/** A file of content as its author wrote it. */
export type ContentFile = { file: string; text: string; ast: ParseResult };

/** What stops a file from being read at all. */
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

/** The position before which a comma may be missing: the end of what was written before `position`. */
function endBefore(text: string, position: number): number {
  const before = text.slice(0, position).replace(/(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)+$/, '');
  return before.length;
}

/** Names the mistake by correcting it: what makes the file readable is what was missing. */
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
  if (reads(`${text.slice(0, end)},${text.slice(end)}`))
    return { line: lineAt(text, end), message: 'a comma is missing at the end of this line.' };
  for (const index of [line - 1, line - 2].filter((index) => index >= 0)) {
    const written = lines[index] ?? '';
    const [, start = '', comma = ''] = written.match(/^(.*?)(,?)\s*$/) ?? [];
    for (const quote of ["'", '`'])
      if (reads(withLine(index, `${start}${quote}${comma}`)))
        return { line: index + 1, message: `the text is not closed. Add ${quote} at its end.` };
    const opened = written.match(/^(\s*(?:\w+:\s*)?)(.*?)(',?)$/);
    if (opened && reads(withLine(index, `${opened[1]}'${opened[2]}${opened[3]}`)))
      return { line: index + 1, message: "the text is not opened. Add ' before its first word." };
    const unquoted = written.match(/^(\s*\w+:\s*)([^'"`]+?)(,?)$/);
    if (unquoted && reads(withLine(index, `${unquoted[1]}'${unquoted[2]}'${unquoted[3]}`)))
      return { line: index + 1, message: `'${unquoted[2]}' needs quotes around it.` };
  }
  for (const closing of ['}', ']', ')'])
    if (reads(`${text.slice(0, end)}${closing}${text.slice(end)}`))
      return { line: lineAt(text, end), message: `a '${closing}' is missing after this line.` };
  return {
    line,
    message:
      'this line cannot be read. Compare it and the line above with a file that works: each text between quotes, a comma after each field, each { and [ closed.',
  };
}

/** Reads a file, or says in plain words why it cannot be read. */
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

/** Every node of a tree, from the outside in. */
function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child);
}

/** Without what only the type checker reads. */
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

/** The node at a key or position inside another, where it is written there. */
function childOf(outer: Node, key: string): Node | undefined {
  const node = plain(outer);
  if (node.type === 'ArrayExpression') {
    const before = node.elements.slice(0, Number(key) + 1);
    // Behind a spread, positions are not those of the file.
    return before.some((element) => element?.type === 'SpreadElement')
      ? undefined
      : (node.elements[Number(key)] ?? undefined);
  }
  if (node.type !== 'ObjectExpression') return undefined;
  const property = node.properties.find((one) => one.type === 'ObjectProperty' && keyOf(one) === key);
  return property?.type === 'ObjectProperty' ? property : undefined;
}

const innerOf = (node: Node): Node => (node.type === 'ObjectProperty' ? innerOf(node.value) : plain(node));

/** Whether an expression can be what made a value: what it says literally agrees, the rest is not looked at. */
function fits(written: Node, value: unknown): boolean {
  const node = innerOf(written);
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value === value;
    case 'ArrayExpression':
      return (
        Array.isArray(value) &&
        (node.elements.some((one) => one?.type === 'SpreadElement') ||
          (node.elements.length === value.length &&
            node.elements.every((one, index) => !one || fits(one, value[index]))))
      );
    case 'ObjectExpression':
      return (
        typeof value === 'object' &&
        value !== null &&
        node.properties.every(
          (one) =>
            one.type !== 'ObjectProperty' || fits(one, (value as Record<string, unknown>)[keyOf(one) ?? '']),
        )
      );
    default:
      return true;
  }
}

/** The expressions from which a path may start: what a name is given, or the list or object that made `root`. */
function rootsOf({ ast }: ContentFile, root: unknown): Node[] {
  return [...nodesOf(ast.program)].filter(
    (node) => (node.type === 'ObjectExpression' || node.type === 'ArrayExpression') && fits(node, root),
  );
}

/** The expression that an exported name is given; inside a call such as checkEntry(…) its last list or object. */
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
 * @param from `root` is the value that was checked; without it the path begins with the name of an export.
 * @param needle a text inside the field: its line is meant, where it is written there.
 */
export function lineOf(
  source: ContentFile,
  path: readonly PropertyKey[],
  from: { root?: unknown; needle?: string | undefined },
): number | undefined {
  const [name = '', ...inside] = path.map(String);
  const starts = from.root === undefined ? [exportOf(source, name)] : rootsOf(source, from.root);
  const keys = from.root === undefined ? inside : path.map(String);
  const [start] = starts;
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

/** What a file imports, and whether it uses it. */
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
