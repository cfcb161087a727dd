import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDate } from '@/lib/format/dates';
import { nodesOf, readContentFile } from '../content-check/parse-content-file';
import { listFiles } from '../support/list-files';
import type { WrittenText } from './find-source.mjs';

/** Names, addresses and numbers of code, which no page shows as a text. */
const NO_TEXT = /^[\w./:#@?=&-]*$/;
/** A price or another placeholder that the page fills in: '{usd:5400}'. */
const PLACEHOLDER = /\$?\{[^}]*\}/;
/** Smaller numbers are in too many places. */
const MIN_FIGURE = 100;

/** A line of Markdown as a page shows it: cells of a table and items of a list are texts of their own. */
export const splitShownTexts = (line: string): string[] =>
  line.split(/(?<!\\)\|/).map((cell) =>
    cell
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/^\s*(#+|[-*>]|\d+\.)\s+(\[.\]\s+)?/, '')
      .replace(/^:::\w+\[(.*)\]$/, '$1')
      .replace(/(\*\*|__|[*`\\])/g, ''),
  );

/** The texts of one file, each with its line. */
function listTextsIn(file: string, text: string): WrittenText[] {
  const source = readContentFile(file, text);
  if (!('ast' in source)) return [];
  const isFigures = /^content\/(company|pricing)\//.test(file);
  const imported = new Set<unknown>();
  const texts: WrittenText[] = [];
  const add = (words: string, line: number) => {
    const parts = words.split(PLACEHOLDER).filter((part) => part.trim() !== '');
    if (parts.length > 0 && !(parts.length === 1 && NO_TEXT.test(words) && !/^[A-Z]/.test(words)))
      texts.push({ file, line, parts });
  };
  for (const node of nodesOf(source.ast.program)) {
    const line = node.loc?.start.line ?? 1;
    if (node.type === 'ImportDeclaration') imported.add(node.source);
    if (node.type === 'StringLiteral' && !imported.has(node))
      add(/^\d{4}-\d{2}-\d{2}$/.test(node.value) ? formatDate(node.value) : node.value, line);
    if (node.type === 'JSXText') add(node.value.trim(), line + (/^\s*\n/.test(node.value) ? 1 : 0));
    if (node.type === 'NumericLiteral' && isFigures && node.value >= MIN_FIGURE)
      texts.push({ file, line, parts: [node.value.toLocaleString('en-US')] });
    if (node.type !== 'TemplateLiteral') continue;
    const whole = node.quasis
      .map(({ value }) => value.raw.replace(/\\n/g, ' ').replace(/\\(.)/g, '$1'))
      .join('{}');
    for (const [below, row] of whole.split('\n').entries())
      for (const cell of file.startsWith('content/') ? splitShownTexts(row) : [row]) add(cell, line + below);
  }
  return texts;
}

/** Where each text of the site is written: in content, in the words of drawings, and in components and routes. */
export function listWrittenTexts(root: string): WrittenText[] {
  const files = ['content', 'app', 'components', 'lib'].flatMap((folder) => listFiles(root, folder));
  return files.sort().flatMap((file) => {
    if (file.startsWith('content/schemas/')) return [];
    if (/\.tsx?$/.test(file)) return listTextsIn(file, readFileSync(join(root, file), 'utf8'));
    if (!/^content\/.*\.svg$/.test(file)) return [];
    const drawing = readFileSync(join(root, file), 'utf8');
    return [...drawing.matchAll(/>([^<>]*\w[^<>]*)</g)].map(({ index, 1: words = '' }) => ({
      file,
      line: drawing.slice(0, index).split('\n').length,
      parts: [words.trim()],
    }));
  });
}
