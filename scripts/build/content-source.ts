import { type ParseResult, parse } from '@babel/parser';
import type { Node } from '@babel/types';
import { textsOf } from '@/lib/content-check/report/source';

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

/** The value inside a cast, or the one that a call of checkEntry() or checkCollection() checks. */
function checkedValue(node: Node): Node {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return checkedValue(node.expression);
  const isCheck =
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    /^check(Entry|Collection)$/.test(node.callee.name);
  const value = isCheck ? node.arguments[2] : undefined;
  return value ? checkedValue(value) : node;
}

type Declared = { name: string; node: Node };

/** The constants of a file. */
const declaredIn = ({ ast }: ContentFile): Declared[] =>
  ast.program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? [{ name: id.name, node: init }] : [],
    );
  });

/** What is written at `key` of an object or a list. */
function childOf(node: Node, key: string): Node | null | undefined {
  if (node.type === 'ArrayExpression') {
    const before = node.elements.slice(0, Number(key) + 1);
    return before.some((element) => element?.type === 'SpreadElement') ? undefined : before[Number(key)];
  }
  if (node.type !== 'ObjectExpression') return undefined;
  const property = node.properties.findLast(
    (one) =>
      one.type === 'ObjectProperty' &&
      (one.key.type === 'Identifier' ? one.key.name : 'value' in one.key ? String(one.key.value) : '') ===
        key,
  );
  return property?.type === 'ObjectProperty' ? property.value : undefined;
}

/** Follows a path as far as the file itself has it. */
function follow(
  start: Node,
  keys: readonly string[],
  all: readonly Declared[],
): { node: Node; depth: number } {
  const value = checkedValue(start);
  const named =
    value.type === 'Identifier' && all.find(({ name, node }) => name === value.name && node !== start);
  if (named) return follow(named.node, keys, all);
  const child = keys[0] === undefined ? undefined : childOf(value, keys[0]);
  if (!child) return { node: value, depth: 0 };
  const found = follow(child, keys.slice(1), all);
  return { node: found.node, depth: found.depth + 1 };
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
  const all = declaredIn(source);
  const own = all.filter(({ name }) => root === undefined && name === keys[0]);
  const [best] = (own.length > 0 ? own : all)
    .map(({ node }) => ({
      ...follow(node, own.length > 0 ? keys.slice(1) : keys, all),
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
