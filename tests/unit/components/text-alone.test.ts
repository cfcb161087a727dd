import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type {
  JsxElement,
  JsxFragment,
  JsxSelfClosingElement,
  Node,
  SourceFile,
} from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { API, SignatureKind, type Type, TypeFlags, type TypeReference } from 'typescript/unstable/sync';

/*
 * A translator replaces text nodes by elements, and React does not notice: it then changes a text that is gone, or fails
 * where it removes one or puts something before it. It has no pointer to a text that is the only child of its element.
 */

const root = join(__dirname, '../../..');
const compiler = join(
  dirname(require.resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`)),
  'lib/tsc',
);
const api = new API({ cwd: root, tsserverPath: compiler });
const [project] = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects();
const { program, checker } = project!;
afterAll(() => api.close());

/** Adds a file, and those it imports, to `files`. */
function addFile(file: string, files: Set<string>): void {
  if (files.has(file)) return;
  files.add(file);
  const code = readFileSync(file, 'utf8');
  for (const [, from = ''] of code.matchAll(
    /(?:^(?:import|export)(?! type)[^;]*? from |import\()'([@.].*?)'/gm,
  )) {
    const path = from.startsWith('@/') ? join(root, from.slice(2)) : join(dirname(file), from);
    const found = [`${path}.tsx`, `${path}.ts`, join(path, 'index.ts')].find(existsSync);
    if (found) addFile(found, files);
  }
}

/** Files of the components that run in the browser. */
function clientFiles(): string[] {
  const files = new Set<string>();
  for (const file of program.getSourceFileNames()) {
    const isOurs = /^(app|components)\//.test(relative(root, file));
    if (isOurs && readFileSync(file, 'utf8').startsWith("'use client'")) addFile(file, files);
  }
  return [...files].filter((file) => file.endsWith('.tsx')).sort();
}

/**
 * What a child may put on the page: `text`, perhaps not always the same, perhaps in a list; and whether it `goes`, which
 * means that its elements are not always the same.
 */
type Output = { text: boolean; changes: boolean; listed: boolean; goes: boolean };
const element: Output = { text: false, changes: false, listed: false, goes: false };

const partsOf = (type: Type): readonly Type[] =>
  type.isUnionType() ? type.getTypes().flatMap(partsOf) : [type];

const TEXT =
  TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Any | TypeFlags.Unknown;
/** React draws nothing for ''. */
const isText = (type: Type) =>
  (type.flags & TEXT) !== 0 && !(type.isStringLiteralType() && type.value === '');

function outputOf(type: Type): Output {
  const parts = partsOf(type);
  const texts = parts.filter(isText);
  const lists = parts.filter(
    (part): part is TypeReference => part.isTypeReference() && checker.isArrayLikeType(part),
  );
  const listed = lists.some((list) => checker.getTypeArguments(list).some((item) => outputOf(item).text));
  return {
    text: texts.length > 0 || listed,
    changes: texts.length > 1 || texts.some((text) => !text.isLiteralType()) || listed,
    listed,
    goes: lists.length > 0 || (parts.length > 1 && !parts.every(isText)),
  };
}

const typeOf = (node: Node): Type => checker.getTypeAtLocation(node) ?? checker.getUnknownType();

function outputOfElement(node: JsxElement | JsxSelfClosingElement): Output {
  const { tagName, attributes } = is.isJsxElement(node) ? node.openingElement : node;
  const hasKey = attributes.properties.some((one) => is.isJsxAttribute(one) && one.name.getText() === 'key');
  const [signature] = checker.getSignaturesOfType(typeOf(tagName), SignatureKind.Call);
  const drawn = signature && checker.getReturnTypeOfSignature(signature);
  return { ...element, goes: hasKey || (drawn !== undefined && outputOf(drawn).goes) };
}

function outputOfChild(child: Node): Output {
  if (is.isJsxText(child)) return { ...element, text: true };
  if (is.isJsxElement(child) || is.isJsxSelfClosingElement(child)) return outputOfElement(child);
  if (!is.isJsxExpression(child) || !child.expression) return element;
  const output = outputOf(typeOf(child.expression));
  let inner = child.expression;
  while (is.isParenthesizedExpression(inner)) inner = inner.expression;
  const swaps = is.isConditionalExpression(inner) && !partsOf(typeOf(inner)).every(isText);
  return { ...output, goes: output.goes || swaps };
}

/** True for the children of an element or a fragment that break the rule. */
function isLoose(node: JsxElement | JsxFragment): boolean {
  const outputs = node.children
    // A line break between tags, or a comment.
    .filter((child) => !(is.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces))
    .filter((child) => !is.isJsxExpression(child) || child.expression)
    .map(outputOfChild);
  const hasText = outputs.some(({ text }) => text);
  const isFragment = is.isJsxFragment(node) || node.openingElement.tagName.getText() === 'Fragment';
  if (isFragment || outputs.some(({ listed }) => listed)) return hasText;
  return outputs.length > 1 && hasText && outputs.some(({ changes, goes }) => changes || goes);
}

/** True for a component that draws text without an element. */
function isBare(node: Node): boolean {
  if (!is.isFunctionDeclaration(node) && !is.isArrowFunction(node) && !is.isMethodDeclaration(node))
    return false;
  const named = is.isArrowFunction(node) ? node.parent : node;
  const name = 'name' in named ? (named.name as Node | undefined)?.getText() : undefined;
  const signature = /^[A-Z]|^render$/.test(name ?? '') && checker.getSignatureFromDeclaration(node);
  const drawn = signature && checker.getReturnTypeOfSignature(signature);
  return drawn ? outputOf(drawn).text : false;
}

/** Lines of a file that break the rule. */
function looseLines(path: string): number[] {
  const file = program.getSourceFile(path) as SourceFile;
  const lines: number[] = [];
  const visit = (node: Node) => {
    if (((is.isJsxElement(node) || is.isJsxFragment(node)) && isLoose(node)) || isBare(node))
      lines.push(file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1);
    node.forEachChild(visit);
  };
  visit(file);
  return lines;
}

test('text that changes, or has a conditional sibling, is alone in its element', () => {
  const found = clientFiles().flatMap((file) =>
    looseLines(file).map(
      (line) =>
        `${relative(root, file)}:${line}: give the text an element of its own, such as <span>, join it to one template literal, or type a slot of elements as ReactElement.`,
    ),
  );
  expect(found).toEqual([]);
});

test('the check finds every kind of loose text, and nothing else', () => {
  const path = join(__dirname, 'text-alone.example.tsx');
  const names = readFileSync(path, 'utf8')
    .split('\n')
    .map((code) => /^ {2}(\w+): \(/.exec(code)?.[1]);
  const found = looseLines(path).map((line) => names.slice(0, line).findLast(Boolean));
  expect(found).toEqual(names.filter((name) => name?.startsWith('Wrong')));
});
