import 'server-only';
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and its missing parents, like `mkdir -p`. Node 20's own `recursive` option never returns when the
 * file system answers ENOENT for an existing parent, as below /proc.
 *
 * @throws the error of mkdir, such as EEXIST when a file has that name.
 */
export function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder);
}
