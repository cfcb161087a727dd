import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Client modules of a build by the script that holds them: `{ '/_next/static/chunks/x.js': ['components/…'] }`. */
export function clientModules(build: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const folder = join(build, 'server', 'app');
  const manifests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('_client-reference-manifest.js'),
  );
  for (const file of manifests) {
    const text = readFileSync(join(folder, file), 'utf8');
    const { clientModules: modules } = JSON.parse(text.slice(text.indexOf('= {') + 2).replace(/;\s*$/, ''));
    for (const [name, { chunks }] of Object.entries<{ chunks: string[] }>(modules)) {
      // The last script of a module's list is its own; those before it are shared.
      const own = chunks.at(-1);
      if (!own) continue;
      const names = found.get(own) ?? new Set();
      names.add(name.replace('[project]/', '').replace(/ <.*$/, ''));
      found.set(own, names);
    }
  }
  return found;
}
