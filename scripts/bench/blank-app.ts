/**
 * A Next app of the same version with one page and nothing of ours: what every figure of the benchmark is compared
 * with. Turbopack takes middleware.ts from its root, so the app has a root and hard-linked node_modules of its own.
 */
import { copyFileSync, cpSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const modules = join(root, 'node_modules');
export const blankFolder = join(root, '.test-output', 'blank');

const NEEDED = ['next', 'react', 'react-dom', 'typescript', '@types/react', '@types/node'];

/** The packages that `names` need, with their own needs, as far as they are installed at the top. */
function closure(names: readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (found.has(name)) continue;
    try {
      const { dependencies, optionalDependencies } = JSON.parse(
        readFileSync(join(modules, name, 'package.json'), 'utf8'),
      );
      found.add(name);
      waiting.push(...Object.keys({ ...dependencies, ...optionalDependencies }));
    } catch {
      // A build for another platform, which npm left out.
    }
  }
  return [...found];
}

function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)] as const;
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isFile()) {
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
    }
  }
}

/** Writes the blank app, ready for `next build`. */
export function writeBlank(): void {
  rmSync(blankFolder, { recursive: true, force: true });
  cpSync(join(root, 'scripts/bench/blank'), blankFolder, { recursive: true });
  for (const name of closure(NEEDED)) linkTree(join(modules, name), join(blankFolder, 'node_modules', name));
}
