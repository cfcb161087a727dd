import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of all files and folders below `folder`, from the project's root, with '/' on every system. */
export const listFiles = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  );
