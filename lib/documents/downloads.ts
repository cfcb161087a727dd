import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import * as routes from '../routes';
import type { FileInfo, FileKind, GuideFiles } from './file-info';

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Counts PDF pages, PPTX slides, XLSX worksheets, or explicit page breaks of a DOCX plus one. */
export function countPages(kind: FileKind, bytes: Buffer): number {
  if (kind === 'pdf') return count(bytes.toString('latin1'), /\/Type \/Page\b/g);
  const parts = unzipSync(bytes);
  const named = (pattern: RegExp) => Object.keys(parts).filter((name) => pattern.test(name)).length;
  if (kind === 'pptx') return named(/^ppt\/slides\/slide\d+\.xml$/);
  if (kind === 'xlsx') return named(/^xl\/worksheets\/sheet\d+\.xml$/);
  return count(strFromU8(parts['word/document.xml'] ?? new Uint8Array()), /<w:br [^>]*w:type="page"/g) + 1;
}

/** The files that visitors download; Next.js serves them. */
export const downloadsFolder = 'public/downloads';

/**
 * Reads page count and size from a finished file. `next dev` shows a page before `npm run documents` has printed its
 * file, with zeros.
 *
 * @throws Error when a build has no file of that name
 */
export function readFileInfo(name: string): FileInfo {
  const file = join(process.cwd(), downloadsFolder, name);
  const kind = name.slice(name.lastIndexOf('.') + 1) as FileKind;
  if (process.env.NODE_ENV === 'development' && !existsSync(file))
    return { href: routes.download(name), kind, pages: 0, bytes: 0 };
  const bytes = readFileSync(file);
  return { href: routes.download(name), kind, pages: countPages(kind, bytes), bytes: bytes.length };
}

/** Address of the picture of a file's first page, by the file's name without its ending. It may have none. */
export const findCover = (file: string): string | undefined =>
  ['webp', 'png', 'jpg']
    .map((ending) => `/guide-covers/${file}.${ending}`)
    .find((address) => existsSync(join(process.cwd(), 'public', address)));

type Guide = { file: string; format: string };

/** By the format on a guide's card: one, or PPTX and PDF. */
export const listGuideFileNames = ({ file, format }: Guide): [string, string?] =>
  format === 'PPT + PDF' ? [`${file}.pptx`, `${file}.pdf`] : [`${file}.${format.toLowerCase()}`];

export function guideFiles(guide: Guide): GuideFiles {
  const [file, second] = listGuideFileNames(guide);
  return { file: readFileInfo(file), ...(second && { second: readFileInfo(second) }) };
}
