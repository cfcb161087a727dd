import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Finding } from '@/lib/content-check/report/source';

const run = promisify(execFile);

/** Mistakes in content that only the type checker sees, such as a field written twice, in its own words. */
export async function typeProblems(root: string): Promise<Finding[]> {
  try {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    await run(process.execPath, [compiler, '--noEmit', '--pretty', 'false'], { cwd: root, maxBuffer: 1e8 });
    return [];
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string };
    return [...stdout.matchAll(/^(content\/\S+?)\((\d+),\d+\): error TS\d+: (.+)$/gm)].map(
      ([, file = '', line, message = '']): Finding => ({ grade: 'fix', file, line: Number(line), message }),
    );
  }
}
