import { parse } from '@babel/parser';
import { formatDate } from '../dates';
import { linesOf } from './markdown-lines';
import { textKey } from './text-key';

/**
 * A text as a source file has it. `parts` has more than one element where something else stands in between, such as a
 * name or a price. `names` are the names of those values, such as 'company.name'. A number has no parts.
 */
export type SourceText = {
  file: string;
  line: number;
  field: string;
  parts: string[];
  names?: string[];
  number?: number;
};

/** Words that pages do not show: addresses, ids, names of files and of variables. */
const UNREAD =
  /^(?:[/#.@]\S*|https?:\S+|use client|[a-z][a-z0-9]*(?:[-_/.:][a-z0-9]+)+|[a-z]+(?:[A-Z][a-z]*)+)$/;
/** A `section` is drawn into share images only (content/site-pages.ts). */
const UNREAD_KEYS = new Set(
  (
    'className href id url iconName icon tone kind path slug file pricingType keywords examples solution accepts ' +
    'patterns viewBox d type rel as media section sizes aria-label'
  ).split(' '),
);

/** Of the strings in code, those that may be words to read. */
const READABLE = /^\p{Lu}.*\p{Ll}|\p{L} |^ ?\p{Ll}+$/u;

/** A text as a page shows it: dates are written out. */
const shown = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? formatDate(text) : text);

/** Stands for an expression inside a template. */
const HOLE = '\u0000';

type AnyNode = { type: string; loc?: { start: { line: number } } | null } & Record<string, unknown>;

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as AnyNode).type === 'string';

/** The name of what an expression stands for; '' where it has none. */
function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  if (value.type === 'Identifier') return String(value.name);
  if (value.type !== 'MemberExpression' || value.computed) return '';
  const object = nameOf(value.object);
  return object && `${object}.${nameOf(value.property)}`;
}

const keyOf = (key: unknown): string =>
  isNode(key)
    ? String(key.type === 'StringLiteral' || key.type === 'NumericLiteral' ? key.value : (key.name ?? ''))
    : '';

const joined = (field: string, name: string) => [field, name].filter(Boolean).join('.');

/**
 * Every text of a TypeScript file that somebody may read on a page, with its line and the way to it.
 *
 * @param file path from the root of the project, as the result names it.
 * @throws SyntaxError when the file cannot be parsed.
 */
export function sourceTexts(file: string, code: string): SourceText[] {
  const found: SourceText[] = [];
  const isContent = file.startsWith('content/');

  /** A literal, or a template whose expressions became holes. */
  function add(raw: string, node: AnyNode, field: string, names: readonly string[], above = 0): void {
    const first = (node.loc?.start.line ?? 1) + above;
    let taken = 0;
    for (const { text, line } of linesOf(raw)) {
      const own = names.slice(taken, taken + text.split(HOLE).length - 1);
      // The whole and its lines have the same holes; only lines that follow each other use them up.
      if (line > 0 || !raw.includes('\n')) taken += own.length;
      const parts = text.split(HOLE).flatMap((part) => part.split(/\{\w+(?::\d+)?\}/));
      if (/[\p{L}\d]/u.test(parts.join('')) && !UNREAD.test(text))
        found.push({
          file,
          line: first + line,
          field,
          parts,
          ...(own.some(Boolean) && { names: own.filter(Boolean) }),
        });
    }
  }

  function visit(value: unknown, field: string): void {
    if (Array.isArray(value)) {
      for (const child of value) visit(child, field);
      return;
    }
    if (!isNode(value)) return;
    switch (value.type) {
      case 'StringLiteral':
        if (isContent || READABLE.test(String(value.value)))
          add(shown(String(value.value)), value, field, []);
        return;
      case 'NumericLiteral':
        if (isContent && field)
          found.push({
            file,
            line: value.loc?.start.line ?? 1,
            field,
            parts: [],
            number: Number(value.value),
          });
        return;
      case 'JSXText': {
        const raw = String(value.value);
        const above = raw.slice(0, raw.search(/\S|$/)).split('\n').length - 1;
        add(textKey(raw), value, field, [], above);
        return;
      }
      case 'TemplateLiteral': {
        const quasis = value.quasis as { value: { cooked?: string } }[];
        const expressions = value.expressions as unknown[];
        add(
          quasis.map((quasi) => quasi.value.cooked ?? '').join(HOLE),
          value,
          field,
          expressions.map(nameOf),
        );
        visit(expressions, field);
        return;
      }
      case 'ObjectProperty':
        if (!UNREAD_KEYS.has(keyOf(value.key))) visit(value.value, joined(field, keyOf(value.key)));
        return;
      case 'JSXAttribute':
        if (!UNREAD_KEYS.has(keyOf(value.name))) visit(value.value, joined(field, keyOf(value.name)));
        return;
      case 'VariableDeclarator':
        visit(value.init, nameOf(value.id));
        return;
      case 'ArrayExpression':
        for (const [index, element] of (value.elements as unknown[]).entries())
          visit(element, joined(field, `${index}`));
        return;
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
        return;
      default:
        for (const [key, child] of Object.entries(value))
          if (
            key !== 'loc' &&
            key !== 'typeAnnotation' &&
            key !== 'typeParameters' &&
            typeof child === 'object'
          )
            visit(child, field);
    }
  }

  visit(parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program, '');
  return found;
}
