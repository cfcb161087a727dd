import { type ParseResult, parse } from '@babel/parser';
import type * as Babel from '@babel/types';
import { textsOf } from '@/lib/content/report/source';
import { canProduce, followPath, type Module, moduleOf } from './follow-path';

/** A file of content as its author wrote it. */
export type ContentFile = { file: string; text: string; ast: ParseResult };

type SyntaxProblem = { file: string; line: number; message: string };

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

/** Tries likely corrections: the one that makes the file parse names the mistake. */
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

/** Whether an expression can have made a value: it has one of the value's first texts in its place. */
function canMake(node: Node, value: unknown, module: Module): boolean {
  const texts = textsOf({ file: module.file, value }).slice(0, 8);
  return (
    texts.length === 0 ||
    texts.some(({ where, value: text }) => {
      const found = followPath(node, where === '' ? [] : where.split('.'), module, text);
      return found !== undefined && canProduce(found.node, text) === true;
    })
  );
}

/**
 * The line of a field, or of what holds it where the field is missing.
 *
 * @param from `root` is the value that was checked; without it the path begins with the name of an export.
 * @param needle a text inside the field: its line is meant, where it is written there.
 */
export function lineOf(
  { file, text, ast }: ContentFile,
  path: readonly PropertyKey[],
  from: { root?: unknown; needle?: string | undefined },
): number | undefined {
  const module = moduleOf(file, ast.program);
  const [name, ...inside] = path.map(String);
  const hasRoot = from.root !== undefined;
  const keys = hasRoot ? path.map(String) : inside;
  const starts = module.roots.filter((start) =>
    hasRoot ? canMake(start.node, from.root, module) : start.name === name,
  );
  for (let length = keys.length; length >= 0; length -= 1)
    for (const start of starts) {
      const found = followPath(start.node, keys.slice(0, length), module, '');
      if (found?.module !== module) continue;
      const { start: begin, end, loc } = found.node;
      const at = from.needle ? text.slice(begin ?? 0, end ?? 0).indexOf(from.needle) : -1;
      return at >= 0 ? lineAt(text, (begin ?? 0) + at) : loc?.start.line;
    }
  return undefined;
}

type Import = {
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
