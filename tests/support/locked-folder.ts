import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The user 'nobody', who owns no file. */
const NOBODY = 65_534;

const options = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true };

/**
 * Copies files into a folder that its server can read and not change, as in the container. It is outside of the
 * checkout, where no node_modules are above it.
 *
 * @param copies pairs of source and target, which is relative to the folder.
 * @returns the folder, and the user to start the server as: for root no file is read-only.
 */
export function makeLockedFolder(copies: [from: string, to: string][]) {
  const folder = mkdtempSync(join(tmpdir(), 'locked-'));
  for (const [from, to] of copies) cpSync(from, join(folder, to), options);
  execFileSync('chmod', ['-R', 'a+rX,a-w', folder]);
  const remove = () => {
    execFileSync('chmod', ['-R', 'u+w', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, remove, ...(process.getuid?.() === 0 && { user: NOBODY }) };
}

/** Lines of a server's log that are not JSON, without those that the framework prints when it starts. */
export const strayLines = (log: string): string[] =>
  stripVTControlCharacters(log)
    .split('\n')
    .filter((line) => line !== '' && !/^(\{.*\}$|\s*[▲✓-] )/.test(line));
