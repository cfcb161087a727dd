import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Finding } from './findings';

/** How each tool of `npm test` that reads content writes a mistake: 'content/faq/faq.ts:9:5 …'. */
const TOOLS: readonly [file: string, args: string, line: RegExp][] = [
  ['typescript/bin/tsc', '--noEmit', /^(content\/[^(]+)\((\d+),\d+\): error TS\d+: (.+)$/gm],
  ['@biomejs/biome/bin/biome', 'lint --reporter=github content', /file=([^,]+),line=(\d+)[^:]*::(.+)$/gm],
  ['cspell/bin.mjs', 'lint --no-progress --no-summary', /^(content\/[^:]+):(\d+):\d+ - (.+)$/gm],
];

/**
 * What the tools of `npm test` refuse in content: types, lint and spelling. A build leaves them out, since `next build`
 * checks types itself.
 */
export const gateFindings = (cwd: string): Finding[] =>
  TOOLS.flatMap(([program, args, pattern]) => {
    const command = [join(cwd, 'node_modules', program), ...args.split(' ')];
    const { stdout } = spawnSync(process.execPath, command, { cwd, encoding: 'utf8', maxBuffer: 1e8 });
    return [...stdout.matchAll(pattern)].map(([, file = '', line, message = '']) => ({
      ...{ file: file.replace(`${cwd}/`, ''), line: Number(line), message },
    }));
  });
