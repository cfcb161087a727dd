import { didYouMean } from '@/lib/content-check/nearest';
import type { Finding } from './findings';

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/**
 * Finds files that an entry names and that do not exist, and files that no entry names.
 *
 * @param named what names a file, by the file's path in the project.
 * @param files paths of those that exist.
 */
export function fileFindings(named: ReadonlyMap<string, string>, files: readonly string[]): Finding[] {
  const strays = files.filter((file) => !named.has(file));
  const missing = [...named].filter(([file]) => !files.includes(file));
  const meant = (file: string, all: readonly string[]) => didYouMean(nameOf(file), all.map(nameOf));
  const say = (file: string, message: string): Finding => ({ grade: 'fix', file, message });
  return [
    ...missing.map(([file, by]) => {
      const remedy = /\.(pdf|webp)$/.test(file) ? " 'npm run documents' makes it." : '';
      return say(file, `${by} names this file, and it does not exist.${meant(file, strays)}${remedy}`);
    }),
    ...strays.map((file) => {
      const similar = meant(
        file,
        missing.map(([name]) => name),
      );
      return say(
        file,
        `nothing on the site names this file. Rename or delete it, or add its entry.${similar}`,
      );
    }),
  ];
}
