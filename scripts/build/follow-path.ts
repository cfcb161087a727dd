import { existsSync, readFileSync } from 'node:fs';
import { parse } from '@babel/parser';
import type { Node, Program } from '@babel/types';

type Path = readonly (string | number)[];

/** A file of content as it is written. */
export type Module = {
  file: string;
  /** The expressions of the file's names. */
  values: Map<string, Node>;
  imports: Map<string, { file: string; name: string }>;
  /** The values that the file passes to checkEntry() and checkCollection(), then its other constants. */
  roots: { name: string; node: Node }[];
};
type FoundNode = { node: Node; module: Module };

const CHECK_FUNCTIONS = /^(checkEntry|checkCollection)$/;
const modules = new Map<string, Module>();

function resolveImport(from: string, to: string): string | undefined {
  const base = to.startsWith('@/')
    ? to.slice(2)
    : to.startsWith('.') && new URL(to, `file:///${from}`).pathname.slice(1);
  return base ? [`${base}.ts`, `${base}/index.ts`].find((file) => existsSync(file)) : undefined;
}

const isCheck = (node: Node) =>
  node.type === 'CallExpression' &&
  node.callee.type === 'Identifier' &&
  CHECK_FUNCTIONS.test(node.callee.name);

/** Reads an imported file once. */
function read(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const { program } = parse(readFileSync(file, 'utf8'), { sourceType: 'module', plugins: ['typescript'] });
  const module = moduleOf(file, program);
  modules.set(file, module);
  return module;
}

/** The names, imports and roots of a parsed file. */
export function moduleOf(file: string, program: Program): Module {
  const module: Module = { file, values: new Map(), imports: new Map(), roots: [] };
  const checked: Module['roots'] = [];
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const target = resolveImport(file, statement.source.value);
      for (const { local, ...specifier } of target ? statement.specifiers : [])
        if ('imported' in specifier && specifier.imported.type === 'Identifier')
          module.imports.set(local.name, { file: target ?? '', name: specifier.imported.name });
    }
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations) {
      if (id.type !== 'Identifier' || !init) continue;
      module.values.set(id.name, init);
      (isCheck(init) ? checked : module.roots).push({ name: id.name, node: init });
    }
  }
  module.roots.unshift(...checked);
  return module;
}

/** The argument of a check that holds the content. */
const contentOf = (node: Extract<Node, { type: 'CallExpression' }>): Node | undefined =>
  isCheck(node) ? node.arguments.at(node.arguments[0]?.type === 'StringLiteral' ? 1 : 2) : undefined;

const plain = (text: string) => text.trim().replace(/\s+/g, ' ');

/** Whether an expression can produce a text; undefined when the syntax tree does not tell. */
export function canProduce(node: Node, text: string): boolean | undefined {
  if (node.type === 'StringLiteral') return plain(node.value) === plain(text);
  if (node.type !== 'TemplateLiteral') return undefined;
  let rest = plain(text);
  return node.quasis.every(({ value }) => {
    const words = plain(value.cooked ?? '');
    const at = rest.indexOf(words);
    rest = rest.slice(at + words.length);
    return at >= 0;
  });
}

/** The elements of a list, including those of lists that it spreads. */
function elementsOf(node: Node | null | undefined, module: Module): FoundNode[] {
  if (node?.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((part) => elementsOf(part, module));
  if (node?.type === 'Identifier') {
    const list = followPath(node, [], module, '');
    return list && list.node !== node ? elementsOf(list.node, list.module) : [];
  }
  if (node?.type !== 'ArrayExpression') return [];
  return node.elements.flatMap((element) =>
    element?.type === 'SpreadElement'
      ? elementsOf(element.argument, module)
      : element
        ? { node: element, module }
        : [],
  );
}

/** Follows a path through literals, names and imports to the expression that is written there. */
export function followPath(
  node: Node,
  path: Path,
  module: Module,
  text: string,
  depth = 0,
): FoundNode | undefined {
  if (depth > 40) return undefined;
  const go = (next: Node, rest: Path, to = module) => followPath(next, rest, to, text, depth + 1);
  const [key, ...rest] = path;
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return go(node.expression, path);
    case 'CallExpression': {
      const content = contentOf(node);
      return content ? go(content, path) : path.length === 0 ? { node, module } : undefined;
    }
    case 'Identifier': {
      const value = module.values.get(node.name);
      if (value) return go(value, path);
      const source = module.imports.get(node.name);
      const target = source && read(source.file);
      const imported = source && target?.values.get(source.name);
      return imported ? go(imported, path, target) : undefined;
    }
    case 'MemberExpression': {
      const name = node.property;
      const member =
        name.type === 'Identifier' && !node.computed ? name.name : 'value' in name ? name.value : undefined;
      return typeof member === 'string' || typeof member === 'number'
        ? go(node.object, [member, ...path])
        : undefined;
    }
    case 'ObjectExpression':
      if (key === undefined) return { node, module };
      for (const property of [...node.properties].reverse()) {
        if (property.type === 'SpreadElement') {
          const inside = go(property.argument, path);
          if (inside) return inside;
        } else if (property.type === 'ObjectProperty') {
          const { key: name, value } = property;
          if (
            (name.type === 'Identifier' ? name.name : 'value' in name ? String(name.value) : '') ===
            String(key)
          )
            return go(value, rest);
        }
      }
      return undefined;
    case 'ArrayExpression': {
      if (key === undefined) return { node, module };
      const index = Number(key);
      const isPlain = node.elements.slice(0, index + 1).every((element) => element?.type !== 'SpreadElement');
      if (Number.isInteger(index) && isPlain) {
        const element = node.elements[index];
        return element ? go(element, rest) : undefined;
      }
      // A list with a spread, or an entry found by its slug, has no reliable index: take the element whose text matches.
      const inside = elementsOf(node, module).flatMap(
        (element) => go(element.node, Number.isInteger(index) ? rest : path, element.module) ?? [],
      );
      return inside.find((found) => canProduce(found.node, text));
    }
    default:
      return path.length === 0 ? { node, module } : undefined;
  }
}
