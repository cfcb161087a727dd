import { type ParseResult, parse } from '@babel/parser';
import type { Node } from '@babel/types';
import { textsOf } from './findings';

/** A file of content as its author wrote it. */
export type ContentFile = { file: string; text: string; ast: ParseResult };

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

/** Reads a file, or says where the parser stopped and what to look for. */
export function readContentFile(
  file: string,
  text: string,
): ContentFile | { file: string; line: number; message: string } {
  try {
    return { file, text, ast: parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] }) };
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    const reason = message.replace(/\s*\(\d+:\d+\)$/, '').replace(/\.$/, '');
    return {
      file,
      line: loc?.line ?? 1,
      message: `this line cannot be read (${reason}). Look here and on the line above for a comma or a quotation mark that is missing. Inside a text, type ’ for an apostrophe and \\\` for a backtick.`,
    };
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Every node of a tree, from the outside in. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child);
}

const constantsIn = ({ ast }: ContentFile): Map<string, Node> =>
  new Map(
    ast.program.body.flatMap((statement) => {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      const all = declared?.type === 'VariableDeclaration' ? declared.declarations : [];
      return all.flatMap(({ id, init }): [string, Node][] =>
        id.type === 'Identifier' && init ? [[id.name, init]] : [],
      );
    }),
  );

/** The value inside a cast, the one that checkEntry() or checkCollection() checks, or the constant that is named. */
function writtenValue(node: Node, constants: ReadonlyMap<string, Node>): Node {
  let inner: Node | undefined;
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') inner = node.expression;
  if (node.type === 'Identifier') inner = constants.get(node.name);
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier')
    inner = /^check(Entry|Collection)$/.test(node.callee.name) ? node.arguments[2] : undefined;
  return inner ? writtenValue(inner, constants) : node;
}

/** What is written inside an object or a list, by key or position. Positions after a spread are unknown. */
function partsIn(node: Node): Record<string, Node> {
  if (node.type === 'ArrayExpression') {
    const spread = node.elements.findIndex((element) => element?.type === 'SpreadElement');
    return Object.fromEntries(node.elements.slice(0, spread < 0 ? undefined : spread).entries()) as Record<
      string,
      Node
    >;
  }
  const properties = node.type === 'ObjectExpression' ? node.properties : [];
  return Object.fromEntries(
    properties.flatMap((one): [string, Node][] => {
      if (one.type !== 'ObjectProperty') return [];
      const { key, value } = one;
      return [[key.type === 'Identifier' ? key.name : 'value' in key ? String(key.value) : '', value]];
    }),
  );
}

/** Follows a path as far as the file itself has it. */
function follow(start: Node, keys: readonly string[], constants: ReadonlyMap<string, Node>) {
  let node = writtenValue(start, constants);
  let depth = 0;
  for (const key of keys) {
    const child = partsIn(node)[key];
    if (!child) break;
    node = writtenValue(child, constants);
    depth += 1;
  }
  return { node, depth };
}

/** How many of a value's first texts an expression has. */
function sharedTexts(node: Node, root: unknown): number {
  const texts = new Set(textsOf({ file: '', value: root }).map(({ value }) => value));
  const written = [...nodesOf(node)].filter((one) => one.type === 'StringLiteral').slice(0, 20);
  return written.filter(({ value }) => texts.has(value)).length;
}

/**
 * The line of a field, or of what holds it where the field is missing.
 *
 * @param path of the field. It begins with the name of a constant of the file, or inside the checked value.
 * @param root the checked value, which tells lists of one file apart.
 * @param needle a text inside the field: its line is meant, where the file has it.
 */
export function lineOf(
  source: ContentFile,
  path: readonly PropertyKey[],
  { root, needle }: { root?: unknown; needle?: string | undefined },
): number | undefined {
  const keys = path.map(String);
  const constants = constantsIn(source);
  const own = root === undefined && constants.get(keys[0] ?? '');
  const [best] = (own ? [own] : [...constants.values()])
    .map((node) => ({
      ...follow(node, own ? keys.slice(1) : keys, constants),
      shared: root === undefined ? 0 : sharedTexts(node, root),
    }))
    .sort((one, other) => other.shared - one.shared || other.depth - one.depth);
  const { text } = source;
  const [start, end] = [best?.node.start ?? 0, best?.node.end ?? text.length];
  const inside = needle ? text.slice(start, end).indexOf(needle) : -1;
  if (inside >= 0) return lineAt(text, start + inside);
  const anywhere = needle ? text.indexOf(needle) : -1;
  return anywhere >= 0 ? lineAt(text, anywhere) : best?.node.loc?.start.line;
}
