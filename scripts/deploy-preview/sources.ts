import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDate } from '@/lib/format/dates';
import { nodesOf, readContentFile } from '../content-check/parse-content-file';
import { listFiles } from '../support/list-files';

/** A text as a file has it. `parts` are the words between the values that code fills in: a plain text is one part. */
export type WrittenText = { file: string; line: number; parts: string[] };

/** Names, addresses and numbers of code, which no page shows as a text. */
const NO_TEXT = /^(?![A-Z])[\w./:#@?=&-]*$/;

/** A line of Markdown as a page shows it: cells of a table are texts of their own. */
const splitShownTexts = (line: string): string[] =>
  line.split(/(?<!\\)\|/).map((cell) =>
    cell
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/^\s*(#+|[-*>]|\d+\.)\s+(\[.\]\s+)?|^:::\w+\[|\]$/g, '')
      .replace(/\*\*|__|[*`\\]/g, ''),
  );

/** Where each text of the site is written, in content and in components and routes. */
export const listWrittenTexts = (root: string): WrittenText[] =>
  ['content', 'app', 'components', 'lib']
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('content/schemas/'))
    .sort()
    .flatMap((file) => {
      const source = readContentFile(file, readFileSync(join(root, file), 'utf8'));
      const texts: WrittenText[] = [];
      const add = (words: string, line: number) => {
        // Between the parts are values that the page fills in, such as '{usd:5400}'.
        const parts = words.split(/\$?\{[^}]*\}/).filter((part) => part.trim() !== '');
        if (parts.length > 0 && !NO_TEXT.test(words.trim())) texts.push({ file, line, parts });
      };
      for (const node of 'ast' in source ? nodesOf(source.ast.program) : []) {
        const line = node.loc?.start.line ?? 1;
        if (node.type === 'StringLiteral')
          add(/^\d{4}-\d{2}-\d{2}$/.test(node.value) ? formatDate(node.value) : node.value, line);
        if (node.type === 'JSXText') add(node.value.trim(), line + Number(/^\s*\n/.test(node.value)));
        if (node.type !== 'TemplateLiteral') continue;
        const whole = node.quasis.map(({ value }) => value.cooked ?? '').join('{}');
        for (const [below, row] of whole.split('\n').entries())
          for (const cell of splitShownTexts(row)) add(cell, line + below);
      }
      return texts;
    });
