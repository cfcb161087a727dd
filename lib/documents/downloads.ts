import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../routes';
import { countPages, type FileFacts, type FileKind, type GuideFiles } from './facts';

/** Where scripts/documents writes the files, and the framework serves them from. */
export const downloadsFolder = 'public/downloads';

/**
 * Reads page count and size from a finished file.
 *
 * @throws Error when there is no file of that name
 */
export function factsOf(name: string): FileFacts {
  const bytes = readFileSync(join(process.cwd(), downloadsFolder, name));
  const kind = name.slice(name.lastIndexOf('.') + 1) as FileKind;
  return { href: routes.download(name), kind, pages: countPages(kind, bytes), bytes: bytes.length };
}

/** The facts of a guide's files, by the format that its card names. */
export function guideFiles({ file, format }: { file: string; format: string }): GuideFiles {
  if (format !== 'PPT + PDF') return { file: factsOf(`${file}.${format.toLowerCase()}`) };
  return { file: factsOf(`${file}.pptx`), second: factsOf(`${file}.pdf`) };
}
