import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Finding } from '@/lib/content/report/source';

const run = promisify(execFile);

/** The type checker's messages in plain English, for mistakes that only it finds. */
const PLAIN: readonly { pattern: RegExp; words: (match: RegExpExecArray) => string }[] = [
  {
    pattern: /multiple properties with the same name/,
    words: () => 'this field is written twice. Keep one of the two.',
  },
  {
    pattern: /Object literal may only specify known properties, and '(\w+)'/,
    words: ([, name]) => `there is no field '${name}' here. Check its spelling, or remove it.`,
  },
  { pattern: /Property '(\w+)' is missing/, words: ([, name]) => `'${name}' is missing.` },
  {
    pattern: /Type '(.+?)' is not assignable to type '(.+)'/,
    words: ([, written = '', wanted]) =>
      `${written.replaceAll('"', "'")} is not allowed here. Wanted: ${wanted?.replaceAll('"', "'")}.`,
  },
  {
    pattern: /Cannot redeclare block-scoped variable '(\w+)'/,
    words: ([, name]) => `the name '${name}' is used twice. Give each its own.`,
  },
];

/** Finds mistakes that only the type checker sees, such as a field written twice. They would stop the build. */
export async function typeProblems(root: string): Promise<Finding[]> {
  try {
    await run(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '--pretty', 'false'],
      {
        cwd: root,
        maxBuffer: 1e8,
      },
    );
    return [];
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string };
    return [...stdout.matchAll(/^(content\/\S+?)\((\d+),\d+\): error TS\d+: (.+)$/gm)].map(
      ([, file = '', line, text = '']): Finding => {
        const known = PLAIN.map(({ pattern, words }) => ({ match: pattern.exec(text), words })).find(
          ({ match }) => match,
        );
        return {
          grade: 'fix',
          file,
          line: Number(line),
          message: known?.match ? known.words(known.match) : text,
        };
      },
    );
  }
}
