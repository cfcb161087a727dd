/**
 * Makes the files under /downloads, before `next build` and `next dev` start (scripts/build/adapter.mjs), or by
 * itself: `npx tsx scripts/documents`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { downloadsFolder } from '@/lib/documents/downloads';
import { downloads } from './files';
import { writeDocuments } from './write';

/** What every file depends on beside its own content: the code that writes it, and the packages it uses. */
function sources(): Buffer[] {
  const folders = ['lib', 'scripts/documents'];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.m?tsx?$/.test(name))
      .sort()
      .map((name) => join(folder, name)),
  );
  return [...files, 'package.json'].map((file) => readFileSync(file));
}

writeDocuments(downloads, {
  sources: sources(),
  cache: '.next/cache/documents',
  target: downloadsFolder,
}).then((made) => process.stdout.write(`${downloads.length} documents, ${made.length} of them made now\n`));
