import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Download } from './files';

type Places = {
  /** What all files depend on beside their own content. */
  sources: readonly Buffer[];
  /** Folder of finished files by the hash of what they are made from; it survives builds. */
  cache: string;
  /** Folder that gets the files under their names, and nothing else. */
  target: string;
};

/**
 * Writes every file whose content or writer has changed, and takes the others from the cache.
 *
 * @returns names of the files that were made now
 */
export async function writeDocuments(
  downloads: readonly Download[],
  { sources, cache, target }: Places,
): Promise<string[]> {
  const shared = createHash('sha256');
  for (const source of sources) shared.update(source);
  const version = shared.digest('hex');
  const made: string[] = [];
  const used = new Set<string>();
  mkdirSync(cache, { recursive: true });
  mkdirSync(target, { recursive: true });
  for (const { name, content, write } of downloads) {
    // A function would be left out of the hash; structuredClone refuses it.
    const hash = createHash('sha256')
      .update(`${version} ${name} ${JSON.stringify(structuredClone(content))}`)
      .digest('hex');
    const cached = join(cache, hash);
    used.add(hash);
    if (!existsSync(cached)) {
      writeFileSync(cached, await write());
      made.push(name);
    }
    // With its time, by which browsers and caches know that it is the same file.
    cpSync(cached, join(target, name), { preserveTimestamps: true });
  }
  for (const old of readdirSync(cache).filter((file) => !used.has(file))) rmSync(join(cache, old));
  const names = downloads.map(({ name }) => name);
  for (const old of readdirSync(target).filter((file) => !names.includes(file))) rmSync(join(target, old));
  return made;
}
