import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * Compares a picture with the one of the same name in `folder`, pixel by pixel and without tolerance.
 *
 * @param file the new picture, a PNG.
 * @param folder the `pages` folder of an earlier run with `--pages`.
 * @param differences where a picture of the differing pixels goes when there are any.
 * @returns what differs, in words, or undefined when both are equal.
 */
export function compare(file: string, folder: string, differences: string): string | undefined {
  const name = basename(file);
  const earlier = join(folder, name);
  if (!existsSync(earlier)) return `${name}: no earlier picture`;
  const [now, before] = [readFileSync(file), readFileSync(earlier)];
  if (now.equals(before)) return undefined;
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(now)];
  if (a.width !== b.width || a.height !== b.height)
    return `${name}: ${a.width} x ${a.height} before, ${b.width} x ${b.height} now`;
  const diff = new PNG({ width: a.width, height: a.height });
  const count = pixelmatch(a.data, b.data, diff.data, a.width, a.height, { threshold: 0, includeAA: true });
  if (count === 0) return undefined;
  mkdirSync(differences, { recursive: true });
  writeFileSync(join(differences, name), PNG.sync.write(diff));
  return `${name}: ${count} pixels differ`;
}
