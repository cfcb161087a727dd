import { didYouMean } from '../nearest';
import type { Finding } from './source';

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
  return [
    ...missing.map(([file, by]) => {
      const remedy = /\.(pdf|webp)$/.test(file) ? " 'npm run documents' makes it." : '';
      return {
        file,
        message: `${by} names this file, and it does not exist.${didYouMean(nameOf(file), strays.map(nameOf))}${remedy}`,
      };
    }),
    ...strays.map((file) => ({
      file,
      message: `nothing on the site names this file. Rename or delete it, or add its entry.${didYouMean(
        nameOf(file),
        missing.map(([name]) => nameOf(name)),
      )}`,
    })),
  ].map((finding) => ({ grade: 'fix', ...finding }));
}
