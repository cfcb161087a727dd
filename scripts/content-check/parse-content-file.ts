import { type ParseResult, parse } from '@babel/parser';
import type { Node } from '@babel/types';
import * as routes from '@/lib/routes';

/** A file of content as its author wrote it. */
export type ContentFile = { file: string; text: string; ast: ParseResult };

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

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** All nodes of a tree, from the outside in. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

/** A field with its line and the names that lead to it, the first that of a constant. Only texts and numbers have a value. */
type Field = { file: string; line?: number; path: readonly string[]; value?: string };
export type ContentText = Field & { value: string };

const nameOf = (key: Node): string =>
  key.type === 'Identifier' ? key.name : 'value' in key ? String(key.value) : '';

/** The address that a call such as `routes.service('ai-training')` makes. */
function addressOf(node: Node): string | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { object, property } = node.callee;
  const make: unknown = Object.entries(routes).find(([name]) => name === nameOf(property))?.[1];
  const [argument] = node.arguments;
  if (nameOf(object) !== 'routes' || argument?.type !== 'StringLiteral') return undefined;
  return typeof make === 'function' ? make(argument.value) : undefined;
}

/** The fields of a file as they are written, from the outside in; a value between the words of a text is '{}'. */
function fieldsOf({ file, ast }: ContentFile): Field[] {
  const fields: Field[] = [];
  const visit = (node: Node, path: readonly string[]): void => {
    if (/^Import|^TSType/.test(node.type)) return;
    const add = (value?: string, at = path) =>
      fields.push({ file, line: node.loc?.start.line ?? 1, path: at, ...(value !== undefined && { value }) });
    const address = addressOf(node);
    if (address) add(address, [...path, 'href']);
    else if (node.type === 'StringLiteral' || node.type === 'NumericLiteral') add(String(node.value));
    else if (node.type === 'TemplateLiteral') add(node.quasis.map(({ value }) => value.cooked).join('{}'));
    else if (node.type === 'ArrayExpression') {
      add();
      for (const [index, one] of node.elements.entries()) if (one) visit(one, [...path, String(index)]);
    } else if (node.type === 'ObjectProperty') {
      const name = nameOf(node.key);
      // Some lists have addresses as their keys.
      add(name.startsWith('/') ? name : undefined, [...path, name.startsWith('/') ? 'href' : name]);
      visit(node.value, [...path, name]);
    } else if (node.type === 'VariableDeclarator' && node.init) visit(node.init, [nameOf(node.id)]);
    else {
      if (node.type === 'ObjectExpression') add();
      for (const child of childrenOf(node)) visit(child, path);
    }
  };
  visit(ast.program, []);
  return fields;
}

export const textsOf = (source: ContentFile): ContentText[] =>
  fieldsOf(source).filter((field): field is ContentText => field.value !== undefined);

/** The name of a text's field, or of the list that has it. */
export const keyOf = ({ path }: Field): string => path.findLast((name) => !/^\d+$/.test(name)) ?? '';

/** The line of `needle` in a text. */
export const lineIn = ({ line, value }: ContentText, needle = ''): number | undefined =>
  line && line + value.slice(0, Math.max(0, value.indexOf(needle))).split('\n').length - 1;

/**
 * The line of a field, or of what holds it where the field is missing.
 *
 * @param path of the field inside the checked value.
 * @param root the checked value, which tells the lists of one file apart.
 * @param needle a text inside the field: its line is meant, where the file has it.
 */
export function lineOf(
  source: ContentFile,
  path: readonly PropertyKey[],
  root: unknown,
  needle?: string,
): number | undefined {
  const fields = fieldsOf(source);
  const named = needle && fields.find(({ value }) => value?.includes(needle));
  if (named) return named.line;
  const inside = JSON.stringify(root) ?? '';
  const isInside = ({ value }: Field) =>
    value && [`"${value}"`, `:${value}`].some((text) => inside.includes(text));
  const countOf = (name: string) =>
    fields.filter((field) => field.path[0] === name && isInside(field)).length;
  const names = [...new Set(fields.map(({ path: [name = ''] }) => name))];
  const [own] = names.sort((one, other) => countOf(other) - countOf(one));
  for (let length = path.length; length >= 0; length -= 1) {
    const wanted = [own, ...path.slice(0, length)].join('.');
    const field = fields.find((one) => one.path.join('.') === wanted);
    if (field) return field.line;
  }
  return undefined;
}
