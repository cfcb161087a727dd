/**
 * Makes the files under /downloads, before `next build` and `next dev` start (scripts/build/adapter.mjs), or by
 * itself: `npx tsx scripts/documents`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { downloadsFolder } from '@/lib/documents/downloads';
import { downloads } from './files';

async function main(): Promise<void> {
  rmSync(downloadsFolder, { recursive: true, force: true });
  mkdirSync(downloadsFolder, { recursive: true });
  for (const { name, write } of downloads) writeFileSync(join(downloadsFolder, name), await write());
  process.stdout.write(`${downloads.length} documents\n`);
}

void main();
